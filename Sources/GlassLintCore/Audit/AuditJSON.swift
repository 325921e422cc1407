/// An audit for programs. The fields are described in `docs/audit.md`; they stay.
enum AuditJSON {
  static func render(_ audit: Audit) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.field("version", audit.version)
      json.field("name", audit.name)
      json.field("files", audit.files)
      json.lines("screens", audit.screens) { $0.append($1) }
      json.lines("roles", audit.roles) { $0.append($1) }
      json.lines("colors", audit.colors) { $0.append($1) }
      json.lines("contrast", audit.contrast) { $0.append($1) }
      json.lines("shadows", audit.shadows) { $0.append($1) }
      json.newLine()
      json.object("corners") { json in
        json.field("continuous", audit.corners.continuous)
        json.field("circular", audit.corners.circular)
      }
      json.lines("surfaces", audit.surfaces) { json, surface in
        json.object { json in
          json.field("name", surface.name)
          json.field("glass", surface.isGlass)
          json.field("count", surface.count)
          json.field("files", surface.files)
          json.places(surface.places)
        }
      }
      json.lines("frames", audit.frames) { json, frame in
        json.object { json in
          json.number("size", frame.size)
          json.field("count", frame.count)
          json.field("inControls", frame.inControls)
          json.field("files", frame.files)
          json.places(frame.places)
        }
      }
      json.newLine()
      json.append(audit.labels)
      json.newLine()
      json.object("rules") { json in
        for rule in audit.rules {
          json.newLine()
          json.key(named: rule.rule)
          json.object { json in
            json.field("severity", rule.severity.name)
            json.field("findings", rule.findings)
            json.field("suppressed", rule.suppressed)
          }
        }
      }
      json.newLine()
      json.append(audit.comparison)
      json.lines("errors", audit.errors) { json, error in
        json.object { json in
          json.field("file", error.path)
          json.field("message", error.reason)
        }
      }
    }
    json.text.append("\n")
    return json.text.finish()
  }
}

extension JSONWriter {
  fileprivate mutating func lines<Element>(
    _ name: StaticString, _ elements: [Element], _ body: (inout JSONWriter, Element) -> Void
  ) {
    newLine()
    array(name) { json in
      for element in elements {
        json.newLine()
        body(&json, element)
      }
    }
  }

  fileprivate mutating func number(_ name: StaticString, _ number: Double?) {
    key(name)
    value(verbatim: number.map { JSONValue.text($0) } ?? "null")
  }

  /// A share with six digits, which is more than anybody counts.
  private mutating func share(_ name: StaticString, _ share: Double?) {
    number(name, share.map { ($0 * 1_000_000).rounded() / 1_000_000 })
  }

  private mutating func text(_ name: StaticString, _ text: String?) {
    key(name)
    if let text { value(text) } else { value(verbatim: "null") }
  }

  private mutating func append(_ value: Audit.Value) {
    switch value {
    case .number(let number): self.value(verbatim: JSONValue.text(number))
    case .text(let text): self.value(text)
    }
  }

  private mutating func field(_ name: StaticString, _ value: Audit.Value) {
    key(name)
    append(value)
  }

  fileprivate mutating func places(_ places: [Location]) {
    array("places") { json in
      for place in places { json.object { $0.append(place) } }
    }
  }

  private mutating func append(_ counts: [Audit.ValueCount]) {
    array("values") { json in
      for count in counts {
        json.object { json in
          json.field("value", count.value)
          json.field("count", count.count)
        }
      }
    }
  }

  // MARK: Screens

  fileprivate mutating func append(_ screen: Audit.Screen) {
    object { json in
      json.field("name", screen.name)
      json.field("kind", screen.kind.rawValue)
      json.field("file", screen.file)
      json.field("line", screen.place.start.line)
      json.array("uses") { json in
        for use in screen.uses {
          json.object { json in
            json.field("role", use.role.rawValue)
            json.field("use", use.use)
            json.append(use.values)
          }
        }
      }
      json.array("departures") { json in
        for departure in screen.departures {
          json.object { json in
            json.field("role", departure.role.rawValue)
            json.field("use", departure.use)
            json.field("value", departure.value.value)
            json.field("count", departure.value.count)
            json.field("usual", departure.usual)
            json.field("usualScreens", departure.usualScreens)
            json.field("screens", departure.screens)
            json.places(departure.places)
          }
        }
      }
    }
  }

  // MARK: Roles

  fileprivate mutating func append(_ role: Audit.RoleUse) {
    object { json in
      json.field("role", role.role.rawValue)
      json.object("scale") { json in
        json.field("kind", role.scale.rawValue)
        json.array("steps") { json in
          for step in role.steps { json.value(verbatim: JSONValue.text(step)) }
        }
      }
      json.field("count", role.count)
      json.field("named", role.named)
      json.field("system", role.system)
      json.share("adoption", role.adoption)
      json.lines("values", role.values) { $0.append($1) }
      json.newLine()
      json.array("uses") { json in
        for use in role.uses {
          json.object { json in
            json.field("use", use.use)
            json.field("count", use.count)
            json.append(use.values)
          }
        }
      }
      json.newLine()
      json.array("folders") { json in
        for folder in role.folders {
          json.object { json in
            json.field("folder", folder.folder)
            json.field("count", folder.count)
            json.share("adoption", folder.adoption)
          }
        }
      }
      json.newLine()
      json.array("nearMisses") { json in
        for miss in role.nearMisses {
          json.object { json in
            json.field("into", miss.into.value)
            json.text("token", miss.token)
            json.append(miss.values)
          }
        }
      }
      json.newLine()
      json.array("candidates") { json in
        for candidate in role.candidates {
          json.object { json in
            json.field("value", candidate.value)
            json.field("count", candidate.count)
            json.field("files", candidate.files)
          }
        }
      }
      json.newLine()
      json.array("unusedTokens") { json in
        for token in role.unusedTokens {
          json.object { json in
            json.field("name", token.name)
            json.field("value", token.value)
            if let place = token.place { json.append(place) }
          }
        }
      }
    }
  }

  private mutating func append(_ use: Audit.ValueUse) {
    object { json in
      json.field("value", use.value)
      json.field("count", use.count)
      json.field("named", use.named)
      json.share("share", use.share)
      json.field("files", use.files)
      json.field("screens", use.screens.count)
      json.field("step", use.isStep)
      json.text("token", use.token)
      if use.isSystem { json.field("system", true) }
      json.array("uses") { json in
        for kind in use.uses {
          json.object { json in
            json.field("use", kind.use)
            json.field("count", kind.count)
          }
        }
      }
      json.places(use.places)
    }
  }

  // MARK: Colors, shadows

  fileprivate mutating func append(_ color: Audit.ColorUse) {
    object { json in
      json.field("value", color.name)
      json.field("kind", color.kind.rawValue)
      json.text("light", color.light)
      json.text("dark", color.dark)
      json.field("count", color.count)
      json.field("files", color.files)
      json.key("nearestToken")
      if let nearest = color.nearest {
        json.object { json in
          json.field("name", nearest.name)
          json.field("value", nearest.light)
          json.number("difference", (nearest.difference * 100).rounded() / 100)
        }
      } else {
        json.value(verbatim: "null")
      }
      json.places(color.places)
    }
  }

  fileprivate mutating func append(_ pair: Audit.ContrastPair) {
    object { json in
      json.field("text", pair.text)
      json.field("ground", pair.ground)
      json.number("minimum", pair.minimum)
      json.append("light", pair.light)
      json.append("dark", pair.dark)
      json.append(pair.place)
    }
  }

  private mutating func append(_ name: StaticString, _ appearance: Audit.ContrastPair.Appearance?) {
    key(name)
    guard let appearance else { return value(verbatim: "null") }
    object { json in
      json.field("text", appearance.text)
      json.field("ground", appearance.ground)
      json.number("ratio", (appearance.ratio * 100).rounded(.down) / 100)
    }
  }

  fileprivate mutating func append(_ shadow: Audit.ShadowUse) {
    object { json in
      json.number("opacity", shadow.opacity)
      json.number("radius", shadow.radius)
      json.number("x", shadow.x)
      json.number("y", shadow.y)
      json.field("count", shadow.count)
      json.field("named", shadow.named)
      json.field("files", shadow.files)
      json.text("token", shadow.token)
      json.places(shadow.places)
    }
  }

  fileprivate mutating func append(_ labels: Audit.Labels?) {
    key("labels")
    guard let labels else { return value(verbatim: "null") }
    object { json in
      json.field("present", labels.present)
      json.field("missing", labels.missing)
      json.array("kinds") { json in
        for kind in labels.kinds {
          json.object { json in
            json.field("kind", kind.kind)
            json.field("present", kind.present)
            json.field("missing", kind.missing)
            json.places(kind.places)
          }
        }
      }
    }
  }

  // MARK: Comparison

  fileprivate mutating func append(_ comparison: AuditComparison?) {
    key("comparison")
    guard let comparison else { return value(verbatim: "null") }
    let (before, after) = (comparison.before, comparison.after)
    object { json in
      json.field("base", comparison.base)
      json.array("worse") { json in
        for sentence in comparison.worse { json.value(sentence) }
      }
      json.array("roles") { json in
        for role in comparison.roles {
          json.newLine()
          json.object { json in
            json.field("role", role.rawValue)
            json.append("before", before.roles[role])
            json.append("after", after.roles[role])
          }
        }
      }
      json.change("files", before.files, after.files)
      json.change("contrast", before.contrast, after.contrast)
      json.change("missingLabels", before.missingLabels, after.missingLabels)
      json.change("departures", before.departures, after.departures)
      json.object("rules") { json in
        for (rule, before, after) in comparison.changedRules {
          json.key(named: rule)
          json.object { json in
            json.field("before", before)
            json.field("after", after)
          }
        }
      }
    }
  }

  private mutating func append(_ name: StaticString, _ role: AuditSummary.RoleSummary?) {
    key(name)
    guard let role else { return value(verbatim: "null") }
    object { json in
      json.field("count", role.count)
      json.field("values", role.values)
      json.share("adoption", role.adoption)
      json.field("nearMisses", role.nearMisses)
    }
  }

  private mutating func change(_ name: StaticString, _ before: Int?, _ after: Int?) {
    object(name) { json in
      json.number("before", before.map(Double.init))
      json.number("after", after.map(Double.init))
    }
  }
}

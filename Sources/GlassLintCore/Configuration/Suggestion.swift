/// The valid word somebody probably meant; `nil` where none is near.
///
/// Near is: a few typing slips away (Damerau-Levenshtein distance, case ignored, up to two fifths of the word), or a
/// part of the valid word between its hyphens, dots and colons (`recommended` for `glasslint:recommended`).
public func suggest(_ word: String, from candidates: [String]) -> String? {
  let wanted = Array(word.lowercased().utf8)
  guard !wanted.isEmpty, wanted.count <= 200 else { return nil }
  let cutoff = max(wanted.count < 3 ? 1 : 2, wanted.count * 2 / 5)
  var best: (distance: Int, word: String)?
  for candidate in candidates {
    let bytes = Array(candidate.lowercased().utf8)
    guard abs(bytes.count - wanted.count) <= cutoff else { continue }
    let distance = editDistance(wanted, bytes)
    if distance <= cutoff, distance < best?.distance ?? .max { best = (distance, candidate) }
  }
  return best?.word ?? candidates.filter { isPart(wanted, of: $0) }.min { $0.utf8.count < $1.utf8.count }
}

/// "unknown rule "x"; did you mean "y"?", or the valid ones where none is near.
public func unknownMessage(_ noun: String, _ word: String, valid: [String]) -> String {
  let quoted = JSONValue.quoted(word)
  if let nearest = suggest(word, from: valid) {
    return "unknown \(noun) \(quoted); did you mean \"\(nearest)\"?"
  }
  if valid.isEmpty { return "unknown \(noun) \(quoted); there is none to choose from here" }
  let shown = valid.prefix(12).map { "\"\($0)\"" }.joined(separator: ", ")
  return "unknown \(noun) \(quoted); valid are \(shown)\(valid.count > 12 ? ", …" : "")"
}

private func isPart(_ word: [UInt8], of candidate: String) -> Bool {
  let bytes = Array(candidate.lowercased().utf8)
  let isSeparator = { (byte: UInt8) in
    [UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ":")].contains(byte)
  }
  return word.count > 2
    && (bytes.starts(with: word)
      || bytes.split(whereSeparator: isSeparator).contains { $0.elementsEqual(word) })
}

/// Insertions, deletions, replacements and swaps of neighbors that turn one word into the other.
private func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
  var beforeLast = [Int](repeating: 0, count: right.count + 1)
  var last = Array(0...right.count)
  for row in 0..<left.count {
    var current = [row + 1]
    current.reserveCapacity(right.count + 1)
    for column in 0..<right.count {
      let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
      var distance = min(replaced, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        distance = min(distance, beforeLast[column - 1] + 1)
      }
      current.append(distance)
    }
    beforeLast = last
    last = current
  }
  return last[right.count]
}

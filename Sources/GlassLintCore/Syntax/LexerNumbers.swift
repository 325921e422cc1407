extension Lexer {
  mutating func lexNumber(_ start: Cursor) -> Cursor {
    if start[0] == UInt8(ascii: "0") {
      switch start[1] {
      case UInt8(ascii: "x"): return lexHexadecimal(start)
      // Digits beyond the radix are errors, but belong to the number.
      case UInt8(ascii: "o"), UInt8(ascii: "b"): return append(.integer, start, skipWord(start + 2))
      default: break
      }
    }
    var p = skipDigits(start, .decimal)
    if p[0] == UInt8(ascii: ".") {
      // `1.description` and the members of `tuple.0.1` are no fractions.
      guard traits[Int(p[1])].contains(.decimal), count == 0 || out[count - 1].kind != .period else {
        return append(.integer, start, p)
      }
      p = skipDigits(p + 1, .decimal)
    } else if p[0] | 0x20 != UInt8(ascii: "e") {
      return append(.integer, start, skipWord(p))
    }
    guard p[0] | 0x20 == UInt8(ascii: "e") else { return append(.float, start, p) }
    return append(.float, start, skipWord(skipSign(p + 1)))
  }

  private mutating func lexHexadecimal(_ start: Cursor) -> Cursor {
    guard traits[Int(start[2])].contains(.hexadecimal) else {
      return append(.integer, start, skipWord(start + 2))
    }
    var p = skipDigits(start + 2, .hexadecimal)
    let dot: Cursor? = p[0] == UInt8(ascii: ".") ? p : nil
    if let dot {
      guard traits[Int(dot[1])].contains(.hexadecimal) else { return append(.integer, start, dot) }
      p = skipDigits(dot + 1, .hexadecimal)
      if p[0] | 0x20 != UInt8(ascii: "p") {
        // `0xff.description`. With a digit in second place the compiler takes it for a float without exponent.
        return append(.integer, start, p + 1 >= end || traits[Int(p[1])].contains(.decimal) ? p : dot)
      }
    } else if p[0] | 0x20 != UInt8(ascii: "p") {
      return append(.integer, start, skipWord(p))
    }
    let exponent = skipSign(p + 1)
    if !traits[Int(exponent[0])].contains(.decimal), exponent == p + 1, let dot,
      !traits[Int(dot[1])].contains(.decimal)
    {
      return append(.integer, start, dot)
    }
    return append(.float, start, skipWord(exponent))
  }

  @inline(__always)
  private func skipDigits(_ start: Cursor, _ digit: CharacterTraits) -> Cursor {
    var p = start
    while p[0] == UInt8(ascii: "_") || traits[Int(p[0])].contains(digit) { p += 1 }
    return p
  }

  @inline(__always)
  private func skipSign(_ p: Cursor) -> Cursor {
    p[0] == UInt8(ascii: "-") || p[0] == UInt8(ascii: "+") ? p + 1 : p
  }
}

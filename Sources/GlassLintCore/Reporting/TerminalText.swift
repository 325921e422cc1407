/// Text from outside, made safe to show.
public enum TerminalText {
  /// The text with control characters and those that turn the direction of writing escaped: nothing in it can move the
  /// cursor, start a line or change a color.
  public static func visible(_ text: String) -> String {
    var writer = ByteWriter()
    writer.append(visible: text)
    return writer.string
  }
}

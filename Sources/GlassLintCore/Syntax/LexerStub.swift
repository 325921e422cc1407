public struct LexerScratch: ~Copyable {}
public enum Lexer {
  static func tokenize(_ bytes: UnsafePointer<UInt8>, count: Int, into tokens: inout FlatArray<Token>, scratch: inout LexerScratch) {}
}

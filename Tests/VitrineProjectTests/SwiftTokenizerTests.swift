import Testing
import VitrineProject

@Suite struct SwiftTokenizerTests {
  private func texts(_ source: String) -> [String] {
    SwiftTokenizer.tokens(of: Array(source.utf8)).map(\.text)
  }

  @Test func `comments nest and are no tokens`() {
    #expect(texts("a /* b /* c */ d */ e // f\ng") == ["a", "e", "g"])
  }

  @Test func `a string with any content is one token`() {
    let sources = [
      #""@IBOutlet""#, #""\(call("inner \(2)"))""#, ##"#"raw " \#(x)"#"##, "\"\"\"\na \" b\n\"\"\"",
      #""\"""#, #"#/a"b/#"#,
    ]
    for source in sources { #expect(texts(source + " end") == [source, "end"]) }
  }

  @Test func `a string without its end ends with its line`() {
    #expect(texts("\"abc\nnext") == ["\"abc", "next"])
  }

  @Test func `words in back quotes have no quotes in their text`() {
    let tokens = SwiftTokenizer.tokens(of: Array("`default`".utf8))
    #expect(tokens.map(\.text) == ["default"])
    #expect(tokens.first?.range == 0..<9)
  }

  @Test func `the first token of a line is marked`() {
    let tokens = SwiftTokenizer.tokens(of: Array("a b\n  c\r\n/* */ d".utf8))
    #expect(tokens.map(\.startsLine) == [true, false, true, true])
  }

  @Test func `every beginning of a file can be read`() {
    let source = Array(
      ##"@objc(x) class A: B { #if os(iOS) "\(a "b")" #"c"# /* d /* */ */ `e` -> 1.5 } #/x"##.utf8)
    for end in 0...source.count {
      let tokens = SwiftTokenizer.tokens(of: Array(source[..<end]))
      #expect(tokens.allSatisfy { $0.range.upperBound <= end && !$0.range.isEmpty })
    }
  }

  @Test func `deep nesting ends`() {
    let source = String(repeating: #""\("#, count: 5000)
    #expect(!texts(source).isEmpty)
    #expect(texts(String(repeating: "/*", count: 5000)).isEmpty)
  }
}

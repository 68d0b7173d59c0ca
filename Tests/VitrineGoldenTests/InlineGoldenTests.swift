import Foundation
import Testing
import VitrineBase
import VitrineGolden

/// Literals in sources of their own, which are gone afterwards.
@Suite final class InlineGoldenTests {
  private let file = NSTemporaryDirectory() + "vitrine-\(UUID().uuidString).swift"

  deinit { Disk.removeTree(file) }

  private func write(_ source: String) throws {
    try Disk.write(Array(source.utf8), to: file)
  }

  private var source: String {
    (try? Files.disk.read(file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private func call(
    _ line: Int, _ column: Int = 1, _ form: InlineCall.Form = .argument
  ) -> InlineCall {
    InlineCall(file: file, line: line, column: column, form: form)
  }

  @Test func `an empty literal becomes a block, one level inside its line`() throws {
    try write("  expectGolden(\n    View(a: \")\"), // inline: \"no\"\n    inline: \"\")\n")
    try InlineGoldens.record("root\n\n  a “1”", replacing: "", at: call(1, 3))
    #expect(
      source == """
          expectGolden(
            View(a: ")"), // inline: "no"
            inline: \"""
              root

                a “1”
              \""")

        """)
  }

  @Test func `literals before and after others are recorded at their compiled lines`() throws {
    try write("a(inline: \"\"); a(inline: \"\")\nb(inline: \"old\")\n")
    try InlineGoldens.record("B", replacing: "old", at: call(2))
    try InlineGoldens.record("A2", replacing: "", at: call(1, 16))
    try InlineGoldens.record("A1", replacing: "", at: call(1))
    let block = { (text: String) in "\"\"\"\n  \(text)\n  \"\"\"" }
    #expect(
      source == "a(inline: \(block("A1"))); a(inline: \(block("A2")))\nb(inline: \(block("B")))\n")
  }

  @Test func `a block is replaced where it is`() throws {
    try write("\ta(\n\t\tinline: \"\"\"\n\t\t\told\n\n\t\t\t  text\n\t\t\t\"\"\")\n")
    try InlineGoldens.record("new", replacing: "old\n\n  text", at: call(1))
    #expect(source == "\ta(\n\t\tinline: \"\"\"\n\t\t\tnew\n\t\t\t\"\"\")\n")
  }

  @Test func `a text with a backslash or quotes becomes a raw literal`() throws {
    try write("a(inline: \"\")\n")
    try InlineGoldens.record(#"\n"#, replacing: "", at: call(1))
    #expect(source == "a(inline: #\"\"\"\n  \\n\n  \"\"\"#)\n")
  }

  @Test func `a closure after the call is written, and later replaced`() throws {
    try write("  f(of: g { 1 })\n  next()\n")
    try InlineGoldens.record("one", replacing: nil, at: call(1, 3, .closure))
    let closure = { (text: String) in " {\n    \"\"\"\n    \(text)\n    \"\"\"\n  }" }
    #expect(source == "  f(of: g { 1 })\(closure("one"))\n  next()\n")
    let other = NSTemporaryDirectory() + "vitrine-\(UUID().uuidString).swift"
    defer { Disk.removeTree(other) }
    try Disk.write(Array(source.utf8), to: other)
    try InlineGoldens.record(
      "two", replacing: "one", at: InlineCall(file: other, line: 1, column: 3, form: .closure))
    #expect(
      String(decoding: try Files.disk.read(other), as: UTF8.self)
        == "  f(of: g { 1 })\(closure("two"))\n  next()\n")
  }

  @Test(arguments: [
    "a(inline: \"else\")\n", "a(inline: \"\\(b)\")\n", "a(b)\nb(inline: \"\")\n", "",
    "a(b(inline: \"\"))\n",
  ])
  func `a call that isn't as it was compiled stays as it is`(text: String) throws {
    try write(text)
    let failure = #expect(throws: InlineGoldens.Failure.self) {
      try InlineGoldens.record("new", replacing: "", at: call(1))
    }
    #expect(failure?.description.hasSuffix("build and record again") == true)
    #expect(source == text)
  }

  @Test func `a file that was edited meanwhile and a call with two texts are refused`() throws {
    try write("a(inline: \"\")\nb(inline: \"\")\n")
    try InlineGoldens.record("one", replacing: "", at: call(1))
    try InlineGoldens.record("one", replacing: "", at: call(1))
    let failure = #expect(throws: InlineGoldens.Failure.self) {
      try InlineGoldens.record("two", replacing: "", at: call(1))
    }
    #expect(failure?.description.contains("is called with different texts") == true)
    try write("// edited\n" + source)
    #expect(throws: InlineGoldens.Failure.self) {
      try InlineGoldens.record("two", replacing: "", at: call(2))
    }
  }
}

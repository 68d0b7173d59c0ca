import Foundation
import TestSupport
import Testing

/// The lines of files below errors, with a mark below the column.
@Suite struct SourceExcerptTests {
  private func errors(_ text: String, _ words: [String] = ["render"]) throws -> String {
    let folder = try TemporaryFolder()
    _ = try folder.write(text, to: "w.json")
    return try Program.run(words + ["w.json"], in: folder.path).errors
  }

  @Test func `the mark is below the column of the error`() throws {
    #expect(
      try errors("{\"app\": \"A\",\n\t\"content\": }") == """
        w.json:2:13: error: found '}', expected a value
          2 |  "content": }
            |             ^

        """)
  }

  @Test func `wide characters take two cells, and columns count bytes`() throws {
    #expect(
      try errors(#"{"app": "Ü天", "content": {"labl": "x"}}"#).hasSuffix(
        """
          1 | {"app": "Ü天", "content": {"labl": "x"}}
            |                            ^

        """))
  }

  @Test func `a long line is cut on both sides of the mark`() throws {
    let space = String(repeating: " ", count: 300)
    let text = try errors("{\"app\": \"A\",\(space)\"contnet\": 1,\(space)\"height\": 100}")
    let lines = text.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[1].contains("… ") && lines[1].hasSuffix("…") && lines[1].count < 110)
    let mark = try #require(lines[2].firstIndex(of: "^"))
    let column = lines[2].distance(from: lines[2].startIndex, to: mark)
    #expect(lines[1].dropFirst(column).hasPrefix("\"contnet\""), "\(text)")
  }

  @Test func `control characters of the line are escaped, and other bytes have no excerpt`() throws
  {
    let text = try errors("{\"app\": \"\u{202E}\", \"contnet\": 1}")
    #expect(text.contains("\"\\u202e\""))
    #expect(!text.contains("\u{202E}"))
    let folder = try TemporaryFolder()
    _ = try folder.write([0x7B, 0xFF, 0x7D], to: "w.json")
    let invalid = try Program.run(["render", "w.json"], in: folder.path)
    #expect(invalid.errors.split(separator: "\n").count == 1, "\(invalid.errors)")
  }

  @Test(arguments: [["layout"], ["lint"], ["explain"]])
  func `every command that reads the input shows it`(words: [String]) throws {
    #expect(try errors("{\"app\": 1}", words).contains("\n  1 | {\"app\": 1}\n    |         ^\n"))
  }

  @Test func `a batch shows it below the failure of the input`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("{\"app\": 1}", to: "w.json")
    _ = try folder.write(
      #"{"inputs": ["w.json"], "axes": {"chrome": ["none"]}}"#, to: "vitrine.json")
    let batch = try Program.run(["batch", "--out", "o"], in: folder.path)
    #expect(batch.code == 3)
    #expect(batch.errors.contains("\n  1 | {\"app\": 1}\n    |         ^\n"), "\(batch.errors)")
    let list = try String(contentsOfFile: folder.path + "/o/batch.json", encoding: .utf8)
    #expect(!list.contains("|"))
  }
}

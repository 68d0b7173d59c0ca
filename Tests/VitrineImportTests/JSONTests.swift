import TestSupport
import Testing
import VitrineBase
import VitrineImport

@Suite struct JSONTests {
  @Test func `values carry their places`() throws {
    let value = try JSON.parse(Array("{\n  \"a\": [1, true, \"x\\u00e9\"]\n}".utf8), file: "f")
    guard case .array(let values) = value["a"]?.kind else {
      Issue.record("no array")
      return
    }
    #expect(values.map(\.location.line) == [2, 2, 2])
    #expect(values.map(\.location.column) == [9, 12, 18])
    #expect(values[2].kind == .string("xé"))
  }

  @Test(arguments: [
    "01", "1.", "1e", "-", "nul", "\"a", "[1,]", "{\"a\" 1}", "[1 2]", "\u{7}", "1e999",
  ])
  func `invalid JSON is an error`(text: String) {
    #expect(throws: InputError.self) { try JSON.parse(Array(text.utf8), file: "f") }
  }

  @Test(arguments: [
    ("{\"a\": tru}", "f:1:7: error: found 'tru', expected a value; did you mean 'true'?"),
    ("[True]", "f:1:2: error: found 'True', expected a value; did you mean 'true'?"),
    ("[hello]", "f:1:2: error: found 'hello', expected a value; a text needs quotes"),
    ("[n]", "f:1:2: error: found 'n', expected a value"),
    ("[%PDF]", "f:1:2: error: found '%', expected a value"),
    ("%PDF-1.4", "f:1:1: error: this is a PDF document, expected a JSON document"),
    ("<?xml version=\"1.0\"?>", "f:1:1: error: this is XML, expected a JSON document"),
  ])
  func `the error for a misspelled word or another kind of file names it`(
    text: String, message: String
  ) throws {
    let error = try #require(throws: InputError.self) {
      try JSON.parse(Array(text.utf8), file: "f")
    }
    #expect(error.diagnostic.description == message)
  }

  @Test func `a file has at most four million values and keys`() throws {
    let pairs = JSON.valueLimit / 2 - 1
    var text = Array("[".utf8)
    for _ in 0..<pairs { text += Array("0,0,".utf8) }
    let whole = text + Array("0]".utf8)
    guard case .array(let values) = try JSON.parse(whole, file: "f").kind else {
      Issue.record("no array")
      return
    }
    #expect(values.count == JSON.valueLimit - 1)
    let error = #expect(throws: InputError.self) {
      try JSON.parse(text + Array("0,0]".utf8), file: "f")
    }
    #expect(error?.diagnostic.code == "too-large")
    #expect(error?.diagnostic.location?.column == text.count + 3)
  }

  @Test func `numbers of any length are rounded correctly`() throws {
    var random = SeededGenerator(seed: 55)
    for _ in 0..<20_000 {
      let digits = Int.random(in: 1...20, using: &random)
      var text = Bool.random(using: &random) ? "-" : ""
      text += String(Int.random(in: 1...9, using: &random))
      for _ in 1..<digits { text += String(Int.random(in: 0...9, using: &random)) }
      if Bool.random(using: &random) {
        text += "."
        for _ in 0..<Int.random(in: 1...12, using: &random) {
          text += String(Int.random(in: 0...9, using: &random))
        }
      }
      let value = try JSON.parse(Array(text.utf8), file: "f")
      #expect(value.kind == .number(try #require(Double(text))), "\(text)")
    }
    guard case .number(let zero) = try JSON.parse(Array("-0".utf8), file: "f").kind else {
      Issue.record("no number")
      return
    }
    #expect(zero.sign == .minus)
  }

  @Test(arguments: [3, 11, 12, 13, 40])
  func `a repeated key is an error in an object of any size`(count: Int) {
    let members = (0..<count).map { "\"k\($0)\":\($0)" }
    #expect(throws: Never.self) {
      try JSON.parse(Array("{\(members.joined(separator: ","))}".utf8), file: "f")
    }
    for repeated in [0, count - 1] {
      let text = "{\((members + ["\"k\(repeated)\":0"]).joined(separator: ","))}"
      let error = #expect(throws: InputError.self) { try JSON.parse(Array(text.utf8), file: "f") }
      #expect(error?.diagnostic.code == "duplicate-key")
    }
  }

  @Test(arguments: [
    (#""k0""#, #""\u006b0""#), (#""é""#, #""e\u0301""#), ("\"é\"", "\"e\u{301}\""),
    (#""\u00e9""#, #""é""#),
  ])
  func `a repeated key in another spelling is an error`(first: String, second: String) {
    for count in [2, 40] {
      let others = (1..<count).map { "\"k\($0)\":0" }
      let text = "{\(([first + ":1"] + others + [second + ":2"]).joined(separator: ","))}"
      let error = #expect(throws: InputError.self) { try JSON.parse(Array(text.utf8), file: "f") }
      #expect(error?.diagnostic.code == "duplicate-key")
    }
  }

  @Test func `deep nesting is refused, not followed`() {
    let text = [UInt8](repeating: UInt8(ascii: "["), count: 100_000)
    #expect(throws: InputError.self) { try JSON.parse(text, file: "f") }
  }

  @Test func `mutated documents never crash`() throws {
    let whole = Array(
      #"{"app": "A", "content": {"vstack": [{"label": "x", "font": "12 bold", "id": "a"}], "constraints": ["H:|-[a(20)]-|"]}}"#
        .utf8)
    var random = SeededGenerator(seed: 11)
    for _ in 0..<2000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      _ = try? WidgetDocument.read(bytes, file: "f")
    }
  }
}

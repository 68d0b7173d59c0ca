import TestSupport
import Testing
import VitrineBase

/// Values that are decoded from their text when they are used.
@Suite struct JSONTextTests {
  /// A writer of random JSON that notes the location of each value and key.
  private struct RandomText {
    var random: SeededGenerator
    var text: [UInt8] = []
    private var line = 1
    private var column = 1

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    private var location: VitrineBase.SourceLocation {
      VitrineBase.SourceLocation(file: "f", line: line, column: column)
    }

    private mutating func write(_ part: String) {
      for byte in part.utf8 {
        text.append(byte)
        (line, column) = byte == 0x0A ? (line + 1, 1) : (line, column + 1)
      }
    }

    private mutating func writeSpace() {
      let count = Int.random(in: 0...9, using: &random)
      if count > 7 { write([" ", "\n", "\t", "\r\n", "\n\n  "].randomElement(using: &random)!) }
    }

    private mutating func writeString(_ content: String) {
      write("\"")
      for scalar in content.unicodeScalars {
        switch scalar {
        case "\"", "\\": write("\\\(scalar)")
        case "\n": write("\\n")
        case _ where Int.random(in: 0...7, using: &random) == 0:
          for unit in String(scalar).utf16 {
            let digits = String(unit, radix: 16, uppercase: Bool.random(using: &random))
            write("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
          }
        default: write(String(scalar))
        }
      }
      write("\"")
    }

    private mutating func content() -> String {
      let letters = ["a", "b", "é", "日", "🏔", "\"", "\\", "\n", "/", "]", "}", "{", "e\u{301}"]
      let length = [0, 1, 3, 12, 90].randomElement(using: &random)!
      return (0..<length).map { _ in letters.randomElement(using: &random)! }.joined()
    }

    mutating func value(depth: Int) -> JSONValue {
      writeSpace()
      let place = location
      defer { writeSpace() }
      switch Int.random(in: 0...(depth == 0 ? 4 : 9), using: &random) {
      case 0:
        write("null")
        return JSONValue(.null, at: place)
      case 1:
        let flag = Bool.random(using: &random)
        write("\(flag)")
        return JSONValue(.bool(flag), at: place)
      case 2:
        let number = Double(Int.random(in: -99_999...99_999, using: &random)) / 8
        write("\(number)")
        return JSONValue(.number(number), at: place)
      case 3, 4:
        let content = content()
        writeString(content)
        return JSONValue(.string(content), at: place)
      case 5...7:
        write("[")
        var values: [JSONValue] = []
        writeSpace()
        for index in 0..<count() {
          if index > 0 { write(",") }
          values.append(value(depth: depth - 1))
        }
        write("]")
        return JSONValue(.array(values), at: place)
      default:
        write("{")
        var members: [JSONValue.Member] = []
        writeSpace()
        for index in 0..<count() {
          if index > 0 { write(",") }
          writeSpace()
          let (key, place) = (content() + "\(index)", location)
          writeString(key)
          writeSpace()
          write(":")
          members.append(
            JSONValue.Member(key: key, location: place, value: value(depth: depth - 1)))
        }
        write("}")
        return JSONValue(.object(members), at: place)
      }
    }

    private mutating func count() -> Int { [0, 1, 2, 5, 30].randomElement(using: &random)! }
  }

  @Test(arguments: 0..<60)
  func `random texts have the values and the locations that were written`(seed: UInt64) throws {
    var writer = RandomText(seed: seed)
    let written = writer.value(depth: 4)
    let read = try JSON.parse(writer.text, file: "f")
    #expect(read == written)
    #expect(read.hashValue == written.hashValue)
    guard case .object(let members) = written.kind else { return }
    for member in members { #expect(read[member.key] == member.value) }
    #expect(read["missing"] == nil)
  }

  @Test func `a value is equal to itself, to its copy, and to none elsewhere`() throws {
    let text = Array(#"{"a": [1, 1], "b": "x"}"#.utf8)
    let (one, other) = (try JSON.parse(text, file: "f"), try JSON.parse(text, file: "f"))
    #expect(one == one && one == other)
    #expect(try one != JSON.parse(text, file: "g"))
    guard case .array(let values) = one["a"]?.kind else {
      Issue.record("no array")
      return
    }
    #expect(values[0] != values[1] && values[0].kind == values[1].kind)
    var moved = values[1]
    moved.location = values[0].location
    #expect(moved == values[0])
  }

  @Test func `keys are the same if their texts are, in objects of any size`() throws {
    for count in [1, 11, 12, 200] {
      let members =
        (0..<count).map { "\"k\($0)\":\($0)" } + [#""caf\u00e9":1"#, #""x\/y":2"#, "\"öl\":3"]
      for (key, isNew) in [
        ("cafe\u{301}", false), ("o\u{308}l", false), ("x/y", false), ("x\\\\y", true), ("k", true),
      ] {
        let text = "{\((members + ["\"\(key)\":3"]).joined(separator: ","))}"
        let value = try? JSON.parse(Array(text.utf8), file: "f")
        #expect((value != nil) == isNew, "\(key) \(count)")
      }
    }
  }

  @Test func `errors at the end of a text have a location at any length`() {
    for count in [0, 1, 511, 512, 513, 1024] {
      let text = [UInt8](repeating: UInt8(ascii: "\n"), count: count)
      let error = #expect(throws: InputError.self) { try JSON.parse(text, file: "f") }
      #expect(error?.diagnostic.location?.line == count + 1)
    }
  }

  @Test func `long objects and arrays are limited`() throws {
    let long = "[\"\(String(repeating: "x", count: 64))\"],"
    var text = Array("[".utf8)
    for _ in 0..<JSON.longValueLimit { text += Array(long.utf8) }
    let error = #expect(throws: InputError.self) {
      try JSON.parse(text + Array("0]".utf8), file: "f")
    }
    #expect(error?.diagnostic.code == "too-large")
  }
}

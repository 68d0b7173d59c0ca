import Foundation
import TestSupport
import Testing
import VitrineBase
import VitrineGraphics
import VitrineImport

@Suite struct PropertyListTests {
  /// Written by Python's plistlib: a name, numbers, data, and a widget's extension point.
  static let binary = """
    YnBsaXN0MDDTAQIDBAUKXxATQ0ZCdW5kbGVEaXNwbGF5TmFtZVFOW05TRXh0ZW5zaW9uZwBUAGkAZABlAHMAICcTpAYHCAkQ\
    ASNABAAAAAAAAAlBeNELDF8QGk5TRXh0ZW5zaW9uUG9pbnRJZGVudGlmaWVyXxAaY29tLmFwcGxlLndpZGdldC1leHRlbnNp\
    b24IDyUnM0JHSVJTVVh1AAAAAAAAAQEAAAAAAAAADQAAAAAAAAAAAAAAAAAAAJI=
    """
  static let bytes = [UInt8](Data(base64Encoded: binary)!)

  @Test func `a binary list is read`() throws {
    let list = try PropertyList.read(Self.bytes, file: "Info.plist")
    #expect(list["CFBundleDisplayName"]?.string == "Tides ✓")
    #expect(list["N"] == .array([.number(1), .number(2.5), .bool(true), .other]))
    #expect(
      list["NSExtension"]?["NSExtensionPointIdentifier"]?.string == "com.apple.widget-extension")
  }

  @Test func `an XML list is read`() throws {
    let text = """
      <plist version="1.0"><dict><key>a</key><string>x &amp; y</string><key>b</key>
      <array><true/><integer> 7 </integer><date>2020</date></array></dict></plist>
      """
    let list = try PropertyList.read(Array(text.utf8), file: "Info.plist")
    #expect(list["a"]?.string == "x & y")
    #expect(list["b"] == .array([.bool(true), .number(7), .other]))
  }

  @Test(arguments: [
    "<dict/>", "<plist/>", "<plist><dict><string>x</string></dict></plist>", "bplist00",
  ])
  func `an invalid property list is an error with its place`(text: String) {
    #expect(throws: InputError.self) {
      try PropertyList.read(Array(text.utf8), file: "Info.plist")
    }
  }

  @Test func `a damaged binary list never crashes`() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      var damaged = Self.bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        damaged[Int.random(in: 6..<damaged.count, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      _ = try? PropertyList.read(damaged, file: "Info.plist")
    }
  }

  @Test func `strings files are read in each encoding, with comments and escapes`() throws {
    let text = """
      /* a comment */ "a.text" = "Say \\"hi\\"\\n\\U00e9"; // another
      "b" = "ok" ; bare = "word";
      """
    let wanted = ["a.text": "Say \"hi\"\né", "b": "ok", "bare": "word"]
    #expect(try StringsFile.read(Array(text.utf8), file: "x.strings") == wanted)
    let little = text.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    #expect(try StringsFile.read([0xFF, 0xFE] + little, file: "x.strings") == wanted)
    let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    #expect(try StringsFile.read([0xFE, 0xFF] + big, file: "x.strings") == wanted)
    #expect(try StringsFile.read(big, file: "x.strings") == wanted)
  }

  @Test(arguments: [
    ("\"a\" = \"b\"", "x.strings:1:10: error: ';' is missing after \"a\""),
    ("\n \"a", "x.strings:2:3: error: a string has no end"),
    ("/* never", "x.strings:1:1: error: a comment has no end"),
    ("= \"b\";", "x.strings:1:1: error: expected a key"),
  ])
  func `a broken strings file is refused with its place`(text: String, message: String) {
    let error = #expect(throws: InputError.self) {
      try StringsFile.read(Array(text.utf8), file: "x.strings")
    }
    #expect(error?.diagnostic.description == message)
  }
}

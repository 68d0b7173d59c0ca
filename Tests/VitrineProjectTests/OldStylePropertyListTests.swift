import Testing
import VitrineBase
import VitrineProject

/// The reader of `project.pbxproj`'s property lists.
@Suite struct OldStylePropertyListTests {
  private func read(_ text: String) throws -> ProjectValue {
    try ProjectValue.read(Array(text.utf8), file: "project.pbxproj")
  }

  private func problem(_ text: String) -> String? {
    do throws(InputError) {
      _ = try ProjectValue.read(Array(text.utf8), file: "project.pbxproj")
      return nil
    } catch {
      return error.diagnostic.description
    }
  }

  @Test func `dictionaries, lists, words, strings and comments are read with their places`() throws
  {
    let value = try read(
      """
      // !$*UTF8*$!
      {
        A = (one, "two words", /* none */ three-3, );
        "B C" = { D = 'single'; E = <0f 1a>; };
        Path = /usr/local/x.y;
      }
      """)
    #expect(value["A"]?.strings == ["one", "two words", "three-3"])
    #expect(value["B C"]?["D"]?.string == "single")
    #expect(value["B C"]?["E"]?.string == "0f 1a")
    #expect(value["Path"]?.string == "/usr/local/x.y")
    #expect(value["A"]?.location == SourceLocation(file: "project.pbxproj", line: 3, column: 7))
  }

  @Test func `escapes in strings are undone`() throws {
    let value = try read(#"{ a = "tab\tquote\"line\nback\\ \U00e9 \101"; }"#)
    #expect(value["a"]?.string == "tab\tquote\"line\nback\\ é A")
  }

  @Test func `a property list in XML has the same values`() throws {
    let value = try read(
      "<?xml version=\"1.0\"?><plist><dict><key>a</key><array><string>b</string></array></dict></plist>"
    )
    #expect(value["a"]?.strings == ["b"])
  }

  @Test(arguments: [
    ("", "project.pbxproj:1:1: error: the file is empty, expected a property list"),
    ("{ a = b; ", "project.pbxproj:1:1: error: '{' has no '}'"),
    ("{ a = (b, c", "project.pbxproj:1:12: error: expected ',' or ')' in a list"),
    ("{ a b; }", "project.pbxproj:1:5: error: '=' is missing after a"),
    ("{ a = b }", "project.pbxproj:1:9: error: ';' is missing after the value of a"),
    ("{ a = \"b; }", "project.pbxproj:1:7: error: a string has no closing quote"),
    ("{ /* a = b; }", "project.pbxproj:1:3: error: a comment has no end"),
    ("{} {}", "project.pbxproj:1:4: error: found more after the property list's end"),
    ("{ a = ; }", "project.pbxproj:1:7: error: found ';', expected a value"),
  ])
  func `a broken file ends in an error with a place`(text: String, message: String) {
    #expect(problem(text) == message)
  }

  @Test func `nesting is limited`() {
    let deep = String(repeating: "(", count: 5000)
    #expect(problem(deep)?.contains("nested over 64 deep") == true)
  }

  @Test func `no prefix of a project makes the reader fail otherwise than with an error`() throws {
    let bytes = Array(
      #"{ objects = { A = { isa = "PBX\U0041"; files = (1, <0f>, 'x'); }; }; /* end */ }"#.utf8)
    for count in 0..<bytes.count {
      let cut = Array(bytes[..<count])
      #expect(throws: InputError.self) { try ProjectValue.read(cut, file: "p") }
    }
  }
}

import Testing
import VitrineBase
import VitrineGraphics
import VitrineImport

/// Translations as Xcode exports and stores them, and colour sets.
@Suite struct TranslationFileTests {
  private func tables(_ text: String, _ file: String) throws -> [TranslationFile.Table] {
    try TranslationFile.read(Array(text.utf8), file: file)
  }

  private static let xliff = """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="Today/Base.lproj/Main.storyboard" source-language="en" target-language="de" datatype="plaintext">
        <header/><body>
          <trans-unit id="abc.text" xml:space="preserve"><source>Salt &amp; sea</source><target>Salz &amp; Meer</target><note/></trans-unit>
          <group><trans-unit id="def.normalTitle"><source>Go</source><target>Los <x id="1"/><g>jetzt</g></target></trans-unit></group>
          <trans-unit id="ghi.text"><source>Not yet</source></trans-unit>
        </body>
      </file>
      <file original="Localizable.strings" target-language="de"><body/></file>
    </xliff>
    """

  @Test func `an exported file has a table for each original`() throws {
    let tables = try tables(Self.xliff, "de.xliff")
    #expect(tables.map(\.original) == ["Today/Base.lproj/Main.storyboard", "Localizable.strings"])
    #expect(tables[0].language == "de")
    #expect(tables[0].texts == ["abc.text": "Salz & Meer", "def.normalTitle": "Los jetzt"])
  }

  @Test func `a string catalog has a table for each language, without plurals`() throws {
    let catalog = """
      { "sourceLanguage": "en", "version": "1.0", "strings": {
        "abc.text": { "comment": "…", "localizations": {
          "fr": { "stringUnit": { "state": "translated", "value": "Bonjour" } },
          "de": { "stringUnit": { "state": "translated", "value": "Hallo" } } } },
        "n.text": { "localizations": { "de": { "variations": { "plural": {} } } } }, "raw.text": {} } }
      """
    let tables = try tables(catalog, "Main.xcstrings")
    #expect(tables.map(\.language) == ["de", "fr"])
    #expect(tables.map(\.texts) == [["abc.text": "Hallo"], ["abc.text": "Bonjour"]])
  }

  @Test(arguments: [
    ("<plist/>", "a.xliff", "a.xliff:1:1: error: the root element is 'plist', expected 'xliff'"),
    (#"<xliff version="2.0"/>"#, "a.xliff", "this is XLIFF 2.0, expected 1.2"),
    ("<xliff><file>", "a.xliff", "a.xliff:1"), ("", "a.xliff", "the file is empty"),
    ("[]", "a.xcstrings", "the string catalog is an array, expected an object"),
    (#"{ "strings": 4 }"#, "a.xcstrings", "strings is a number, expected an object"),
    (#""a" = "#, "a.strings", "a.strings:1"),
  ])
  func `an invalid translation file is an error with its place`(
    text: String, file: String, message: String
  ) {
    let error = #expect(throws: InputError.self) { try tables(text, file) }
    let words = error?.diagnostic.description ?? ""
    #expect(words.contains(message), "\(words)")
  }

  // MARK: Colour sets

  private func color(_ colors: String) throws -> Color? {
    try ColorContents.read(Array(#"{ "colors": \#(colors) }"#.utf8), file: "c")
  }

  @Test func `components are fractions, hexadecimal or of 255`() throws {
    let color = try color(
      """
      [ { "idiom": "universal", "appearances": [ { "appearance": "luminosity", "value": "dark" } ],
          "color": { "components": { "white": "0.0", "alpha": "1.0" } } },
        { "idiom": "universal", "color": { "color-space": "srgb",
          "components": { "red": "0.500", "green": "0x33", "blue": "204", "alpha": "1" } } } ]
      """)
    #expect(color == Color(red: 0.5, green: 0.2, blue: 0.8))
  }

  @Test func `components in Display P3 are brought into sRGB`() throws {
    let color = try #require(
      try color(
        """
        [ { "color": { "color-space": "display-p3",
            "components": { "red": "60", "green": "200", "blue": "100", "alpha": "1.0" } } } ]
        """))
    #expect(Pixel(color) == Pixel(red: 0, green: 203, blue: 86, alpha: 255))
  }

  @Test func `greys have a white, and broken sets no colour`() throws {
    #expect(
      try color(#"[ { "color": { "components": { "white": "0.25", "alpha": "0.5" } } } ]"#)
        == Color(white: 0.25, alpha: 0.5))
    for broken in [
      "[]", "4", "[{}]", #"[ { "color": { "reference": "noColor" } } ]"#,
      #"[ { "color": { "components": { "red": "x", "green": "1", "blue": "1" } } } ]"#,
    ] {
      #expect(try color(broken) == nil)
    }
    #expect(throws: InputError.self) { try ColorContents.read(Array("{".utf8), file: "c") }
  }
}

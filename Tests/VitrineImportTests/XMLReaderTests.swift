import Testing
import VitrineBase
import VitrineGraphics
import VitrineImport

@Suite struct XMLReaderTests {
  @Test func `an element with too many attributes is refused before it costs time`() throws {
    func document(_ count: Int) -> [UInt8] {
      Array(
        ("<a>\n <b " + (0..<count).map { "x\($0)='a=b'" }.joined(separator: " ")
          + "/>'<c y='=='/></a>")
          .utf8)
    }
    let error = #expect(throws: InputError.self) {
      try XMLReader.read(document(300_000), file: "a.xml")
    }
    #expect(
      error?.diagnostic.description == "a.xml:2:2: error: an element has over 2000 attributes")
    #expect(try XMLReader.read(document(2000), file: "a.xml").children[0].attributes.count == 2000)
  }

  @Test func `an element's place is its tag's start, however many lines and bytes it has`() throws {
    let text = """
      <document>
        <label text="é"
            id="a"/><button title="a > b"
          id="b"/> <view id="c"/>
      </document>
      """
    let root = try XMLReader.read(Array(text.utf8), file: "m.xib")
    #expect(
      root.children.map { "\($0.name) \($0.location.line):\($0.location.column)" }
        == ["label 2:3", "button 3:15", "view 4:14"])
  }

  @Test func `elements of one long line have their columns, soon found however many they are`()
    throws
  {
    let count = 20_000
    let text = "<document>" + String(repeating: "<view/>", count: count) + "</document>"
    let root = try XMLReader.read(Array(text.utf8), file: "m.xib")
    #expect(root.children.map(\.location.line).allSatisfy { $0 == 1 })
    #expect(root.children.map(\.location.column) == (0..<count).map { 11 + 7 * $0 })
  }

  @Test func `columns are counted in bytes`() throws {
    let root = try XMLReader.read(Array("<a><b t=\"é\"/><c/>\r\n é<d/></a>".utf8), file: "a.xml")
    #expect(root.children.map(\.location.column) == [4, 15, 4])
    #expect(root.children.map(\.location.line) == [1, 1, 2])
  }

  @Test func `names have no prefixes, and declarations of namespaces are no attributes`() throws {
    let text = "<s:svg xmlns:s='http://s' xmlns='http://d' s:id='1'><s:use href='#a'/></s:svg>"
    let root = try XMLReader.read(Array(text.utf8), file: "a.svg")
    #expect(root.name == "svg")
    #expect(root.attributes == ["id": "1"])
    #expect(root.children.map(\.name) == ["use"])
  }

  @Test func `an entity stands for its text`() throws {
    let head = "<!DOCTYPE a [<!ENTITY ns 'http://x'>]>"
    let text = head + "<a xmlns:x='&ns;' b='&ns;'>&ns; &amp;&#65;</a>"
    let root = try XMLReader.read(Array(text.utf8), file: "a.svg")
    #expect(root.attributes == ["b": "http://x"])
    #expect(root.text == "http://x &A")
  }

  @Test(arguments: [
    ("<!ENTITY a '1'><!ENTITY b '&a;&a;'>", "unsafe-entity"),
    ("<!ENTITY e SYSTEM 'file:///etc/passwd'>", "unsafe-entity"),
    ("<!ENTITY % e 'text'>", "unsafe-entity"),
    ("<!ENTITY e '\(String(repeating: "x", count: 4097))'>", "unsafe-entity"),
    ("<!ENTITY n 'text'>", "broken-xml"),
  ]) func `entities that could grow, read files or are unknown are refused`(
    _ declaration: String, _ code: String
  ) {
    let text = "<!DOCTYPE a [\(declaration)]><a>&e;</a>"
    let error = #expect(throws: InputError.self) {
      try XMLReader.read(Array(text.utf8), file: "a.xml")
    }
    #expect(error?.diagnostic.code == code)
  }

  @Test func `an entity that may be declared in an unread file is refused by name`() {
    let text = "<!DOCTYPE a SYSTEM 'a.dtd'><a>\n &nbsp;</a>"
    let error = #expect(throws: InputError.self) {
      try XMLReader.read(Array(text.utf8), file: "a.xml")
    }
    #expect(
      error?.diagnostic.description
        == "a.xml:2:2: error: the entity 'nbsp' is not declared in this file")
  }

  @Test func `UTF-16 and Latin-1 are read, and other encodings are refused`() throws {
    let wide = "\u{FEFF}<a b='é'/>".utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    #expect(try XMLReader.read(wide, file: "a.xml")["b"] == "é")
    let latin = Array("<?xml version='1.0' encoding='ISO-8859-1'?><a b='".utf8) + [0xE9]
    #expect(try XMLReader.read(latin + Array("'/>".utf8), file: "a.xml")["b"] == "é")
    let other = Array("<?xml version='1.0' encoding='Shift_JIS'?><a/>".utf8)
    #expect(throws: InputError.self) { try XMLReader.read(other, file: "a.xml") }
  }
}

import Testing
import VitrineBase
import VitrineGraphics
import VitrineImport

@Suite struct TagPlaceTests {
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
}

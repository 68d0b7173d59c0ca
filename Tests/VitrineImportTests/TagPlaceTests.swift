import Testing
import VitrineGraphics

@testable import VitrineImport

@Suite struct TagPlaceTests {
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
}

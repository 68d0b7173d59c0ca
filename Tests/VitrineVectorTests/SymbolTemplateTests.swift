import Testing
import VitrineGraphics
import VitrineVector

@Suite struct SymbolTemplateTests {
  /// Returns a template with a group and lines beside the symbols of other weights.
  private func template(
    _ group: String, scale: String = "M", lines: String = "", style: String = ""
  ) -> String {
    """
    <svg width="3300" height="2200"><style>\(style)</style>
      <g id="Notes"><rect width="3300" height="2200" fill="white"/><text>Regular</text></g>
      <g id="Guides">\(lines)</g>
      <g id="Symbols">
        <g id="Black-\(scale)"><rect width="500" height="500"/></g>
        <g id="Regular-\(scale)" transform="matrix(1 0 0 1 1000 600)">\(group)</g>
      </g></svg>
    """
  }

  private func read(_ text: String) throws -> VectorPicture {
    try VectorFile.read(Array(text.utf8), file: "boat.svg")
  }

  private static let margins = """
    <line id="left-margin-Regular-M" x1="990" x2="990" y1="0" y2="9"/>
    <line id="right-margin-Regular-M" x1="1120" x2="1120" y1="0" y2="9"/>
    """

  @Test func `a symbol is as wide as its margins, and body text is its size`() throws {
    let picture = try read(
      template(#"<rect width="100" height="86" fill="none"/>"#, lines: Self.margins))
    #expect(picture.size.width == 130 * 0.17)
    #expect((picture.size.height - 17).magnitude < 1e-9)
    #expect(picture.items.count == 1)
    guard case .fill(let path, _, .color(.black)) = picture.items[0] else {
      Issue.record("no black shape")
      return
    }
    guard case .move(let corner) = path.elements.first else { return }
    #expect((corner.x - 1.7).magnitude < 1e-9)
    #expect(picture.unsupported.isEmpty)
  }

  @Test func `the small scale of a newer template is enlarged`() throws {
    let shape = #"<rect width="79" height="79"/>"#
    let small = try read(template(shape, scale: "S"))
    let medium = try read(template(shape))
    #expect((small.size.width * 0.79 - medium.size.width).magnitude < 1e-9)
  }

  @Test func `a layer that clears those behind it is a hole`() throws {
    let picture = try read(
      template(
        """
        <rect class="hierarchical-0:tertiary" width="100" height="100"/>
        <rect class="monochrome-0 hierarchical-1:primary" width="80" height="80"/>
        <rect class="monochrome-1 preview" width="40" height="40"/>
        """,
        style: """
          .monochrome-0 {fill:#000000}
          .monochrome-1 {opacity:0.0;-sfsymbols-clear-behind:true}
          .preview {opacity:1.0}
          """))
    guard case .group(1, .sourceOver, let items) = picture.items.first else {
      Issue.record("no group")
      return
    }
    #expect(items.count == 2)
    guard case .group(1, .destinationOut, _) = items[1] else {
      Issue.record("no hole")
      return
    }
  }

  @Test(arguments: ["", "<g/>", #"<path d=""/>"#, #"<rect width="1e9" height="3"/>"#])
  func `a template without a symbol, or with a huge one, is refused`(_ group: String) {
    #expect(throws: VectorError.self) { try read(template(group)) }
  }

  @Test func `another picture with a group of symbols is drawn as it is`() throws {
    let picture = try read(
      #"<svg width="10" height="20"><g id="Symbols"><rect width="5" height="5"/></g></svg>"#)
    #expect(picture.size == Size(width: 10, height: 20))
  }
}

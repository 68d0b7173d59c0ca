import Testing
import VitrineBase
import VitrineGraphics
import VitrineImport
import VitrineLayout

/// Tests of the words in widget documents for features that only storyboards had.
@Suite struct StoryboardWordsTests {
  private func tree(_ root: String, more: String = "") throws -> ViewTree {
    let text = #"{ "app": "A", "root": \#(root)\#(more) }"#
    let document = try WidgetDocument.read(Array(text.utf8), file: "d.json")
    return try document.scene(0, SceneRequest(mode: .compact, language: "en")).tree
  }

  private func problem(_ root: String, more: String = "") -> String {
    let error = #expect(throws: InputError.self) { try tree(root, more: more) }
    return error?.diagnostic.description ?? ""
  }

  @Test func `the root is the host's own view, and guides have names`() throws {
    let tree = try tree(
      """
      { "view": [ { "label": "A", "id": "7ab-cd", "name": "title" } ], "id": "r", "guides": { "safe": "safeArea" },
        "constraints": ["7ab-cd.top = safe.top + 1e1", "7ab-cd.leading = root.leading", "r.trailing = 7ab-cd.trailing"] }
      """)
    #expect(tree.views.map(\.name) == ["r", "7ab-cd"])
    #expect(tree.views[1].userLabel == "title")
    #expect(tree.guides.map(\.kind) == [.safeArea])
    #expect(tree.constraints.map(\.constant) == [10, 0, 0])
    #expect(tree.constraints[0].second?.item == .guide(GuideID(0)))
    #expect(tree.constraints[1].second?.item == .view(ViewTree.root))
  }

  @Test func `frames stay, or follow their parent as they say`() throws {
    let views = try tree(
      """
      { "view": [ { "view": [], "frame": [1, 2, 3, 4] }, { "view": [], "frame": [0, 0, 9, 9], "autoresizing": [] },
                  { "view": [], "frame": [0, 0, 9, 9], "autoresizing": ["width", "top"] } ] }
      """
    ).views
    #expect(views[1].frame == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(views.map(\.translatesAutoresizingMask) == [false, false, true, true])
    #expect(views[2].autoresizingMask == [])
    #expect(views[3].autoresizingMask == [.flexibleWidth, .flexibleMinY])
  }

  @Test func `scroll views, collections, rows of views and boxes`() throws {
    let kinds = try tree(
      """
      { "view": [
        { "scroll": [ { "label": "in" } ], "contentOffset": [0, 5], "scrolls": false },
        { "collection": [ { "item": [ { "image": "" } ] } ], "itemSize": [20, 30], "lineSpacing": 4 },
        { "table": [ { "row": [ { "view": [] } ], "accessory": "checkmark" } ], "rowHeight": "automatic", "kind": "grouped",
          "intrinsicHeight": "none" },
        { "placeholder": "mapView", "subviews": [ { "label": "over it" } ] },
        { "button": [ "a", { "text": "b", "underline": true } ], "image": { "file": "x.png", "size": [4, 5] } } ] }
      """
    ).views.map(\.kind)
    guard case .scroll(let scroll) = kinds[1], case .collection(let collection) = kinds[3],
      case .table(let table) = kinds[6], case .tableCell(let cell) = kinds[7],
      case .placeholder(let name) = kinds[9], case .button(let button) = kinds[11]
    else {
      Issue.record("found \(kinds.map(\.name))")
      return
    }
    #expect(scroll.contentOffset == Point(x: 0, y: 5) && !scroll.isScrollEnabled)
    #expect(collection.itemSize == Size(width: 20, height: 30) && collection.lineSpacing == 4)
    #expect(table.rowHeight == nil && table.style == .grouped)
    #expect(cell.style == .custom && cell.contentView == ViewID(8))
    #expect(name == "mapView")
    #expect(button.face.title?.runs.count == 2)
    #expect(button.face.image?.size == Size(width: 4, height: 5))
  }

  @Test(arguments: [
    (
      #"{ "view": [], "frame": [1, 2, 3] }"#,
      "d.json:1:46: error: frame needs x, y, width and height"
    ),
    (#"{ "view": [], "autoresizing": [] }"#, "says 'autoresizing' but no 'frame'"),
    (
      #"{ "view": [], "frame": [0, 0, 1, 1], "autoresizing": ["widht"] }"#, "did you mean 'width'?"
    ),
    (
      #"{ "view": [], "intrinsicWidth": "some" }"#,
      "intrinsicWidth is a string, expected points, or"
    ),
    (#"{ "view": [], "guides": { "g": "safe" } }"#, "invalid value 'safe' for g"),
    (
      #"{ "view": [], "id": "g", "guides": { "g": "free" } }"#,
      "a guide and something else are named 'g'"
    ),
    (#"{ "view": [ { "item": [] } ] }"#, "an item must be inside a collection"),
    (#"{ "view": [ { "row": [] } ] }"#, "a row must be inside a table"),
    (#"{ "view": [ { "collection": [ { "label": "x" } ] } ] }"#, "a collection holds items only"),
    (#"{ "view": [ { "button": "x", "image": { "size": [1, 1] } } ] }"#, "image has no key 'file'"),
    (
      #"{ "view": [], "constraints": ["root.top = saef.top"], "guides": { "safe": "safeArea" } }"#,
      "did you mean 'safe'?"
    ),
    ("7", "'root' is a number, expected an object"),
  ])
  func `what cannot be read is named`(root: String, message: String) {
    let words = problem(root)
    #expect(words.contains(message), "\(words)")
  }

  @Test(arguments: [
    (#", "content": { "label": "x" }"#, "'content' has no meaning beside 'root'"),
    (#", "margins": 8"#, "'margins' has no meaning beside 'root'"),
    (#", "canvas": {}"#, "the canvas has no key 'size'"),
    (#", "canvas": { "size": [1] }"#, "size needs a width and a height"),
    (#", "canvas": { "size": [1, 1], "scale": 4 }"#, "expected a whole number from 1 to 3"),
    (#", "canvas": { "size": [1, 1], "guides": [2] }"#, "guides needs the lengths"),
    (#", "assets": "x""#, "assets is a string, expected an array"),
  ])
  func `what contradicts a root is named`(more: String, message: String) {
    let words = problem(#"{ "view": [] }"#, more: more)
    #expect(words.contains(message), "\(words)")
  }
}

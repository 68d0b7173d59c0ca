import Testing
import VitrineBase
import VitrineGraphics
import VitrineImport
import VitrineLayout

/// Tests of the conversion of view trees to widget documents.
@Suite struct DocumentWriterTests {
  private func tree(_ key: String, _ content: String) throws -> ViewTree {
    let document = try WidgetDocument.read(
      Array(#"{ "app": "A", "\#(key)": \#(content) }"#.utf8), file: "w.json")
    return try document.scene(0, SceneRequest(mode: .compact, language: "en")).tree
  }

  @Test(arguments: [
    (#"{ "symbol": "cloud.sun", "id": "root", "size": [30, 20] }"#, #""symbol":"cloud.sun""#),
    (#"{ "label": "x", "id": "root", "rotation": 30 }"#, #""rotation":30"#),
    (#"{ "label": "x", "id": "root", "rotation": -135.25 }"#, #""rotation":-135.25"#),
    (#"{ "label": "x", "id": "root", "rotation": 540 }"#, #""rotation":180"#),
    (
      #"{ "path": "M0 0 L10 5 Q7 8 5 9 C4 8 3 7 0 6 Z", "id": "root", "fill": "red" }"#,
      #""path":"M0 0 L10 5 Q7 8 5 9 C4 8 3 7 0 6 Z""#
    ),
    (
      #"{ "path": "M0 0h4", "id": "root", "viewBox": [-1, -1, 6, 2], "stroke": "red", "lineWidth": 2, "lineCap": "round", "lineJoin": "bevel", "dash": [3, 1.5] }"#,
      #""viewBox":[-1,-1,6,2]"#
    ),
  ])
  func `a symbol, a path and a rotation are written so that they are read again`(
    content: String, part: String
  ) throws {
    let tree = try tree("root", content)
    var writer = DocumentWriter(tree, frames: .needed(also: []), labels: [:])
    let written = writer.root().written
    let compact = written.replacing("\n", with: "").replacing(": ", with: ":")
      .replacing(#/\[\s+/#, with: "[").replacing(#/\s+\]/#, with: "]")
      .replacing(#/,\s+/#, with: ",")
    #expect(compact.contains(part), "\(written)")
    let again = try self.tree("root", written)
    let (first, second) = (tree.views[0], again.views[0])
    guard case .shape(let shape) = first.kind else {
      #expect(first.kind.name == second.kind.name)
      if case .image(let image) = first.kind, case .image(let other) = second.kind {
        #expect(image == other)
      }
      let (turn, otherTurn) = (first.style.transform, second.style.transform)
      #expect(((turn?.a ?? 0) - (otherTurn?.a ?? 0)).magnitude < 1e-7)
      #expect(((turn?.b ?? 0) - (otherTurn?.b ?? 0)).magnitude < 1e-7)
      return
    }
    guard case .shape(let other) = second.kind else {
      Issue.record("the path is a \(second.kind.name)")
      return
    }
    #expect(shape == other)
  }
}

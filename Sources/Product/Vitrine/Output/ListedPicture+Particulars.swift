import VitrineGraphics
import VitrineImport
import VitrineLayout

extension ListedPicture {
  /// The inputs of a picture on one line, for `--verbose`.
  package var particulars: String {
    func count(_ number: Int, _ noun: String) -> String {
      "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
    let open = layout.isAmbiguous.filter { $0 }.count
    var parts = [
      count(scene.tree.views.count, "view"), count(scene.tree.constraints.count, "constraint"),
      count(layout.conflicts.count, "conflict"), "\(open) ambiguous",
    ]
    if !scene.content.unsupported.isEmpty {
      parts.append("\(scene.content.unsupported.count) unsupported")
    }
    let frame = layout[ViewTree.root]
    return "\(variant.name): \(frameText(frame)), " + parts.joined(separator: ", ")
  }
}

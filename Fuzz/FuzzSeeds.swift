import Vitrine
import VitrineBase
import VitrineImport
import VitrineWire

/// The first inputs of a target if no file of the repository has its format.
///
/// `VitrineFuzz seeds FOLDER WIDGET…` creates the answers of a process that ran the widgets as code.
enum FuzzSeeds {
  static func write(into folder: String, from widgets: [String]) throws {
    let workshop = Workshop(try Resources())
    for path in widgets {
      let (scene, _) = try layout(try Widget.read(path), as: Variant(), in: workshop)
      var views = ProgramViews(SceneContent(tree: scene.tree))
      views.content.preferredHeight = .points(120)
      let answer = try WireEncoder.bytes(of: RunAnswer.views(views))
      try Disk.write(answer, to: "\(folder)/\(FilePath.stem(of: path))")
    }
  }
}

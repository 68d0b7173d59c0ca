import Vitrine
import VitrineBase
import VitrineImport
import VitrineWire

/// Writes the first inputs of a target whose format no file of the repository has.
///
/// `VitrineFuzz seeds FOLDER WIDGET…` makes them from the widgets: what their process would answer if
/// they were code.
enum FuzzSeeds {
  static func write(into folder: String, from widgets: [String]) throws {
    let workshop = Workshop(try Resources())
    for path in widgets {
      let (scene, _) = try layout(try Widget.read(path), as: Variant(), in: workshop)
      let views = ViewProgram.Views(
        tree: scene.tree, preferredHeight: .points(120), images: ImageSource.folder(""))
      let answer = try WireEncoder.bytes(of: RunAnswer.views(RunViews(views)))
      try Disk.write(answer, to: "\(folder)/\(FilePath.stem(of: path))")
    }
  }
}

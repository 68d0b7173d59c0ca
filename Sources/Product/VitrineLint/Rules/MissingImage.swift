import Vitrine
import VitrineBase
import VitrineCompare
import VitrineImport
import VitrineLayout

extension Rule {
  /// Reports images and icons that aren't in the project or can't be read.
  static let missingImage = Rule(
    "missing-image", .warning, .images,
    title: "every image of the widget is there",
    why: "a view without its image is empty, and an app without its icon has a gray square",
    scope: .all,
    each: { scene in
      guard scene.isPlain else { return [] }
      return scene.inspection.scene.content.diagnostics.compactMap { diagnostic in
        guard missingImageCodes.contains(diagnostic.code) else { return nil }
        let view = scene.shown.first {
          diagnostic.location != nil && scene[$0].location == diagnostic.location
        }
        return scene.finding(
          view ?? ViewTree.root, diagnostic.message,
          remedy: "add the image to the target's catalog or folder, or correct its name",
          key: "image", dedupKey: diagnostic.message)
      }
    })

  /// The codes of the messages about images that a picture doesn't show.
  private static let missingImageCodes: Set<String> = [
    "missing-image", "missing-icon", "unreadable-image",
  ]
}

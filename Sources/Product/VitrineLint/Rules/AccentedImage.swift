import Vitrine
import VitrineBase
import VitrineCompare
import VitrineImport
import VitrineLayout

extension Rule {
  /// Reports pictures without a form for the accented mode.
  ///
  /// It is a note, because the system's form can be intended.
  static let accentedImage = Rule(
    "accented-image", .note, .homeWidgets,
    title: "a picture has a form for the accented mode",
    why: "the system draws it in shades of one color, in which a photo is hard to recognize",
    scope: .home,
    each: { scene in
      guard scene.variant.rendering == .accented, scene.isPlain else { return [] }
      return scene.shown.compactMap { id in
        guard case .image(let view) = scene[id].kind, let image = view.image, !image.isSymbol,
          image.rendering != .template, scene.lacksAccentedForm(id)
        else { return nil }
        return scene.finding(
          id, "the image “\(image.name)” has no form for the accented mode",
          remedy: "choose one with widgetAccentedRenderingMode(_:), such as .fullColor for a photo")
      }
    })
}

extension LintScene {
  /// Returns whether the code chooses no form for an image, which the widget's process reports.
  fileprivate func lacksAccentedForm(_ id: ViewID) -> Bool {
    inspection.scene.content.diagnostics.contains {
      $0.message == "the accented form of an image isn't drawn" && $0.location == tree[id].location
    }
  }
}

import Vitrine
import VitrineCompare
import VitrineGraphics
import VitrineLayout

extension Rule {
  /// Reports bitmaps that are enlarged by more than a tenth.
  ///
  /// Vector images can be enlarged without loss.
  static let upscaledImage = Rule(
    "upscaled-image", .warning, .images,
    title: "images have at least as many pixels as they are drawn with",
    why: "an enlarged image looks blurred beside sharp text",
    scope: .all,
    each: { scene in
      guard scene.isPlain else { return [] }
      return scene.inspection.images.compactMap { image in
        guard scene.isShown[image.view.index], image.width > 0, image.height > 0 else { return nil }
        let factor = max(
          image.place.width / Double(image.width), image.place.height / Double(image.height))
        guard factor > scene.thresholds.enlargement else { return nil }
        return scene.finding(
          image.view,
          "\(image.name) has \(image.width) × \(image.height) pixels but is drawn "
            + "\(points(image.place.width)) × \(points(image.place.height)) on "
            + scene.variant.device.name,
          remedy:
            "provide it at \(points(scene.variant.scale))× its size in points, or draw it smaller",
          key: "image", weight: factor)
      }
    })
}

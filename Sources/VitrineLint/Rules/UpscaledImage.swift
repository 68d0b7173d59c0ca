import Vitrine
import VitrineGraphics
import VitrineLayout

extension Rule {
  static let upscaledImage = Rule(
    "upscaled-image", .warning, .images,
    title: "images have as many pixels as they are shown with",
    why: "an enlarged image is blurred beside text that is sharp",
    each: { look in
      guard look.isPlain else { return [] }
      return look.inspection.images.compactMap { image in
        guard look.isShown[image.view.index], image.width > 0, image.height > 0 else { return nil }
        let factor = max(
          image.place.width / Double(image.width), image.place.height / Double(image.height))
        guard factor > look.thresholds.enlargement else { return nil }
        return look.finding(
          image.view,
          "\(image.name) has \(image.width) × \(image.height) pixels but is drawn "
            + "\(points(image.place.width)) × \(points(image.place.height)) on "
            + look.variant.device.name,
          mend:
            "provide it at \(points(look.variant.scale))× the size in points, or show it smaller",
          key: "image", weight: factor)
      }
    })
}

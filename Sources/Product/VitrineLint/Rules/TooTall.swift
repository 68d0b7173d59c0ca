import Vitrine
import VitrineCompare
import VitrineGraphics
import VitrineImport
import VitrineLayout

extension Rule {
  /// Reports an expanded widget that needs more than the device's maximum height.
  static let tooTall = Rule(
    "too-tall", .error, .widgets,
    title: "the expanded widget is at most as tall as the host allows",
    why: "the host clips it at the maximum height, and people can't scroll to the rest",
    each: { scene in
      guard scene.variant.mode == .expanded, scene.isPlain, scene.variant.canvas == .host,
        scene.variant.system.presentation == .card
      else { return [] }
      let limit = scene.variant.metrics.expandedMaximum
      let excess = scene.inspection.askedHeight - limit
      guard excess > 0.5 else { return [] }
      return [
        scene.finding(
          "the expanded widget needs \(points(scene.inspection.askedHeight)) points, but "
            + "\(scene.variant.device.name) allows at most \(points(limit))",
          remedy: "show less, and link to the rest in the app", key: "height", weight: excess)
      ]
    })
}

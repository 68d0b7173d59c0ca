import Vitrine
import VitrineGraphics
import VitrineImport
import VitrineLayout

extension Rule {
  static let tooTall = Rule(
    "too-tall", .error, .widgets,
    title: "the expanded widget is no taller than the screen lets it be",
    why: "the host cuts off what is over the maximum, and nobody can scroll to it",
    each: { look in
      guard look.variant.mode == .expanded, look.isPlain, look.variant.canvas == .host,
        look.variant.system.presentation == .card
      else { return [] }
      let limit = look.variant.metrics.expandedMaximum
      let excess = look.inspection.askedHeight - limit
      guard excess > 0.5 else { return [] }
      return [
        look.finding(
          "the expanded widget asks for \(points(look.inspection.askedHeight)) points, but "
            + "\(look.variant.device.name) gives it \(points(limit)) at most",
          mend: "show less, and the rest in the app", key: "height", weight: excess)
      ]
    })
}

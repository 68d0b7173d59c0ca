import Vitrine
import VitrineCompare
import VitrineGraphics
import VitrineLayout
import VitrineRaster

extension Rule {
  /// Reports an opaque fill that covers most of a widget whose background the system removed.
  ///
  /// In the accented mode each color is replaced, and only its alpha remains.
  static let opaqueAccented = Rule(
    "opaque-accented", .warning, .homeWidgets,
    title: "no opaque fill covers the widget in the accented mode",
    why: "the fill becomes a solid block of one color, and content on it can't be seen",
    scope: .home,
    each: { scene in
      guard scene.variant.rendering == .accented, scene.isPlain else { return [] }
      return scene.shown.compactMap { id in
        let seen = scene.frame(id).intersection(scene.windows[id.index])
        let share = seen.width * seen.height / max(1, scene.card.width * scene.card.height)
        guard share >= 0.5, !scene[id].style.isMask, scene.isOpaqueFill(id) else { return nil }
        return scene.finding(
          id, "\(scene.name(id)) is a solid block over \(points(share * 100)) % of the widget",
          remedy: "move it to containerBackground(for: .widget), or read widgetRenderingMode",
          weight: share)
      }
    })
}

extension LintScene {
  /// Returns whether a view or its drawing fills most of its frame with an opaque color.
  fileprivate func isOpaqueFill(_ id: ViewID) -> Bool {
    guard lineage(id).allSatisfy({ tree[$0].style.alpha > 0.95 }) else { return false }
    if let color = tree[id].style.backgroundColor, color.alpha > 0.95 { return true }
    if case .gradient = tree[id].kind { return true }
    return (inspection.scene.drawings[id] ?? []).contains { item in
      guard case .fill(let shape, let paint, _) = item, case .color(let color) = paint else {
        return false
      }
      switch shape {
      case .rect, .roundedRect: return color.alpha > 0.95
      // The share of its frame that a path fills is unknown.
      case .path: return false
      }
    }
  }
}

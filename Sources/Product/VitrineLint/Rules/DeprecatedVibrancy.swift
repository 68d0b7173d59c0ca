import Vitrine
import VitrineGraphics
import VitrineLayout

extension Rule {
  /// Reports `UIVibrancyEffect.notificationCenter()`, which UIKit deprecates in favor of
  /// `widgetPrimary()`.
  ///
  /// Widgets for iOS 8 and 9 aren't reported, because the new effect doesn't exist there. The fix
  /// is safe, because the effects are interchangeable.
  static let deprecatedVibrancy = Rule(
    "deprecated-vibrancy", .error, .extensions,
    title: "cards don't use the vibrancy of iOS 8 and 9",
    why: "it brightens a dark background and is barely visible on the light cards of iOS 10",
    each: { scene in
      guard scene.variant.system.presentation == .card else { return [] }
      return scene.tree.views.indices.map(ViewID.init).compactMap { id in
        let view = scene[id]
        let isOwn = view.style.vibrancy == .notificationCenter
        let isEffect =
          if case .effect(.vibrancy(.notificationCenter)) = view.kind { true } else { false }
        guard scene.isShown[id.index], isOwn || isEffect else { return nil }
        let key = isOwn ? "vibrancy" : "kind"
        return scene.finding(
          id, "\(scene.name(id)) uses the notification center's vibrancy, deprecated since iOS 10",
          remedy: "use the widget's primary or secondary vibrancy", key: key,
          fix: scene.source.replacing(key, at: view, with: "\"primary\""))
      }
    })
}

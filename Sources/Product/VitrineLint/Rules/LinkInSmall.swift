import Vitrine

extension Rule {
  /// Reports links in a small widget or an accessory, which the system opens as a unit.
  static let linkInSmall = Rule(
    "link-in-small", .warning, .homeWidgets,
    title: "a small widget has no links of its own",
    why: "a small widget and an accessory are one tap target, so a Link in them has no effect",
    scope: .home,
    each: { scene in
      guard scene.isPlain, let family = scene.variant.family, family == .small || family.isAccessory
      else { return [] }
      return scene.tapTargets.compactMap { target in
        guard target.kind == .link else { return nil }
        return scene.finding(
          target, "\(scene.name(target)) has no effect in the \(family.rawValue) family",
          remedy: "use widgetURL(_:), or show the link in larger families only")
      }
    })
}

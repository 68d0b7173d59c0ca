extension Rule {
  /// Reports links and buttons that are inside of another one.
  static let nestedTarget = Rule(
    "nested-target", .warning, .homeWidgets,
    title: "no tap target is inside of another one",
    why: "people can't tell which of the two a tap reaches",
    scope: .home,
    each: { scene in
      guard scene.isPlain else { return [] }
      return scene.tapTargets.compactMap { target in
        guard let outer = target.outer else { return nil }
        return scene.finding(
          target, "\(scene.name(target)) is inside of a \(outer.rawValue)",
          remedy: "put the two side by side, or keep one of them")
      }
    })
}

extension Rule {
  /// Reports two texts whose lines overlap by more than a point in both directions
  /// (`LintScene.overlap`).
  static let overlappingText = Rule(
    "overlapping-text", .error, .adaptivity,
    title: "texts don't overlap",
    why: "overlapping texts can't be read",
    scope: .all,
    check: { $0.findings([.overlapping], dueTo: nil) })
}

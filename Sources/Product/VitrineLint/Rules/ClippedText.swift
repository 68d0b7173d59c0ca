extension Rule {
  /// Reports text with letters partly outside the visible area (`LintScene.cut`).
  static let clippedText = Rule(
    "clipped-text", .error, .adaptivity,
    title: "no text is clipped",
    why: "clipped letters can't be read and look like a defect",
    scope: .all,
    check: { $0.findings([.clipped], dueTo: nil) })
}

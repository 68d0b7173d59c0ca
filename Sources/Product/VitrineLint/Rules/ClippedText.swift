extension Rule {
  /// Reports text whose letters lie partly outside of what is visible (`LintScene.cut`).
  static let clippedText = Rule(
    "clipped-text", .error, .adaptivity,
    title: "no text is clipped",
    why: "clipped letters can't be read and look like a defect",
    check: { $0.findings([.clipped], dueTo: nil) })
}

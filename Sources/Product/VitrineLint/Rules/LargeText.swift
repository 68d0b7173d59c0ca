extension Rule {
  /// Reports content that doesn't fit at large text sizes, but fits at the default one.
  static let largeText = Rule(
    "large-text", .warning, .typography,
    title: "text fits at large text sizes",
    why: "many people use a larger text size, and the card barely grows with it",
    scope: .all,
    check: { $0.findings([.truncated, .clipped, .overlapping, .overflow], dueTo: .largeText) })
}

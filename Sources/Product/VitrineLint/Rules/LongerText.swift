extension Rule {
  /// Reports content that doesn't fit in pseudo-localized text, but fits in English.
  static let longerText = Rule(
    "longer-text", .warning, .localization,
    title: "text fits when a translation is longer",
    why: "translations of short texts are often 50 % longer",
    scope: .all,
    check: { $0.findings([.truncated, .clipped, .overlapping, .overflow], dueTo: .longText) })
}

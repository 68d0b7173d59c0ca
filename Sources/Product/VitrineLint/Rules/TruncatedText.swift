extension Rule {
  static let truncatedText = Rule(
    "truncated-text", .warning, .widgets,
    title: "no text is truncated",
    why: "the truncated part is often what distinguishes one item from the next",
    scope: .all,
    check: { $0.findings([.truncated], dueTo: nil) })
}

extension Rule {
  static let truncatedText = Rule(
    "truncated-text", .warning, .widgets,
    title: "no text ends in an ellipsis",
    why: "what is cut away is often what tells one item from the next",
    check: { $0.findings([.truncated], dueTo: nil) })
}

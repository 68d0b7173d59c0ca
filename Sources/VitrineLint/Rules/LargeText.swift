extension Rule {
  static let largeText = Rule(
    "large-text", .warning, .typography,
    title: "texts fit in large sizes, too",
    why: "many people read with a larger text size, and the card grows little with it",
    check: { $0.findings([.truncated, .clipped, .overlapping, .overflow], dueTo: .largeText) })
}

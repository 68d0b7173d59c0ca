extension Rule {
  static let overlappingText = Rule(
    "overlapping-text", .error, .adaptivity,
    title: "texts don't lie over one another",
    why: "neither of two texts in one place can be read",
    check: { $0.findings([.overlapping], dueTo: nil) })
}

extension Rule {
  static let clippedText = Rule(
    "clipped-text", .error, .adaptivity,
    title: "no text is cut off",
    why: "half a letter cannot be read, and looks broken",
    check: { $0.findings([.clipped], dueTo: nil) })
}

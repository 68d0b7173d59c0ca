extension Rule {
  static let longerText = Rule(
    "longer-text", .warning, .localization,
    title: "texts fit when a translation is longer",
    why: "translations of short texts are often half as long again",
    check: { $0.findings([.truncated, .clipped, .overlapping, .overflow], dueTo: .longText) })
}

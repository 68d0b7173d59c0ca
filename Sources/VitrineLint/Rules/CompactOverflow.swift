extension Rule {
  static let compactOverflow = Rule(
    "compact-overflow", .error, .widgets,
    title: "the compact content fits the compact height",
    why: "a compact card is two and a half rows high, whatever its content needs",
    check: { $0.findings([.overflow], dueTo: nil) })
}

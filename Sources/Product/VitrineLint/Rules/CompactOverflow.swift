extension Rule {
  /// Reports content that is higher than the compact card.
  ///
  /// The guidelines give that height as about two and a half table rows of 44 points, which is 110.
  static let compactOverflow = Rule(
    "compact-overflow", .error, .widgets,
    title: "the compact content fits the compact height",
    why: "the height of a compact card is fixed at about two and a half table rows",
    check: { $0.findings([.overflow], dueTo: nil) })
}

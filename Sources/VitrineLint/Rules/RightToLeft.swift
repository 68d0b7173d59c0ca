extension Rule {
  static let rightToLeft = Rule(
    "right-to-left", .warning, .localization,
    title: "texts fit from right to left, too",
    why:
      "in Arabic and Hebrew the whole layout is mirrored; what is tied to left and right stays behind",
    check: { $0.findings([.truncated, .clipped, .overlapping, .overflow], dueTo: .rightToLeft) })
}

extension Rule {
  /// Reports content that doesn't fit in a mirrored layout, but fits otherwise.
  static let rightToLeft = Rule(
    "right-to-left", .warning, .localization,
    title: "text fits in right-to-left layout",
    why:
      "Arabic and Hebrew mirror the layout; constraints to left and right edges don't follow",
    scope: .all,
    check: { $0.findings([.truncated, .clipped, .overlapping, .overflow], dueTo: .rightToLeft) })
}

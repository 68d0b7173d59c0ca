import Vitrine

/// The pictures that a page starts with: each subject in each combination of the options of the axes.
enum PreviewPresets {
  /// The axes that the page offers.
  static let axes = VariantAxis.all.filter { !$0.isDefinedByInputs && $0 != .overlays }

  static let options = axes.map(VariantOptions.option(for:))

  /// Returns each picture as the words that the page requests it with.
  ///
  /// The only subject isn't named.
  static func all(
    _ arguments: Arguments, of subjects: [String]
  ) throws(CommandError) -> [[(axis: String, word: String)]] {
    var presets: [[(axis: String, word: String)]] =
      subjects.count > 1 ? subjects.map { [("subject", $0)] } : [[]]
    for axis in axes {
      let words = arguments[axis]
      guard !words.isEmpty else { continue }
      for word in words {
        var variant = Variant()
        guard axis.apply(word, &variant, VariantVocabulary()) else {
          throw VariantOptions.invalid(word, for: axis, in: VariantVocabulary())
        }
      }
      presets = presets.flatMap { preset in words.map { preset + [(axis.plural, $0)] } }
    }
    return presets
  }
}

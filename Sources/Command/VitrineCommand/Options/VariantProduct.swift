import Vitrine

/// The combinations of the values that options choose, axis by axis.
struct VariantProduct {
  private(set) var variants: [Variant]
  private let vocabulary: VariantVocabulary
  private var chosen: [VariantAxis] = []

  init(start: Variant, _ vocabulary: VariantVocabulary) {
    variants = [start]
    self.vocabulary = vocabulary
  }

  /// Replaces each variant by one variant for each word of an axis.
  ///
  /// The last axis varies fastest. Throws if a word is unknown, if two words have the same name in
  /// pictures' names, or if a word changes an axis that was chosen before.
  mutating func multiply(by axis: VariantAxis, _ words: [String]) throws(CommandError) {
    var combinations: [Variant] = []
    var names: [String: String] = [:]
    for base in variants {
      for word in words {
        let variant = try applying(word, of: axis, to: base)
        let name = axis.word(variant)
        if let other = names.updateValue(word, forKey: name), other != word {
          throw .usage("\(axis.flag) '\(other)' and '\(word)' would give pictures the same name")
        }
        combinations.append(variant)
      }
    }
    variants = combinations
    chosen.append(axis)
  }

  /// Returns a variant with the value of a word.
  ///
  /// A word may change another axis, too. For example, a Mac's device changes the system.
  private func applying(
    _ word: String, of axis: VariantAxis, to base: Variant
  ) throws(CommandError) -> Variant {
    var variant = base
    guard axis.apply(word, &variant, vocabulary) else {
      throw VariantOptions.invalid(word, for: axis, in: vocabulary)
    }
    if let undone = chosen.first(where: { $0.word(variant) != $0.word(base) }) {
      throw .usage(
        "\(undone.flag) \(undone.word(base)) cannot be combined with \(axis.flag) \(word), "
          + "which has \(undone.title) \(undone.word(variant)); remove one of them")
    }
    return variant
  }
}

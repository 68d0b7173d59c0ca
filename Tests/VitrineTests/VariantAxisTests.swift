import Testing
import Vitrine
import VitrineBase
import VitrineImport

@Suite struct VariantAxisTests {
  @Test func `every property of a variant is one axis`() {
    #expect(Mirror(reflecting: Variant()).children.count == VariantAxis.all.count)
  }

  @Test func `no two axes share a name, a key or a flag`() {
    for names in [\VariantAxis.name, \.plural, \.flag] {
      #expect(Set(VariantAxis.all.map { $0[keyPath: names] }).count == VariantAxis.all.count)
    }
  }

  @Test(arguments: VariantAxis.all)
  func `an axis prints the same word that it parses`(axis: VariantAxis) {
    for word in words(of: axis) {
      var variant = Variant()
      #expect(axis.apply(word, &variant, VariantVocabulary()), "\(word)")
      // The word for a wallpaper's file lacks the folder and the extension.
      if axis != .wallpapers { #expect(axis.word(variant) == word) }
      axis.reset(&variant)
      #expect(axis.isDefault(variant) && axis.namePart(variant) == nil)
    }
  }

  @Test(arguments: VariantAxis.all.filter { $0 != .modes })
  func `values of one axis give pictures different names`(axis: VariantAxis) {
    var names: Set<String> = []
    let words = words(of: axis)
    for word in words {
      var variant = Variant()
      _ = axis.apply(word, &variant, VariantVocabulary())
      names.insert(variant.name)
    }
    #expect(names.count == words.count, "\(names.sorted())")
  }

  @Test(arguments: [
    ("scale", "4", "expected 1, 2 or 3"), ("scale", "", "expected 1, 2 or 3"),
    ("device", "nexus", "expected"),
    ("mode", "compcat", "did you mean 'compact'?"), ("canvas", "3x", "expected WIDTHxHEIGHT"),
    ("locale", "", "expected a language tag"), ("boldText", "yes", "expected false or true"),
    ("overlay", "frames,edges", "expected frames"),
  ])
  func `the error about an invalid word lists the valid words`(
    name: String, word: String, answer: String
  ) throws {
    let axis = try #require(VariantAxis.all.first { $0.name == name })
    var variant = Variant()
    #expect(!axis.apply(word, &variant, VariantVocabulary()))
    #expect(axis.expectation(for: word).hasPrefix(answer), "\(axis.expectation(for: word))")
  }

  private func words(of axis: VariantAxis) -> [String] {
    switch axis.words {
    case .open(_, let examples): examples.isEmpty ? ["photo", "dark"] : examples
    case .defined: [VariantVocabulary.plain]
    default: axis.knownWords()
    }
  }
}

import Testing
import Vitrine

/// Tests of the variants that a WidgetKit extension has.
@Suite struct HomeGalleryTests {
  private let gallery = HomeGallery(
    widgets: [
      HomeGallery.Entry(kind: "tide", name: "Tide", families: [.small, .medium]),
      HomeGallery.Entry(kind: "wind", name: "Wind", families: [.small, .circular]),
    ],
    previews: [
      HomeGallery.Preview(name: "High", family: .large, kind: "tide", entryCount: 1),
      HomeGallery.Preview(name: "Row", family: nil, kind: nil, entryCount: nil),
    ])

  private func has(_ words: [(VariantAxis, String)]) throws -> Bool {
    var variant = Variant()
    variant.move(to: .home)
    for (axis, word) in words {
      #expect(axis.apply(word, &variant, VariantVocabulary()))
    }
    return gallery.has(variant)
  }

  @Test func `a kind has the families that it supports`() throws {
    #expect(try has([(.kinds, "tide"), (.families, "medium")]))
    #expect(try !has([(.kinds, "wind"), (.families, "medium")]))
    #expect(try has([(.kinds, "wind"), (.families, "circular")]))
    #expect(try !has([(.kinds, "boat")]))
  }

  @Test func `without a kind a family is that of a preview or of the first widget`() throws {
    #expect(try has([(.families, "large")]))
    #expect(try has([(.families, "small")]))
    #expect(try !has([(.families, "circular")]))
    #expect(try !has([(.families, "large"), (.entries, "snapshot")]))
  }

  @Test func `a preview has its own family and kind, or any`() throws {
    #expect(try has([(.previews, "High")]))
    #expect(try !has([(.previews, "High"), (.families, "small")]))
    #expect(try !has([(.previews, "High"), (.kinds, "wind")]))
    #expect(try has([(.previews, "Row"), (.families, "small")]))
    #expect(try !has([(.previews, "Low")]))
  }
}

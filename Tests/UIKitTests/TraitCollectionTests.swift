import Testing
import UIKit

@Suite struct TraitCollectionTests {
  @Test func `the last specified trait of a union counts`() {
    let union = UITraitCollection(traitsFrom: [
      .init(userInterfaceStyle: .dark), .init(displayScale: 2), .init(userInterfaceStyle: .light),
      .init(),
    ])
    #expect(union.userInterfaceStyle == .light)
    #expect(union.displayScale == 2)
    #expect(union.layoutDirection == .unspecified)
  }

  @Test func `combined traits contain each of their parts`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let both = UITraitCollection(traitsFrom: [dark, .init(displayScale: 3)])
    #expect(both.containsTraits(in: dark))
    #expect(!dark.containsTraits(in: both))
    #expect(dark.containsTraits(in: nil))
  }
}

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

  @Test func `a closure sets traits and keeps the others`() {
    let dark = UITraitCollection { $0.userInterfaceStyle = .dark }
    #expect(dark == UITraitCollection(userInterfaceStyle: .dark))
    let wide = dark.modifyingTraits { $0.horizontalSizeClass = .regular }
    #expect(wide.userInterfaceStyle == .dark && wide.horizontalSizeClass == .regular)
  }

  @Test func `combined traits contain each of their parts`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let both = UITraitCollection(traitsFrom: [dark, .init(displayScale: 3)])
    #expect(both.containsTraits(in: dark))
    #expect(!dark.containsTraits(in: both))
    #expect(dark.containsTraits(in: nil))
  }
}

import CoreGraphics
import Foundation
import Testing
import UIKit
import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineUIKit

/// A color that is shared by the whole process.
extension UIColor {
  fileprivate static let byAppearance = UIColor { traits in
    traits.userInterfaceStyle == .dark ? .green : .blue
  }
}

/// Colors that depend on the appearance.
@MainActor
@Suite struct ColorTests {
  private static let light = UITraitCollection(userInterfaceStyle: .light)
  private static let dark = UITraitCollection(userInterfaceStyle: .dark)

  private func variant(_ appearance: Appearance) -> Variant {
    var variant = Variant()
    variant.system = .ios13
    variant.appearance = appearance
    return variant
  }

  /// Returns the color that a widget of a variant reads.
  private func within<Value>(_ variant: Variant, _ read: () -> Value) -> Value {
    var value: Value?
    LiveEnvironment.within(LiveEnvironment(variant, folders: [], from: .disk)) { value = read() }
    return value!
  }

  @Test func `a shared dynamic color follows the appearance of each widget`() {
    #expect(within(variant(.light)) { UIColor.byAppearance.color } == UIColor.blue.color)
    #expect(within(variant(.dark)) { UIColor.byAppearance.color } == UIColor.green.color)
  }

  @Test func `resolvedColor: the result is static and has the color of the given traits`() {
    within(variant(.light)) {
      let resolved = UIColor.byAppearance.resolvedColor(with: Self.dark)
      #expect(resolved == .green)
      #expect(resolved.resolvedColor(with: Self.light) == .green)
      #expect(UIColor.red.resolvedColor(with: Self.dark) == .red)
    }
  }

  @Test(arguments: [
    (SystemGeneration.ios13, 0x5AC8FA as UInt32), (.ios14, 0x5AC8FA), (.ios15, 0x30B0C7),
    (.ios26, 0x00C3D0),
  ])
  func `the system's teal has the tone of each system`(
    _ system: SystemGeneration, _ tone: UInt32
  ) {
    var variant = Variant()
    variant.system = system
    let color = within(variant) { UIColor.systemTeal.resolvedColor(with: Self.light).color }
    #expect(color == Color(hex: tone))
  }

  @Test func `resolvedColor: system colors have both appearances`() {
    let label = within(variant(.light)) { UIColor.label }
    #expect(label.resolvedColor(with: Self.light) == .black)
    #expect(label.resolvedColor(with: Self.dark) == .white)
    #expect(within(variant(.dark)) { label.color } == .white)
  }

  @Test func `a provider may return another dynamic color`() {
    let nested = UIColor { _ in .byAppearance }
    #expect(nested.resolvedColor(with: Self.dark) == .green)
    #expect(nested.resolvedColor(with: Self.light) == .blue)
  }

  @Test func `withAlphaComponent: the color remains dynamic`() {
    let pale = UIColor.byAppearance.withAlphaComponent(0.5)
    #expect(pale.resolvedColor(with: Self.dark) == UIColor.green.withAlphaComponent(0.5))
    #expect(pale.resolvedColor(with: Self.light) == UIColor.blue.withAlphaComponent(0.5))
  }

  @Test func `named: a catalog's color has both appearances`() {
    let folder = "/widget"
    let contents = """
      { "colors": [
        { "idiom": "universal", "color": { "components": { "red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.0" } } },
        { "idiom": "universal", "appearances": [ { "appearance": "luminosity", "value": "dark" } ],
          "color": { "components": { "red": "0.0", "green": "1.0", "blue": "0.0", "alpha": "1.0" } } } ] }
      """
    let files = Files(["\(folder)/A.xcassets/Sea.colorset/Contents.json": Array(contents.utf8)])
    LiveEnvironment.within(LiveEnvironment(variant(.dark), folders: [folder], from: files)) {
      let color = UIColor(named: "Sea")
      #expect(color == .green)
      #expect(color?.resolvedColor(with: Self.light) == .red)
      #expect(UIColor(named: "Lake") == nil)
    }
  }

  @Test func `traits have the style of the widget's appearance`() {
    #expect(within(variant(.light)) { UITraitCollection.current.userInterfaceStyle } == .light)
    #expect(within(variant(.dark)) { UITraitCollection.current.userInterfaceStyle } == .dark)
    #expect(
      within(Variant()) { UITraitCollection.current.userInterfaceStyle } == .unspecified)
  }

  @Test func `hasDifferentColorAppearance: compares the styles`() {
    #expect(Self.light.hasDifferentColorAppearance(comparedTo: Self.dark))
    #expect(Self.light.hasDifferentColorAppearance(comparedTo: nil))
    #expect(!Self.dark.hasDifferentColorAppearance(comparedTo: Self.dark))
  }
}

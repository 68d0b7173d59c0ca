import CoreGraphics
import Foundation
import Testing
import UIKit
import Vitrine
import VitrineBase
import VitrineGraphics

/// Tests of `UIFont`, its descriptors and metrics.
@MainActor
@Suite struct FontTests {
  @Test func `systemFontSize and labelFontSize: they have the documented values`() {
    #expect(UIFont.systemFontSize == 14)
    #expect(UIFont.smallSystemFontSize == 12)
    #expect(UIFont.labelFontSize == 17)
    #expect(UIFont.buttonFontSize == 18)
  }

  @Test func `capHeight: it has San Francisco's ratio to the size`() {
    #expect(abs(UIFont.systemFont(ofSize: 100).capHeight - 70.46) < 0.001)
  }

  @Test func `lineHeight: it is the sum of ascender and descender`() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(abs(font.lineHeight - (font.ascender - font.descender)) < 0.01)
    #expect(font.descender < 0)
    #expect(font.capHeight > 0 && font.capHeight < font.ascender)
  }

  /// The sizes of text styles at the default text size (Human Interface Guidelines).
  nonisolated private static let styles: [(UIFont.TextStyle, CGFloat)] = [
    (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17), (.callout, 16),
    (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
  ]

  @Test(arguments: 0..<10)
  func `preferredFont: it has the text style's size at the default text size`(_ index: Int) {
    let (style, size) = Self.styles[index]
    #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size)
  }

  @Test func `withSize: it keeps every other attribute of the font`() {
    let font = UIFont.systemFont(ofSize: 10, weight: .bold)
    #expect(font.withSize(20) == .systemFont(ofSize: 20, weight: .bold))
    #expect(font.withSize(20).pointSize == 20)
  }

  @Test func `withSymbolicTraits: the system font has bold and italic fonts`() throws {
    let plain = UIFont.systemFont(ofSize: 15)
    #expect(plain.fontDescriptor.symbolicTraits == [])
    let bold = try #require(plain.fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0) == .boldSystemFont(ofSize: 15))
    #expect(bold.symbolicTraits == .traitBold)
    let both = try #require(bold.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(both.symbolicTraits == [.traitBold, .traitItalic])
    #expect(UIFont(descriptor: both, size: 30).pointSize == 30)
  }

  @Test func `withSymbolicTraits: a bold text style is its emphasized variant`() throws {
    for (style, weight) in [
      (UIFont.TextStyle.body, UIFont.Weight.semibold), (.caption1, .semibold), (.title1, .bold),
    ] {
      let plain = UIFont.preferredFont(forTextStyle: style)
      let bold = try #require(plain.fontDescriptor.withSymbolicTraits(.traitBold))
      #expect(
        UIFont(descriptor: bold, size: 0) == .systemFont(ofSize: plain.pointSize, weight: weight))
      #expect(bold.symbolicTraits == .traitBold)
    }
  }

  @Test func `withSymbolicTraits: the result is nil without such a font in the family`() throws {
    let font = try #require(UIFont(name: "Georgia", size: 12))
    #expect(font.fontDescriptor.withSymbolicTraits(.traitBold) == nil)
  }

  @Test func `withDesign: the system font has designs, and a font by name only its own`() throws {
    let font = UIFont.systemFont(ofSize: 20, weight: .bold)
    let mono = try #require(font.fontDescriptor.withDesign(.monospaced))
    let made = UIFont(descriptor: mono, size: 0)
    #expect(made == .monospacedSystemFont(ofSize: 20, weight: .bold))
    #expect(UIFont(descriptor: try #require(mono.withDesign(.default)), size: 0) == font)
    let named = UIFontDescriptor(name: "Menlo", size: 12)
    #expect(named.withDesign(.rounded) == nil)
    #expect(named.withDesign(.default) != nil)
  }

  @Test func `monospacedSystemFont: all letters are equally wide`() {
    let font = UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)
    let widths = ["i", "M", "7"].map {
      NSString(string: $0).size(withAttributes: [.font: font]).width
    }
    #expect(Set(widths).count == 1)
  }

  @Test func `UIFontDescriptor: a family, a size and traits make a font`() {
    let descriptor = UIFontDescriptor(fontAttributes: [
      .size: CGFloat(15), .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
    ])
    #expect(UIFont(descriptor: descriptor, size: 0) == .systemFont(ofSize: 15, weight: .bold))
    #expect(descriptor.object(forKey: .size) as? CGFloat == 15)
  }

  @Test func `UIFontMetrics: it scales like the text style`() {
    #expect(UIFontMetrics.default.scaledValue(for: 20) == 20)
    var variant = Variant()
    variant.textSize = .xxxl
    LiveEnvironment.within(LiveEnvironment(variant, folders: [], from: .disk)) {
      let metrics = UIFontMetrics(forTextStyle: .body)
      #expect(metrics.scaledValue(for: 17) == 23)
      #expect(metrics.scaledFont(for: .systemFont(ofSize: 17)).pointSize == 23)
      let limited = metrics.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 20)
      #expect(limited.pointSize == 20)
    }
  }

  @Test func `monospacedDigitSystemFont: all digits are equally wide`() {
    let font = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    let widths = Set(
      (0...9).map { digit in
        ("\(digit)\(digit)\(digit)\(digit)" as NSString).size(withAttributes: [.font: font]).width
      })
    #expect(widths.count == 1)
    let proportional = ("1111" as NSString).size(
      withAttributes: [.font: UIFont.systemFont(ofSize: 17)]
    ).width
    #expect(!widths.contains(proportional))
  }
}

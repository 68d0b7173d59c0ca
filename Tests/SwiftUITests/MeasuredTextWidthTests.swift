import SwiftUI
import TestSupport
import Testing
import Vitrine
import VitrineGraphics
import VitrineSwiftUI

/// Widths of texts that Apple's renderer drew: iOS 26.2, regular, 17 points, three pixels per point
/// (pictures of adammcarter/swift-snapshot-testing-macros, MIT).
@Suite @MainActor struct MeasuredTextWidthTests {
  @Test(arguments: [
    ("async", 44.67),
    (".image", 51.00),
    ("throws", 51.67),
    (".padding", 67.00),
    (".padding()", 79.00),
    (".theme(.all)", 86.00),
    (".padding(30)", 99.67),
    ("async throws", 100.33),
    (".theme(.light)", 102.33),
    ("@SnapshotTest", 119.00),
    ("@SnapshotSuite", 126.00),
    (".padding(.all, 20)", 129.33),
    (".sizes(.minimum)", 129.67),
    ("@SnapshotTest()", 131.00),
    ("Some SwiftUI text", 136.00),
    ("One test in a suite", 137.00),
    ("@SnapshotSuite()", 138.33),
    ("Explicit main actor", 139.33),
    (".padding(.horizontal, 15)", 185.33),
    ("Test two of many in a suite", 201.67),
    ("Test one of many in a suite", 202.00),
    ("Test three of many in a suite", 213.33),
    (".padding(.vertical, 30)", 167.33),
    (".padding, .padding", 142.67),
  ])
  func `a text is as wide as the platform's, to a pixel`(text: String, width: Double) throws {
    var variant = Variant()
    variant.scaleOverride = 3
    variant.system = .ios26
    let picture = try Text(verbatim: text).picture(
      .fitting, as: variant, in: Workshop(try Resources()))
    #expect(abs(Double(picture.bitmap.width) - width * 3) < 1.01)
  }
}

import CoreGraphics
import Foundation
import Testing
import UIKit

/// Tests of the texts of points, sizes and rectangles.
@Suite struct GeometryTextTests {
  @Test func `a rectangle is written as on the platform, and read again`() {
    let rect = CGRect(x: 1, y: -2.5, width: 30, height: 4)
    #expect(NSStringFromCGRect(rect) == "{{1, -2.5}, {30, 4}}")
    #expect(CGRectFromString(NSStringFromCGRect(rect)) == rect)
    #expect(NSStringFromCGPoint(CGPoint(x: 0, y: 7)) == "{0, 7}")
    #expect(NSStringFromCGSize(CGSize(width: 0.5, height: 1)) == "{0.5, 1}")
  }

  @Test(arguments: ["", "x", "{", "{{}, {}}", "{1e999, nan}"])
  func `a malformed text has zeros for missing numbers`(_ text: String) {
    let rect = CGRectFromString(text)
    #expect(rect.height == 0)
    #expect(CGPointFromString(text).y == 0)
    #expect(CGSizeFromString(text).height == 0)
  }
}

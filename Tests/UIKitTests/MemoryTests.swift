import Foundation
import Testing
import UIKit
import Vitrine
import VitrineGraphics
import VitrineUIKit

/// Tests the memory use of a process that renders a thousand pictures of live views.
///
/// Other tests in the same process would count too, so this test needs the variable
/// `VITRINE_ALONE`: `VITRINE_ALONE=1 swift test -c release --filter MemoryTests`.
@MainActor
@Suite struct MemoryTests {
  /// Returns the resident memory of the process in megabytes of 10⁶ bytes, as Linux counts it.
  private static func resident() throws -> Double {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") })
    return (Double(line.filter(\.isNumber)) ?? 0) * 1024 / 1e6
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["VITRINE_ALONE"] != nil))
  func `a thousand pictures of live views need less than 200 MB`() throws {
    let workshop = Stage.workshop
    let sizes = ContentSizeCategory.allCases
    var most = 0.0
    for index in 0..<1000 {
      var variant = Variant()
      variant.textSize = sizes[index % sizes.count]
      let widget = Widget(title: "Memory") {
        TestController { controller in
          let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image {
            UIColor(hue: CGFloat(index) / 1000, saturation: 1, brightness: 1, alpha: 1).setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
          }
          let label = UILabel()
          label.text = "Picture \(index)"
          let stack = UIStackView(arrangedSubviews: [UIImageView(image: image), label])
          controller.view.holding(stack)
        }
      }
      _ = try render(widget, as: variant, in: workshop)
      if index % 100 == 99 { most = max(most, try Self.resident()) }
    }
    print("most after a thousand pictures: \(most) MB")
    #expect(most < 200)
  }
}

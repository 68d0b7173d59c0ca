import Foundation
import Vitrine
import VitrineUIKit

/// Draws the widget closed and open.
@main enum MonkeyAbout {
  @MainActor
  static func main() throws {
    // The widget's icon lies beside this file.
    let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let icon = here.appendingPathComponent("icon.png").path
    let widget = Widget(title: "Monkey About", icon: icon) { TodayViewController() }

    let workshop = Workshop(try Resources())
    var variant = Variant()
    for file in ["monkey-about-compact.png", "monkey-about-expanded.png"] {
      variant.mode = file.contains("compact") ? .compact : .expanded
      let rendering = try render(widget, as: variant, in: workshop)
      try Data(try rendering.png(inputDigest: "")).write(to: URL(fileURLWithPath: file))
      print(file)
    }
  }
}

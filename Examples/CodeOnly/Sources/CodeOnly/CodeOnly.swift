import Foundation
import Vitrine
import VitrineUIKit

/// Draws the widget closed and open.
@main enum CodeOnly {
  @MainActor
  static func main() throws {
    let widget = Widget(title: "Steps") { StepsViewController() }
    let workshop = Workshop(try Resources())
    var variant = Variant()
    for file in ["steps-compact.png", "steps-expanded.png"] {
      variant.mode = file.contains("compact") ? .compact : .expanded
      let rendering = try render(widget, as: variant, in: workshop)
      try Data(try rendering.png(inputDigest: "")).write(to: URL(fileURLWithPath: file))
      print(file)
    }
  }
}

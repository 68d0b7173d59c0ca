import Foundation
import Vitrine

/// Plays the widget in a host: closed, then open, a picture of each.
@main enum MonkeyAbout {
  static func main() throws {
    // The widget's interface lies beside this file.
    let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let nib = here.appendingPathComponent("MainInterface.json").path
    let name = "com.example.monkey-about.widget"

    let workshop = Workshop(try Resources())
    let host = WidgetHost(as: Variant(), in: workshop)
    host.add(name, schemes: ["monkeyabout"]) { TodayViewController(nib: nib) }

    func save(_ file: String) throws {
      try Data(try host.screen().png(in: workshop)).write(to: URL(fileURLWithPath: file))
      print(file)
    }
    host.appear()
    try save("monkey-about-compact.png")
    host.setMode(.expanded, of: name)
    try save("monkey-about-expanded.png")
    for event in host.events { print(event) }
  }
}

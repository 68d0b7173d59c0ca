import BenchmarkRunning
import Vitrine
import VitrineGraphics
import VitrineImages
import VitrineImport

/// Many pictures in one process, one after the other, no two alike for long: memory must stay flat.
enum Soak {
  private static let examples = [
    "weather", "stocks", "calendar", "news", "reminders", "monkey-about",
  ]
  private static let devices = ["iphone-se", "iphone-7", "iphone-x", "ipad-9.7"]
  private static let locales = ["en", "ar", "ja", "th", "pseudo"]
  private static let wallpapers = ["photo", "light", "dark"]

  /// Draws and encodes so many; false where memory grew by more than a twentieth once all caches
  /// were full.
  static func run(_ count: Int) throws -> Bool {
    let workshop = Workshop(try Resources())
    let widgets = try examples.map { try Widget.read(Inputs.package + "/Examples/\($0).json") }
    var samples: [Double] = []
    print("renders     MB resident")
    for index in 0..<count {
      let rendering = try render(
        widgets[index % widgets.count], as: variant(index), in: workshop)
      _ = try rendering.png(effort: .fast, inputDigest: "")
      if (index + 1) % max(1, count / 100) == 0 {
        samples.append(Memory.megabytes(.resident))
        if samples.count % 10 == 0 { print("\(index + 1)".padded(to: 12) + "\(samples.last ?? 0)") }
      }
    }
    // The first half fills the caches. The second half must stay within their limits.
    let full = samples.dropFirst(samples.count / 2)
    let before = Measurement.median(Array(full.prefix(full.count / 2)))
    let after = Measurement.median(Array(full.suffix(full.count / 2)))
    let growth = before > 0 ? (after / before - 1) * 100 : 0
    print("third quarter \(before) MB, last \(after) MB: \((growth * 10).rounded() / 10) % more")
    return growth <= 5
  }

  /// Returns every combination in turn, in an order in which neighbors differ in every axis.
  private static func variant(_ index: Int) -> Variant {
    var variant = Variant()
    variant.device = Device.named(devices[index / 6 % devices.count]) ?? .standard
    variant.locale = locales[index / 3 % locales.count]
    variant.wallpaper = .named(wallpapers[index / 11 % wallpapers.count])
    let sizes = ContentSizeCategory.allCases
    variant.textSize = sizes[index / 5 % sizes.count]
    variant.mode = index % 2 == 0 ? .compact : .expanded
    return variant
  }
}

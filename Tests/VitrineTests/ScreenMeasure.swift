import TestResources
import TestSupport
import Vitrine
import VitrineGraphics
import VitrineImages
import VitrineImport

/// A rendered screen on a wallpaper of one color, with measurements in points.
struct ScreenMeasure {
  let bitmap: Bitmap
  let scale: Double

  /// Renders a screen with one empty widget.
  init(
    _ system: SystemGeneration, _ wallpaper: Color = .black,
    content: String = #"{ "view": [] }"#, keys: String = "",
    _ change: (inout Variant) -> Void = { _ in }
  ) throws {
    let document = try WidgetDocument.read(
      Array(#"{ "app": "MMMM", \#(keys) "content": \#(content) }"#.utf8), file: "m.json")
    try self.init(system, wallpaper, Widget(document), change)
  }

  /// Renders a screen with a widget.
  init(
    _ system: SystemGeneration, _ wallpaper: Color, _ widget: Widget,
    _ change: (inout Variant) -> Void = { _ in }
  ) throws {
    let folder = try TemporaryFolder()
    var picture = Bitmap(width: 8, height: 8)
    let level = { (part: Double) in UInt8(part * 255 + 0.5) }
    for index in picture.pixels.indices {
      picture.pixels[index] =
        Pixel(
          red: level(wallpaper.red), green: level(wallpaper.green), blue: level(wallpaper.blue),
          alpha: 255
        ).bits
    }
    var variant = Variant()
    variant.system = system
    if system.isDesktop { variant.move(to: .macos) }
    variant.chrome = .screen
    variant.wallpaper = .file(try folder.write(PNG.encode(picture), to: "wallpaper.png"))
    change(&variant)
    let workshop = Workshop(try TestResources.shared.get())
    bitmap = try render(widget, as: variant, in: workshop).bitmap
    scale = variant.scale
  }

  func pixel(_ x: Double, _ y: Double) -> Pixel {
    Pixel(bits: bitmap.pixels[Int(y * scale) * bitmap.width + Int(x * scale)])
  }

  /// Returns the green channel at a point.
  func level(_ x: Double, _ y: Double) -> Int { Int(pixel(x, y).green) }

  /// Returns the darkest level in a box.
  func darkest(in box: Rect, _ channel: (Pixel) -> UInt8 = \.green) -> Int {
    var least = 255
    for y in stride(from: box.minY, to: box.maxY, by: 1 / scale) {
      for x in stride(from: box.minX, to: box.maxX, by: 1 / scale) {
        least = min(least, Int(channel(pixel(x, y))))
      }
    }
    return least
  }

  /// Returns the brightest level of the green channel in a box.
  func brightest(in box: Rect) -> Int {
    var most = 0
    for y in stride(from: box.minY, to: box.maxY, by: 1 / scale) {
      for x in stride(from: box.minX, to: box.maxX, by: 1 / scale) {
        most = max(most, level(x, y))
      }
    }
    return most
  }

  /// Returns the positions, in points, at which the level changes by more than `step` down a
  /// column.
  func edges(downAt x: Double, _ rows: ClosedRange<Double>, step: Int = 4) -> [Double] {
    stride(from: rows.lowerBound, to: rows.upperBound, by: 1 / scale).filter {
      abs(level(x, $0) - level(x, $0 - 1 / scale)) > step
    }
  }

  /// Returns the positions at which the level changes along a row, from left to right.
  func edges(alongY y: Double, _ columns: ClosedRange<Double>, step: Int = 4) -> [Double] {
    stride(from: columns.lowerBound, to: columns.upperBound, by: 1 / scale).filter {
      abs(level($0, y) - level($0 - 1 / scale, y)) > step
    }
  }

  /// Returns the bounding box of all pixels that differ from the top left level by more than
  /// `step`.
  func ink(in box: Rect, step: Int = 40) -> Rect {
    let ground = level(box.minX, box.minY)
    var found = Rect(minX: box.maxX, minY: box.maxY, maxX: box.minX, maxY: box.minY)
    for y in stride(from: box.minY, to: box.maxY, by: 1 / scale) {
      for x in stride(from: box.minX, to: box.maxX, by: 1 / scale)
      where abs(level(x, y) - ground) > step {
        found = Rect(
          minX: min(found.minX, x), minY: min(found.minY, y), maxX: max(found.maxX, x + 1 / scale),
          maxY: max(found.maxY, y + 1 / scale))
      }
    }
    return found
  }
}

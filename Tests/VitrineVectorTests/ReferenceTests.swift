import Foundation
import TestSupport
import Testing
import VitrineGraphics
import VitrineImages
import VitrineRaster
import VitrineVector

/// Icons beside the pictures that librsvg and poppler make of them (`Scripts/generate/make-vector-icons`).
struct ReferenceTests {
  static let folder = "Tests/VitrineVectorTests/Icons"
  static let icons = PackageRoot.entries(folder).filter { VectorFile.isVector($0) }

  static func picture(_ icon: String) throws -> VectorPicture {
    let bytes = [UInt8](
      try Data(contentsOf: URL(fileURLWithPath: PackageRoot.file("\(folder)/\(icon)"))))
    return try VectorFile.read(bytes, file: icon)
  }

  @Test func `there are at least thirty icons`() {
    #expect(Self.icons.count >= 30)
  }

  @Test(arguments: icons)
  func `an icon differs from its reference by two levels at most`(_ icon: String) throws {
    let file = PackageRoot.file("\(Self.folder)/References/\(icon).png")
    let reference = try decodeImage([UInt8](try Data(contentsOf: URL(fileURLWithPath: file))))
    let picture = try Self.picture(icon)
    #expect(picture.unsupported.isEmpty)
    let drawn = picture.bitmap(width: reference.width, height: reference.height)
    let mean = Self.meanDifference(drawn, reference)
    #expect(mean <= 2, "\(icon) differs by \(mean) levels")
    if let out = ProcessInfo.processInfo.environment["VITRINE_VECTOR_OUT"] {
      print("\(icon) \(mean)")
      try Data(try PNG.encode(drawn)).write(to: URL(fileURLWithPath: "\(out)/\(icon).png"))
    }
  }

  @Test func `every reference has an icon`() {
    for name in PackageRoot.entries("\(Self.folder)/References") {
      #expect(Self.icons.contains(String(name.dropLast(4))), "\(name) has no icon")
    }
  }

  @Test func `the icons look as recorded`() throws {
    let cell = 80
    let columns = 8
    let rows = (Self.icons.count + columns - 1) / columns
    var list = DisplayList(width: columns * cell, height: rows * cell)
    list.background = .white
    for (index, icon) in Self.icons.enumerated() {
      let picture = try Self.picture(icon)
      let (width, height) = (Int(picture.size.width) * 2, Int(picture.size.height) * 2)
      let bitmap = picture.bitmap(width: width, height: height)
      let place = Rect(
        x: Double(index % columns * cell), y: Double(index / columns * cell),
        width: Double(width), height: Double(height))
      list.append(.image(bitmap, in: place, ImageDrawing(), .sourceOver))
    }
    let sheet = rasterize(list)
    #expect(try Golden.problem(with: sheet, named: "vector/icons") == nil)
  }

  /// The mean difference of the four channels of all pixels, in levels.
  static func meanDifference(_ a: Bitmap, _ b: Bitmap) -> Double {
    var sum = 0
    for (x, y) in zip(a.pixels, b.pixels) {
      let (p, q) = (Pixel(bits: x), Pixel(bits: y))
      sum += abs(Int(p.red) - Int(q.red)) + abs(Int(p.green) - Int(q.green))
      sum += abs(Int(p.blue) - Int(q.blue)) + abs(Int(p.alpha) - Int(q.alpha))
    }
    return Double(sum) / Double(4 * max(1, a.pixels.count))
  }
}

import VitrineGraphics
import VitrineImages
import VitrineRaster

/// A wallpaper of clouds, discs and hills, as busy as a photograph; the same on every machine.
enum SceneWallpaper {
  static func made(width: Int, height: Int) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    let (tall, wide) = (Double(height), Double(width))
    for y in 0..<height {
      let down = Double(y) / tall
      for x in 0..<width {
        let cloud = clouds(x, y)
        let across = Double(x) / wide
        var (red, green, blue) = (
          250 - 190 * down, 150 - 40 * down + 60 * (1 - across) * down, 80 + 130 * down * across
        )
        if down > 0.68 + 0.04 * noise(x, 0, cell: width / 14, seed: 9) {
          (red, green, blue) = (10 + 60 * cloud, 20 + 90 * cloud, 20)
        } else {
          (red, green, blue) = (red * (0.6 + cloud), green * (0.6 + cloud), blue * (0.6 + cloud))
        }
        func byte(_ value: Double) -> UInt8 { UInt8(max(0, min(255, value))) }
        bitmap[x, y] = Pixel(red: byte(red), green: byte(green), blue: byte(blue), alpha: 255)
      }
    }
    return withDiscs(bitmap)
  }

  private static func withDiscs(_ bitmap: Bitmap) -> Bitmap {
    let (wide, tall) = (Double(bitmap.width), Double(bitmap.height))
    var list = DisplayList(width: bitmap.width, height: bitmap.height)
    let whole = Rect(x: 0, y: 0, width: wide, height: tall)
    list.append(.backdrop(list.add(.init(bitmap: bitmap)), .rect(whole)))
    let discs: [(Double, Double, Double, UInt32)] = [
      (0.67, 0.22, 0.12, 0xd8a040), (0.6, 0.28, 0.1, 0xb03020), (0.7, 0.28, 0.12, 0x30a040),
      (0.46, 0.5, 0.13, 0x2050b0), (0.11, 0.24, 0.07, 0x9030a0), (0.97, 0.04, 0.08, 0xf04040),
    ]
    for (x, y, radius, color) in discs {
      let box = Rect(
        x: (x - radius) * wide, y: y * tall - radius * wide, width: 2 * radius * wide,
        height: 2 * radius * wide)
      list.append(
        .fill(
          .path(.ellipse(in: box), .nonZero), .color(Color(hex: color).withAlpha(0.6)),
          .sourceOver))
    }
    return rasterize(list)
  }

  /// Noise of four sizes, 0…1.
  private static func clouds(_ x: Int, _ y: Int) -> Double {
    var (sum, share) = (0.0, 0.5)
    for (number, cell) in [160, 61, 23, 7].enumerated() {
      sum += share * noise(x, y, cell: cell, seed: number)
      share /= 2
    }
    return sum
  }

  /// Random numbers at the corners of cells, blended between them.
  private static func noise(_ x: Int, _ y: Int, cell: Int, seed: Int) -> Double {
    let (column, row) = (x / cell, y / cell)
    func corner(_ dx: Int, _ dy: Int) -> Double {
      var bits = UInt32(truncatingIfNeeded: (column + dx) &* 374_761_393)
      bits &+= UInt32(truncatingIfNeeded: (row + dy) &* 668_265_263 &+ seed &* 974_711)
      bits = (bits ^ bits >> 13) &* 1_274_126_177
      return Double((bits ^ bits >> 16) & 0xffff) / 65535
    }
    let (u, v) = (Double(x % cell) / Double(cell), Double(y % cell) / Double(cell))
    let top = corner(0, 0) * (1 - u) + corner(1, 0) * u
    let bottom = corner(0, 1) * (1 - u) + corner(1, 1) * u
    return top * (1 - v) + bottom * v
  }
}

import VitrineGraphics

/// A picture averaged down, with a margin of what lies beyond its edges.
struct SmallPicture {
  private let factor: Int
  private let margin: Int
  private let width: Int
  private let height: Int
  var values: [SIMD4<Float>]

  /// Averages boxes of `factor` × `factor` pixels of the picture extended by its edge pixels.
  init(_ bitmap: Bitmap, factor: Int, margin: Int) {
    self.factor = factor
    self.margin = margin
    width = (bitmap.width + factor - 1) / factor + 2 * margin
    height = (bitmap.height + factor - 1) / factor + 2 * margin
    values = [SIMD4<Float>](repeating: .zero, count: width * height)
    let share = 1 / Float(factor * factor)
    var sums = [SIMD4<Float>](repeating: .zero, count: bitmap.width)
    var lastRows: Range<Int>?
    for row in 0..<height {
      let top = (row - margin) * factor
      let rows =
        max(0, min(bitmap.height - 1, top))..<max(1, min(bitmap.height, top + factor))
      // Rows wholly beyond an edge repeat the one before.
      if rows == lastRows, rows.count == 1 {
        copyRow(row - 1, to: row)
        continue
      }
      lastRows = rows
      sum(bitmap, top, into: &sums)
      for column in 0..<width {
        let left = (column - margin) * factor
        var total = SIMD4<Float>.zero
        for x in left..<left + factor { total += sums[max(0, min(bitmap.width - 1, x))] }
        values[row * width + column] = total * share
      }
    }
  }

  private mutating func copyRow(_ from: Int, to: Int) {
    for column in 0..<width { values[to * width + column] = values[from * width + column] }
  }

  private func sum(_ bitmap: Bitmap, _ top: Int, into sums: inout [SIMD4<Float>]) {
    for x in 0..<bitmap.width { sums[x] = .zero }
    for y in top..<top + factor {
      let base = max(0, min(bitmap.height - 1, y)) * bitmap.width
      for x in 0..<bitmap.width { sums[x] += unpack(bitmap.pixels[base + x]) }
    }
  }

  /// Convolves along rows, then along columns; values within a radius of the margin's edge are
  /// wrong afterwards and never used.
  mutating func convolve(_ kernel: Kernel) {
    let radius = kernel.radius
    var across = values
    for row in 0..<height {
      let base = row * width
      for column in radius..<max(radius, width - radius) {
        let at = base + column
        var total = values[at] * kernel.weights[0]
        for tap in 1...radius {
          total += (values[at - tap] + values[at + tap]) * kernel.weights[tap]
        }
        across[at] = total
      }
    }
    for row in radius..<max(radius, height - radius) {
      for column in radius..<max(radius, width - radius) {
        let at = row * width + column
        var total = across[at] * kernel.weights[0]
        for tap in 1...radius {
          total += (across[at - tap * width] + across[at + tap * width]) * kernel.weights[tap]
        }
        values[at] = total
      }
    }
  }

  /// The picture without its margin, for a factor of 1.
  func pixels(width pictureWidth: Int, height pictureHeight: Int, _ toning: Toning) -> Bitmap {
    var result = Bitmap(width: pictureWidth, height: pictureHeight)
    for y in 0..<pictureHeight {
      for x in 0..<pictureWidth {
        result.pixels[y * pictureWidth + x] = toning.pack(values[(y + margin) * width + x + margin])
      }
    }
    return result
  }

  /// Interpolated to full size by the cubic B-spline, rows first.
  func enlarged(width pictureWidth: Int, height pictureHeight: Int, _ toning: Toning) -> Bitmap {
    let phases = (0..<factor).map { spline(phase: $0) }
    var result = Bitmap(width: pictureWidth, height: pictureHeight)
    var line = [SIMD4<Float>](repeating: .zero, count: width)
    for y in 0..<pictureHeight {
      let down = phases[y % factor]
      let base = (y / factor + margin + down.first) * width
      for column in 0..<width {
        let at = base + column
        line[column] =
          values[at] * down.weights.0 + values[at + width] * down.weights.1
          + values[at + 2 * width] * down.weights.2 + values[at + 3 * width] * down.weights.3
      }
      for x in 0..<pictureWidth {
        let right = phases[x % factor]
        let at = x / factor + margin + right.first
        let value =
          line[at] * right.weights.0 + line[at + 1] * right.weights.1
          + line[at + 2] * right.weights.2 + line[at + 3] * right.weights.3
        result.pixels[y * pictureWidth + x] = toning.pack(value)
      }
    }
    return result
  }

  /// The four weights for a pixel `phase` pixels into its box, and where the first lies.
  private func spline(
    phase: Int
  ) -> (first: Int, weights: (Float, Float, Float, Float)) {
    // The pixel's centre, from the centre of its own box, in small pixels.
    let place = (Double(phase) + 0.5) / Double(factor) - 0.5
    let base = PixelGrid.floor(place)
    let t = place - base
    let u = 1 - t
    let weights = (
      Float(u * u * u / 6), Float((3 * t * t * t - 6 * t * t + 4) / 6),
      Float((3 * u * u * u - 6 * u * u + 4) / 6), Float(t * t * t / 6)
    )
    return (Int(base) - 1, weights)
  }
}

import VitrineGraphics

/// A saturation matrix and a tint laid over it, folded into one affine map of the three colours.
///
/// Applied before interpolation, where there are few pixels; what saturation pushes out of range is
/// clamped after it: the tint maps the range 0…255 to `low`…`high`, and clamping commutes with it.
struct Toning {
  /// Rows give red, green and blue from red, green, blue.
  var matrix: [Float]
  var offset: [Float]
  var low: SIMD4<Float>
  var high: SIMD4<Float>
  var isIdentity: Bool

  static let identity = Toning(saturation: 1, tint: .clear)

  init(saturation s: Double, tint: Color) {
    // Luma weights of platform sources (docs/PLATFORM.md, "Blur styles").
    let luma = [0.2126, 0.7152, 0.0722]
    let keep = 1 - tint.alpha
    var matrix: [Float] = []
    for row in 0..<3 {
      for column in 0..<3 {
        let diagonal = row == column ? s : 0
        matrix.append(Float((luma[column] * (1 - s) + diagonal) * keep))
      }
    }
    self.matrix = matrix
    let components = [tint.red, tint.green, tint.blue]
    offset = components.map { Float($0 * tint.alpha * 255) }
    low = SIMD4(offset[0], offset[1], offset[2], 0)
    high = low + Float(keep * 255)
    high[3] = 255
    isIdentity = s == 1 && tint.alpha == 0
  }

  /// Maps interleaved R, G, B, A of opaque pixels; no clamping.
  func apply(to values: inout [SIMD4<Float>]) {
    guard !isIdentity else { return }
    let red = SIMD4<Float>(matrix[0], matrix[3], matrix[6], 0)
    let green = SIMD4<Float>(matrix[1], matrix[4], matrix[7], 0)
    let blue = SIMD4<Float>(matrix[2], matrix[5], matrix[8], 0)
    let base = SIMD4<Float>(offset[0], offset[1], offset[2], 0)
    for index in values.indices {
      let value = values[index]
      var mapped = red * value.x + green * value.y + blue * value.z + base
      mapped.w = value.w
      values[index] = mapped
    }
  }

  /// Clamps, rounds half up and packs one pixel.
  @inline(__always)
  func pack(_ value: SIMD4<Float>) -> UInt32 {
    let clamped = value.clamped(lowerBound: low, upperBound: high)
    // 2²³ leaves no fraction: the sum's low bits are the value rounded to nearest.
    let bits = unsafe unsafeBitCast(clamped + 8_388_608, to: SIMD4<UInt32>.self)
    return bits.x & 255 | (bits.y & 255) << 8 | (bits.z & 255) << 16 | (bits.w & 255) << 24
  }

  func apply(to bitmap: Bitmap) -> Bitmap {
    guard !isIdentity else { return bitmap }
    var values = bitmap.pixels.map(unpack)
    apply(to: &values)
    return Bitmap(width: bitmap.width, height: bitmap.height, pixels: values.map(pack))
  }
}

@inline(__always)
func unpack(_ bits: UInt32) -> SIMD4<Float> {
  SIMD4(
    Float(bits & 255), Float((bits >> 8) & 255), Float((bits >> 16) & 255), Float(bits >> 24))
}

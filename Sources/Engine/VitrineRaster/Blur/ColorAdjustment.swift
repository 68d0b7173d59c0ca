import VitrineGraphics

/// A saturation matrix and a tint, combined to one affine transform of the three channels.
///
/// The transform is applied before interpolation, when there are few pixels. Saturation can exceed
/// the range of a channel, and the excess is clamped after interpolation: the tint maps the range
/// 0…255 to `low`…`high`, and clamping commutes with that map.
struct ColorAdjustment {
  /// The matrix.
  ///
  /// Its rows compute red, green and blue from red, green and blue.
  private let matrix: [Float]
  private let offset: [Float]
  /// The lower limits of red, green, blue and alpha.
  let low: [Float]
  let high: [Float]
  private let isIdentity: Bool

  static let identity = ColorAdjustment(saturation: 1, tint: .clear)

  init(_ recipe: MaterialRecipe) {
    self.init(
      saturation: recipe.saturation, tint: recipe.tint, saturatesLast: recipe.saturatesLast)
  }

  init(saturation: Double, tint: Color, saturatesLast: Bool = false) {
    func number(_ value: Double, or other: Double) -> Double { value.isFinite ? value : other }
    let s = number(saturation, or: 1)
    // The luma weights are those of platform sources (docs/PLATFORM.md, "Blur styles").
    let luma = [0.2126, 0.7152, 0.0722]
    let alpha = max(0, min(1, number(tint.alpha, or: 0)))
    let keep = 1 - alpha
    var matrix: [Float] = []
    for row in 0..<3 {
      for column in 0..<3 {
        let diagonal = row == column ? s : 0
        matrix.append(Float((luma[column] * (1 - s) + diagonal) * keep))
      }
    }
    self.matrix = matrix
    let components = [tint.red, tint.green, tint.blue].map { max(0, min(1, number($0, or: 0))) }
    offset = components.map { Float($0 * alpha * 255) }
    if saturatesLast {
      (low, high) = ([0, 0, 0, 0], [255, 255, 255, 255])
    } else {
      low = offset + [0]
      high = components.map { Float(($0 * alpha + keep) * 255) } + [255]
    }
    isIdentity = s == 1 && alpha == 0
  }

  /// Transforms the colors of opaque pixels without clamping.
  func apply(to small: inout SmallPlanes) {
    guard !isIdentity else { return }
    let plane = small.rows * small.stride
    let (m, offset) = (matrix, offset)
    // `values` contains three consecutive planes of `plane` numbers.
    unsafe small.values.withUnsafeMutableBufferPointer { values in
      guard let red = values.baseAddress else { return }
      let green = unsafe red + plane
      let blue = unsafe green + plane
      for index in 0..<plane {
        let (r, g, b) = unsafe (red[index], green[index], blue[index])
        unsafe red[index] = m[0] * r + m[1] * g + m[2] * b + offset[0]
        unsafe green[index] = m[3] * r + m[4] * g + m[5] * b + offset[1]
        unsafe blue[index] = m[6] * r + m[7] * g + m[8] * b + offset[2]
      }
    }
  }

  /// Clamps, rounds to nearest (ties to even) and packs a row of pixels.
  ///
  /// Adding 2²³ to a number in 0…255 removes its fraction and puts the rounded number in the lowest
  /// byte below a constant, so shifted sums of the bit patterns are pixels.
  func pack(
    _ source: UnsafePointer<Float>, plane: Int, hasAlpha: Bool,
    into out: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    let exponent: UInt32 = 0x4b00_0000
    let magic: Float = 8_388_608
    let (lowRed, lowGreen, lowBlue) = (low[0], low[1], low[2])
    let (highRed, highGreen, highBlue) = (high[0], high[1], high[2])
    let green = unsafe source + plane
    let blue = unsafe green + plane
    let opaque = 0xff00_0000 &- exponent
    if isIdentity {
      // Means of 0…255 exceed the range by at most a rounding error, which the addition removes.
      for index in 0..<count {
        let (r, g, b) = unsafe (source[index] + magic, green[index] + magic, blue[index] + magic)
        unsafe out[index] =
          r.bitPattern &+ (g.bitPattern &<< 8) &+ (b.bitPattern &<< 16) &+ opaque
      }
    }
    for index in 0..<(isIdentity ? 0 : count) {
      let r = unsafe clamp(source[index], from: lowRed, to: highRed) + magic
      let g = unsafe clamp(green[index], from: lowGreen, to: highGreen) + magic
      let b = unsafe clamp(blue[index], from: lowBlue, to: highBlue) + magic
      unsafe out[index] =
        r.bitPattern &+ (g.bitPattern &<< 8) &+ (b.bitPattern &<< 16) &+ opaque
    }
    guard hasAlpha else { return }
    let alpha = unsafe blue + plane
    for index in 0..<count {
      let a = unsafe clamp(alpha[index], from: 0, to: 255) + magic
      unsafe out[index] = out[index] & 0xff_ffff | a.bitPattern &<< 24
    }
  }
}

@inline(__always)
private func clamp(_ value: Float, from low: Float, to high: Float) -> Float {
  let raised = value < low ? low : value
  return raised > high ? high : raised
}

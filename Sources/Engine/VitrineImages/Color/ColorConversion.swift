import VitrineGraphics

/// A conversion of pixels from another color space to sRGB, with tables and integers.
///
/// Light is measured in units of 2⁻²². A table gives each sample's light, a matrix of the same
/// scale mixes the channels, and a component is the number of thresholds that are at most the
/// light. Each threshold is halfway between two bytes. The result is therefore the byte nearest to
/// the exact value, unless that is within 0.003 of a threshold. Colors outside of sRGB are clipped
/// to 0 or 255 in each component.
struct ColorConversion {
  private static let scale = 22
  private static let one = 1 << scale

  /// The light of each sample, by channel.
  private let light: [[Int32]]
  private let matrix: [Int]
  /// The index at which a component's search starts, by the upper twelve bits of the light.
  private let starts: [UInt8]
  private let thresholds: [Int32]

  /// Creates a conversion.
  ///
  /// `samples` is 256 or 65,536.
  ///
  /// Returns nil if the profile equals sRGB to eight bits.
  init?(_ profile: ColorProfile, samples: Int) {
    let scale = Double(Self.one)
    func counted(_ value: Double) -> Int32 { Int32(PixelGrid.floor(value * scale + 0.5)) }
    thresholds = (0..<255).map {
      counted(TransferFunction.sRGB.light((Double($0) + 0.5) / 255))
    }
    var starts: [UInt8] = []
    var reached = 0
    for bucket in 0...(Self.one >> 10) {
      while reached < 255, thresholds[reached] <= bucket << 10 { reached += 1 }
      starts.append(UInt8(reached))
    }
    self.starts = starts
    func table(_ curve: TransferFunction) -> [Int32] {
      (0..<samples).map {
        // A damaged curve may yield any value, including NaN.
        let light = curve.light(Double($0) / Double(samples - 1))
        return counted(light > 0 ? min(light, 1) : 0)
      }
    }
    let red = table(profile.curves[0])
    let green = profile.curves[1] == profile.curves[0] ? red : table(profile.curves[1])
    let blue = profile.curves[2] == profile.curves[0] ? red : table(profile.curves[2])
    light = [red, green, blue]
    guard profile.matrix.rows.allSatisfy({ $0.allSatisfy { $0.magnitude < 100 } }) else {
      return nil
    }
    matrix = profile.matrix.rows.flatMap { $0.map { Int(counted($0)) } }
    if samples == 256, isIdentity(profile) { return nil }
  }

  private func isIdentity(_ profile: ColorProfile) -> Bool {
    for (row, standard) in zip(profile.matrix.rows, ColorMatrix.identity.rows) {
      for (a, b) in zip(row, standard) where (a - b).magnitude > 0.003 { return false }
    }
    return (0..<256).allSatisfy { value in
      let (r, g, b) = converted(red: value, green: value, blue: value)
      return r == value && g == value && b == value
    }
  }

  /// Returns the sRGB components of one pixel's samples.
  @inline(__always)
  func converted(red: Int, green: Int, blue: Int) -> (UInt8, UInt8, UInt8) {
    let (r, g, b) = (Int(light[0][red]), Int(light[1][green]), Int(light[2][blue]))
    return (
      component(matrix[0] * r + matrix[1] * g + matrix[2] * b),
      component(matrix[3] * r + matrix[4] * g + matrix[5] * b),
      component(matrix[6] * r + matrix[7] * g + matrix[8] * b)
    )
  }

  @inline(__always)
  private func component(_ product: Int) -> UInt8 {
    let light = min(max((product + Self.one / 2) >> Self.scale, 0), Self.one)
    var value = Int(starts[light >> 10])
    while value < 255, thresholds[value] <= light { value += 1 }
    return UInt8(truncatingIfNeeded: value)
  }

  /// Converts sixteen-bit samples with red in the lowest bits.
  ///
  /// Alpha is rounded to eight bits.
  func convert(_ pixels: [UInt64]) -> [UInt32] {
    pixels.map { pixel in
      let (r, g, b) = converted(
        red: Int(pixel & 0xffff), green: Int(pixel >> 16 & 0xffff),
        blue: Int(pixel >> 32 & 0xffff))
      let alpha = (UInt32(pixel >> 48) * 255 + 32_767) / 65_535
      return UInt32(r) | UInt32(g) << 8 | UInt32(b) << 16 | alpha << 24
    }
  }

  /// Converts pixels with straight alpha.
  func convert(_ pixels: inout [UInt32]) {
    var (last, known): (UInt32, UInt32) = (0, 0)
    var hasLast = false
    for index in pixels.indices {
      let color = pixels[index] & 0xff_ffff
      if !hasLast || color != last {
        let (r, g, b) = converted(
          red: Int(color & 255), green: Int(color >> 8 & 255), blue: Int(color >> 16))
        known = UInt32(r) | UInt32(g) << 8 | UInt32(b) << 16
        last = color
        hasLast = true
      }
      pixels[index] = pixels[index] & 0xff00_0000 | known
    }
  }
}

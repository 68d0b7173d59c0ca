import VitrineGraphics

/// The transform of the backdrop by vibrant content.
///
/// Each channel is a function of itself and the luminance, independent of the content's color
/// (docs/PLATFORM.md, "Vibrancy").
///
/// The numbers are fitted to real screenshots. Arithmetic uses integers in units of 1/1024 level,
/// with one rounding to nearest.
struct VibrantMap {
  /// The factor of the channel, in units of 1/1024.
  private let channel: Int
  private let luminance: Int
  /// The offset in units of 1/1024 level.
  private let offset: Int

  private init(channel: Double, luminance: Double, offset: Double) {
    self.channel = Int(channel * 1024)
    self.luminance = Int(luminance * 1024)
    self.offset = Int(offset * 1024)
  }

  /// The function 0.75 · L − 96 + 2.7 · (D − L).
  static let header = VibrantMap(channel: 2.7, luminance: 0.75 - 2.7, offset: -96)
  /// The function 0.75 · L − 96 + 1.5 · (D − L).
  static let laterHeader = VibrantMap(channel: 1.5, luminance: 0.75 - 1.5, offset: -96)
  /// The function L − 153 + 2.7 · (D − L), which subtracts 0.60 of white from gray.
  static let firstHeader = VibrantMap(channel: 2.7, luminance: 1 - 2.7, offset: -153)
  /// The function 1.76 · D + 52.
  static let white = VibrantMap(channel: 1.76, luminance: 0, offset: 52)
  /// The function 1.71 · D − 0.68 · 255.
  static let light = VibrantMap(channel: 1.71, luminance: 0, offset: -0.68 * 255)

  /// Blends the transform's result into a pixel with a coverage.
  func blend(_ coverage: UInt8, over destination: Pixel) -> Pixel {
    let share = Int(coverage)
    let (red, green, blue) = (
      Int(destination.red), Int(destination.green), Int(destination.blue)
    )
    // The luma weights 0.2126, 0.7152 and 0.0722, scaled to a sum of 1024.
    let luma = (218 * red + 732 * green + 74 * blue) * luminance / 1024
    func mixed(_ level: Int) -> UInt8 {
      let mapped = (channel * level + luma + offset + 512) >> 10
      let ink = max(0, min(255, mapped))
      return UInt8((level * (255 - share) + ink * share + 127) / 255)
    }
    let under = Int(destination.alpha)
    let alpha = UInt8(share + under - (share * under + 127) / 255)
    return Pixel(
      red: min(alpha, mixed(red)), green: min(alpha, mixed(green)), blue: min(alpha, mixed(blue)),
      alpha: alpha)
  }
}

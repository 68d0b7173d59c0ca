public import VitrineGraphics

/// The perceived size of a difference.
///
/// It is reported beside a verdict and never influences one.
public struct PerceptualMetrics: Hashable, Sendable {
  /// The number of differing pixels that aren't antialiased edges in both pictures.
  public var sharpPixels: Int
  /// The largest perceptually weighted difference of brightness and color, from 0 to 1.
  public var largestDelta: Double
  /// The mean difference over the picture as seen at arm's length, from 0 to 1.
  public var seen: Double

  /// Measures the difference.
  ///
  /// Returns nil if the sizes differ.
  public init?(_ expected: Bitmap, _ actual: Bitmap) {
    guard expected.width == actual.width, expected.height == actual.height else { return nil }
    sharpPixels = 0
    largestDelta = 0
    var sum = 0.0
    for box in clusters(expected, actual) {
      let around = Window(box, in: expected)
      let (a, b) = (OpponentColors(expected, around), OpponentColors(actual, around))
      for y in Int(box.minY)..<Int(box.maxY) {
        for x in Int(box.minX)..<Int(box.maxX) where expected[x, y] != actual[x, y] {
          largestDelta = max(largestDelta, yiqDelta(expected[x, y], actual[x, y]))
          if !(isAntialiasedEdge(expected, x: x, y: y) && isAntialiasedEdge(actual, x: x, y: y)) {
            sharpPixels += 1
          }
        }
      }
      sum += a.seenDifference(to: b)
    }
    let count = expected.width * expected.height
    seen = count > 0 ? sum / Double(count) : 0
  }

  /// The metrics as a sentence.
  public var description: String {
    "\(sharpPixels) outside antialiased edges, largest YIQ difference \(percent(largestDelta)), "
      + "perceived \(percent(seen))"
  }

  private func percent(_ value: Double) -> String {
    let thousandths = Int(PixelGrid.floor(value * 100_000 + 0.5))
    let digits = String(thousandths % 1000 + 1000).dropFirst()
    return "\(thousandths / 1000).\(digits) %"
  }
}

/// Returns the difference of two colors over white in YIQ, from 0 to 1.
///
/// Brightness has the largest weight: 0.5053 Y², 0.299 I², 0.1957 Q², at most 35,215 (Kotsarenko
/// and Ramos, "Measuring perceived color difference using YIQ NTSC transmission color space in
/// mobile applications", 2010).
func yiqDelta(_ a: Pixel, _ b: Pixel) -> Double {
  func overWhite(_ pixel: Pixel) -> (Double, Double, Double) {
    let white = Double(255 - pixel.alpha)
    return (Double(pixel.red) + white, Double(pixel.green) + white, Double(pixel.blue) + white)
  }
  let (first, second) = (overWhite(a), overWhite(b))
  let (red, green, blue) = (first.0 - second.0, first.1 - second.1, first.2 - second.2)
  let y = red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
  let i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
  let q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
  return (0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q) / 35215
}

private func brightness(_ pixel: Pixel) -> Int {
  Int(pixel.red) * 77 + Int(pixel.green) * 151 + Int(pixel.blue) * 28 + 256 * Int(255 - pixel.alpha)
}

/// Returns whether a pixel is part of an antialiased edge.
///
/// Such a pixel is between a darker and a brighter neighbor, and one of them belongs to a flat area
/// (Vyšniauskas, "Anti-aliased pixel and intensity slope detector", 2009).
func isAntialiasedEdge(_ picture: Bitmap, x: Int, y: Int) -> Bool {
  let own = brightness(picture[x, y])
  var darkest = (level: 0, x: x, y: y)
  var brightest = (level: 0, x: x, y: y)
  var equals = 0
  for ny in max(0, y - 1)...min(picture.height - 1, y + 1) {
    for nx in max(0, x - 1)...min(picture.width - 1, x + 1) where nx != x || ny != y {
      let step = brightness(picture[nx, ny]) - own
      if step == 0 { equals += 1 }
      if step < darkest.level { darkest = (step, nx, ny) }
      if step > brightest.level { brightest = (step, nx, ny) }
    }
  }
  guard equals < 3, darkest.level < 0, brightest.level > 0 else { return false }
  return isFlat(picture, x: darkest.x, y: darkest.y)
    || isFlat(picture, x: brightest.x, y: brightest.y)
}

/// Returns whether at least three neighbors have the same color.
private func isFlat(_ picture: Bitmap, x: Int, y: Int) -> Bool {
  var equals = 0
  for ny in max(0, y - 1)...min(picture.height - 1, y + 1) {
    for nx in max(0, x - 1)...min(picture.width - 1, x + 1) where nx != x || ny != y {
      if picture[nx, ny] == picture[x, y] { equals += 1 }
    }
  }
  return equals >= 3
}

/// The pixels of a picture that a blurred difference affects.
private struct Window {
  var minX: Int
  var minY: Int
  var width: Int
  var height: Int

  init(_ box: Rect, in picture: Bitmap) {
    let reach = OpponentColors.reach + 1
    minX = max(0, Int(box.minX) - reach)
    minY = max(0, Int(box.minY) - reach)
    width = min(picture.width, Int(box.maxX) + reach) - minX
    height = min(picture.height, Int(box.maxY) + reach) - minY
  }
}

/// A part of a picture as the eye perceives it: brightness and two opponent colors, blurred.
///
/// The method follows FLIP (Andersson and others, 2020): its color space and its two components,
/// color and edges, with small integer filters in place of the measured ones, for a screen of 60 to
/// 70 pixels per degree.
private struct OpponentColors {
  /// The radius of the blur in pixels: one for brightness, two for the opponent colors.
  static let reach = 2

  private let width: Int
  private let height: Int
  private var brightness: [Double]
  private var redGreen: [Double]
  private var yellowBlue: [Double]

  init(_ picture: Bitmap, _ window: Window) {
    width = window.width
    height = window.height
    brightness = []
    redGreen = []
    yellowBlue = []
    for y in window.minY..<window.minY + height {
      for x in window.minX..<window.minX + width {
        let pixel = picture[x, y]
        let white = Double(255 - pixel.alpha)
        let red = (Double(pixel.red) + white) / 255
        let green = (Double(pixel.green) + white) / 255
        let blue = (Double(pixel.blue) + white) / 255
        brightness.append(0.2126 * red + 0.7152 * green + 0.0722 * blue)
        redGreen.append(red - green)
        yellowBlue.append((red + green) / 2 - blue)
      }
    }
    brightness = blurred(brightness)
    redGreen = blurred(blurred(redGreen))
    yellowBlue = blurred(blurred(yellowBlue))
  }

  /// Blurs a plane with the weights 1/4, 1/2, 1/4 along both axes.
  private func blurred(_ plane: [Double]) -> [Double] {
    var along = plane
    for y in 0..<height {
      for x in 0..<width {
        let (left, right) = (max(0, x - 1), min(width - 1, x + 1))
        along[y * width + x] =
          (plane[y * width + left] + 2 * plane[y * width + x] + plane[y * width + right]) / 4
      }
    }
    var result = along
    for y in 0..<height {
      let (above, below) = (max(0, y - 1), min(height - 1, y + 1))
      for x in 0..<width {
        result[y * width + x] =
          (along[above * width + x] + 2 * along[y * width + x] + along[below * width + x]) / 4
      }
    }
    return result
  }

  /// Returns the magnitude of the brightness gradient at a pixel.
  private func edge(_ x: Int, _ y: Int) -> Double {
    let across =
      brightness[y * width + min(width - 1, x + 1)] - brightness[y * width + max(0, x - 1)]
    let down =
      brightness[min(height - 1, y + 1) * width + x] - brightness[max(0, y - 1) * width + x]
    return (across * across + down * down).squareRoot() / 2
  }

  /// Returns the sum over all pixels of 1 − (1 − color)(1 − edge).
  func seenDifference(to other: OpponentColors) -> Double {
    var sum = 0.0
    for y in 0..<height {
      for x in 0..<width {
        let place = y * width + x
        let color = min(
          1,
          (brightness[place] - other.brightness[place]).magnitude
            + (redGreen[place] - other.redGreen[place]).magnitude / 2
            + (yellowBlue[place] - other.yellowBlue[place]).magnitude / 4)
        let edge = min(1, 2 * (self.edge(x, y) - other.edge(x, y)).magnitude)
        sum += 1 - (1 - color) * (1 - edge)
      }
    }
    return sum
  }
}

import Vitrine
import VitrineCompare
import VitrineGraphics

/// The contrast of a text with its actual background, at the place of the lowest contrast.
///
/// The widget is painted three times: without text, with every line of text filled with the text's
/// color, and with a probe color, which shows where the text is visible. All three are rendered
/// with every clip, group, material and blend mode. A line is divided into cells about as wide as a
/// letter, and luminances are averaged over a cell, so that a single pixel doesn't count as much as
/// a letter.
struct Contrast: Hashable, Sendable {
  /// The WCAG contrast ratio, from 1 to 21.
  var ratio: Double
  /// The cell with the lowest contrast, in points of the picture.
  var box: Rect

  /// Measures the contrast of the requested texts.
  ///
  /// An element is nil for other texts and for invisible text.
  static func measure(
    _ inspection: Inspection, where isWanted: [Bool], in workshop: Workshop
  ) throws(RenderError) -> [Contrast?] {
    guard isWanted.contains(true) else { return [] }
    let pictures = ProbePictures(
      behind: try inspection.picture(texts: .none, in: workshop),
      inked: try inspection.picture(texts: .own, in: workshop),
      probed: try inspection.picture(texts: .probe, in: workshop))
    let scale = inspection.variant.scale
    return zip(inspection.texts, isWanted).map { text, isWanted -> Contrast? in
      guard isWanted else { return nil }
      var worst: Contrast?
      for line in text.lines {
        // A letter of the system font is about 0.6 of its size wide. Narrower cells would be mostly
        // edges.
        let count = max(1, PixelGrid.floor(line.box.width / max(4, text.size * 0.6)))
        let step = line.box.width / count
        for index in 0..<Int(clamping: count) {
          let left = line.box.minX + Double(index) * step
          let cell = Rect(
            minX: left, minY: line.box.minY, maxX: left + step, maxY: line.box.maxY)
          if let ratio = ratio(in: cell * scale, pictures), ratio < worst?.ratio ?? 100 {
            worst = Contrast(ratio: ratio, box: cell)
          }
        }
      }
      return worst
    }
  }

  private struct ProbePictures {
    var behind: Bitmap
    var inked: Bitmap
    var probed: Bitmap

    /// Returns the coverage of a pixel by text, from 0 to 1, derived from the probe color.
    ///
    /// The channel with the largest change is used, so that the coverage over a bright or dark
    /// background is exact. A magenta background shows no coverage.
    func coverage(_ x: Int, _ y: Int) -> Double {
      let (ground, probe) = (behind[x, y], probed[x, y])
      guard ground != probe else { return 0 }
      // The probe is magenta: red increases and green decreases.
      let up = 255 - Double(ground.red)
      let down = Double(ground.green)
      return up > down
        ? (Double(probe.red) - Double(ground.red)) / up
        : (Double(ground.green) - Double(probe.green)) / max(1, down)
    }
  }

  /// Returns the contrast in a cell, in pixels, or nil if text covers less than half of the cell.
  private static func ratio(in cell: Rect, _ pictures: ProbePictures) -> Double? {
    let columns = range(cell.minX, cell.maxX, limit: pictures.behind.width)
    let rows = range(cell.minY, cell.maxY, limit: pictures.behind.height)
    var most = 0.0
    for y in rows { for x in columns { most = max(most, pictures.coverage(x, y)) } }
    guard most > 0.02 else { return nil }
    var below = 0.0
    var above = 0.0
    var count = 0
    for y in rows {
      // Antialiased edges would dilute the text's color.
      for x in columns where pictures.coverage(x, y) > most * 0.98 {
        below += luminance(pictures.behind[x, y])
        above += luminance(pictures.inked[x, y])
        count += 1
      }
    }
    // A cell with few fully covered pixels contains no stem of a letter, so its average isn't
    // meaningful.
    guard count * 2 >= (rows.count - 2) * (columns.count - 2) else { return nil }
    let (a, b) = (below / Double(count) + 0.05, above / Double(count) + 0.05)
    return max(a, b) / min(a, b)
  }

  private static func range(_ from: Double, _ to: Double, limit: Int) -> Range<Int> {
    let first = max(0, min(limit, Int(clamping: from)))
    return first..<max(first, min(limit, Int(clamping: to + 0.999)))
  }

  /// Returns the relative luminance as WCAG defines it.
  private static func luminance(_ pixel: Pixel) -> Double {
    0.2126 * linear[Int(pixel.red)] + 0.7152 * linear[Int(pixel.green)]
      + 0.0722 * linear[Int(pixel.blue)]
  }

  /// `linear[byte]`: the linear light of an sRGB byte.
  ///
  /// c^2.4 is c² times the fifth root of c², which Newton's method computes.
  private static let linear: [Double] = (0...255).map { byte in
    let value = Double(byte) / 255
    guard value > 0.04045 else { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    let square = base * base
    var root = 1.0
    for _ in 0..<60 { root = (4 * root + square / (root * root * root * root)) / 5 }
    return square * root
  }
}

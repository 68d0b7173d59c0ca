import CResample
import VitrineGraphics

/// An image on its way to another size, row by row: each of its own rows is brought to the new width
/// once, and kept as long as rows of the result need it.
///
/// Sums are those of whole numbers, in `Float`, which processors of all ages multiply four at a time:
/// exact up to 2²⁴, where 255 is 2²⁴ − 2¹⁶. What is taken away comes first, so that sums only grow
/// afterwards, and one beyond 2²⁴, rounded or not, is cut to 255.
///
/// The loops over rows are C's (`CResample`), for processors with AVX2 and without; exact sums make
/// them give the same bytes.
struct Resampling {
  private let bitmap: Bitmap
  /// Which of the image's rows the bitmap begins with.
  private let first: Int
  private let across: Taps
  private let down: Taps
  private let width: Int
  /// Red, green, blue and, unless every pixel is opaque, alpha.
  private let channels: Int
  /// The last rows at their new width, a plane for each channel: as many as enlarging reaches over.
  private var lines: [Float]
  /// Which of the image's rows each of them is.
  private var held: [Int]
  /// One of the image's rows, four numbers a pixel.
  private var wide: [SIMD4<Float>]

  /// The columns and rows that are asked for are those of `across` and `down`.
  ///
  /// `bitmap` has all rows of the image that `down` reaches, from the row `first` on.
  init(_ bitmap: Bitmap, from first: Int = 0, isOpaque: Bool, across: Taps, down: Taps) {
    self.bitmap = bitmap
    self.first = first
    self.across = across
    self.down = down
    width = across.count
    channels = isOpaque ? 3 : 4
    held = [Int](repeating: -1, count: Taps.group)
    lines = [Float](repeating: 0, count: Taps.group * channels * width)
    wide = [SIMD4<Float>](repeating: .zero, count: across.reach.count)
  }

  /// Writes all rows of the result.
  mutating func write(to pixels: UnsafeMutablePointer<UInt32>) {
    let (width, channels) = (width, channels)
    for row in 0..<down.count {
      let taps = down[row]
      if taps.count == Taps.group {
        unsafe withLines(at: taps.lowerBound) { lines, weights in
          unsafe vitrine_pack_lines(
            lines.0, lines.1, lines.2, lines.3, weights, width, Int32(channels),
            pixels + row * width)
        }
      } else {
        unsafe writeReduced(row, to: pixels + row * width)
      }
    }
  }

  /// Writes a row of the result for which many of the image's rows count.
  private mutating func writeReduced(_ row: Int, to pixels: UnsafeMutablePointer<UInt32>) {
    let (width, channels) = (width, channels)
    var sums = [Float](repeating: 0, count: channels * width)
    for first in stride(from: down[row].lowerBound, to: down[row].upperBound, by: Taps.group) {
      unsafe withLines(at: first) { lines, weights in
        unsafe vitrine_add_lines(
          lines.0, lines.1, lines.2, lines.3, weights, channels * width, &sums)
      }
    }
    unsafe vitrine_pack_lines(
      sums, sums, sums, sums, [1, 0, 0, 0], width, Int32(channels), pixels)
  }

  private typealias FourLines = (
    UnsafePointer<Float>, UnsafePointer<Float>, UnsafePointer<Float>, UnsafePointer<Float>
  )

  /// Calls `body` with the lines of four taps, and with their weights.
  private mutating func withLines(
    at first: Int, _ body: (FourLines, UnsafePointer<Float>) -> Void
  ) {
    var starts = SIMD4<Int>.zero
    for tap in 0..<Taps.group {
      starts[tap] = slot(of: Int(down.places[first + tap])) * channels * width
    }
    unsafe lines.withUnsafeBufferPointer { lines in
      unsafe down.weights.withUnsafeBufferPointer { weights in
        guard let lines = lines.baseAddress, let weights = weights.baseAddress else { return }
        unsafe body(
          (lines + starts[0], lines + starts[1], lines + starts[2], lines + starts[3]),
          weights + first)
      }
    }
  }

  /// Where one of the image's rows is kept at its new width, brought to it unless it is.
  private mutating func slot(of place: Int) -> Int {
    let slot = place % Taps.group
    if held[slot] != place {
      narrow(place, into: slot)
      held[slot] = place
    }
    return slot
  }

  /// Brings one of the image's rows to its new width.
  private mutating func narrow(_ y: Int, into slot: Int) {
    let (across, width, channels) = (across, width, channels)
    let reach = across.reach
    unsafe bitmap.pixels.withUnsafeBufferPointer { pixels in
      unsafe wide.withUnsafeMutableBufferPointer { wide in
        unsafe lines.withUnsafeMutableBufferPointer { lines in
          guard let pixels = pixels.baseAddress, let lines = lines.baseAddress,
            let wide = wide.baseAddress
          else { return }
          let row = unsafe pixels + (y - first) * bitmap.width + reach.lowerBound
          for x in 0..<reach.count {
            let pixel = unsafe Pixel(bits: row[x])
            unsafe wide[x] = SIMD4(
              Float(pixel.red), Float(pixel.green), Float(pixel.blue), Float(pixel.alpha))
          }
          // Places count from the row's beginning, and none is before the first that is reached.
          let numbers = unsafe UnsafeRawPointer(wide - reach.lowerBound)
            .assumingMemoryBound(to: Float.self)
          unsafe across.withTaps { starts, places, weights in
            unsafe vitrine_narrow(
              numbers, starts, places, weights, width, Int32(channels),
              lines + slot * channels * width)
          }
        }
      }
    }
  }
}

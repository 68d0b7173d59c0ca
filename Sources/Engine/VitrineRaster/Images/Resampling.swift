import CKernels
import VitrineGraphics

/// The scaling of an image row by row.
///
/// Each source row is scaled to the new width once and retained as long as rows of the result need
/// it.
///
/// Sums are sums of integers in `Float`, which all processors multiply four at a time. They are
/// exact up to 2²⁴, and 255 is represented as 2²⁴ − 2¹⁶. Negative terms are added first, so that
/// later sums only increase, and a sum beyond 2²⁴ is clamped to 255 whether or not it was rounded.
///
/// The loops over rows are in C (`CKernels`), with AVX2 and without. Both give the same bytes
/// because sums are exact.
struct Resampling {
  private let bitmap: Bitmap
  /// The image row at which the bitmap begins.
  private let first: Int
  private let across: Taps
  private let down: Taps
  private let width: Int
  /// The number of channels: red, green, blue and, unless every pixel is opaque, alpha.
  private let channels: Int
  /// The most recent rows at their new width, one plane per channel.
  ///
  /// Enlargement needs this many.
  private var lines: [Float]
  /// The image rows that `lines` contains.
  private var held: [Int]
  /// One row of the image with four numbers per pixel.
  private var wide: [SIMD4<Float>]

  /// Creates a scaling for the columns and rows of `across` and `down`.
  ///
  /// `bitmap` contains all rows of the image that `down` needs, starting at the row `first`.
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

  /// Writes a row of the result that depends on many rows of the image.
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

  /// Calls `body` with the lines of four taps and their weights.
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

  /// Returns the slot of an image row at its new width.
  ///
  /// The row is scaled if it isn't cached.
  private mutating func slot(of place: Int) -> Int {
    let slot = place % Taps.group
    if held[slot] != place {
      narrow(place, into: slot)
      held[slot] = place
    }
    return slot
  }

  /// Scales one row of the image to the new width.
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
          // Indexes are relative to the row's beginning, and none is less than the first one in
          // `reach`.
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

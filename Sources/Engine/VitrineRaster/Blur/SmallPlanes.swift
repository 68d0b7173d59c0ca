import Synchronization
import VitrineBase
import VitrineGraphics

/// A reduced picture with one plane of numbers per channel, and its Gaussian convolution.
///
/// The method is that of `gaussianBlur`: a band-limited signal can be sampled at a lower rate (C.
/// E. Shannon, "Communication in the presence of noise", 1949), and the variances of convolved
/// kernels add (W. M. Wells, "Efficient synthesis of Gaussian filters by cascaded uniform filters",
/// 1986). A Gaussian is separable, so rows are convolved first and then columns.
///
/// The planes have one more cell on each side than the picture. Cells beyond an edge are averages
/// of edge pixels, and all cells further out equal them.
///
/// The kernels are loops over rows through unchecked pointers, eight numbers at a time, because
/// bounds checks made the scalar loops four times slower. This is safe because a row has `stride`
/// numbers, which is `columns` rounded up to a multiple of eight, row indexes are clamped to
/// 0..<`rows`, and temporary buffers have 16 more numbers than a row, as many as two groups of
/// eight can exceed it.
///
/// Alternatives: three running sums are up to 8.6 levels off at σ 75, and a convolution at full
/// size takes hundreds of times as long.
struct SmallPlanes: Sendable {
  let factor: Int
  /// The number of channels: red, green, blue and, unless every pixel is opaque, alpha.
  private(set) var channels: Int
  private let columns: Int
  /// The index of the first stored row of cells.
  let firstRow: Int
  let rows: Int
  /// The number of columns, rounded up to a multiple of eight.
  let stride: Int
  var values: [Float]

  /// Averages boxes of `factor` × `factor` pixels of the picture extended by its edge pixels.
  ///
  /// `cells` are the rows of boxes to store, by default all. The box above the picture is row 0.
  init(_ source: RowSource, factor: Int, cells: Range<Int>? = nil, pool: ThreadPool = .alone) {
    self.factor = factor
    columns = (source.width + factor - 1) / factor + 2
    let all = 0..<Self.rows(of: source.height, factor: factor)
    let held = cells?.clamped(to: all) ?? all
    firstRow = held.lowerBound
    rows = held.count
    stride = (columns + 7) / 8 * 8
    values = []
    // It isn't known whether the picture is opaque until all pixels have been added.
    channels = 4
    var planes = [Float](repeating: 0, count: 4 * rows * stride)
    let isOpaque = unsafe planes.withUnsafeMutableBufferPointer { values in
      unsafe values.baseAddress.map { unsafe average(source, held, into: $0, pool: pool) } ?? true
    }
    if isOpaque {
      channels = 3
      planes.removeLast(rows * stride)
    }
    values = planes
  }

  /// Creates the planes of a picture from computed values.
  init(values: [Float], factor: Int, channels: Int, columns: Int, rows: Int, stride: Int) {
    self.values = values
    self.factor = factor
    self.channels = channels
    self.columns = columns
    self.rows = rows
    self.stride = stride
    firstRow = 0
  }

  /// Returns the number of rows of cells for a picture's height.
  static func rows(of height: Int, factor: Int) -> Int { (height + factor - 1) / factor + 2 }

  /// Averages boxes into every plane.
  ///
  /// Returns whether all pixels are opaque.
  private func average(
    _ source: RowSource, _ held: Range<Int>, into out: UnsafeMutablePointer<Float>,
    pool: ThreadPool
  ) -> Bool {
    let isOpaque = Atomic<Bool>(true)
    let bands = ThreadPool.bands(of: held, most: Self.bandHeight)
    // Each band consists of different rows of the planes, which are used only after all threads
    // have finished.
    nonisolated(unsafe) let out = unsafe out
    pool.share(bands.count) { next in
      // The buffer has one sum per pixel of a row, extended by one box on each side.
      let extended = columns * factor
      var sums = [SIMD4<UInt16>](repeating: .zero, count: extended)
      unsafe sums.withUnsafeMutableBufferPointer { sums in
        guard let line = sums.baseAddress else { return }
        while let band = next() {
          let cells = bands[band]
          // The picture is extended by its first and last row.
          let top = max(0, min(source.height - 1, (cells.lowerBound - 1) * factor))
          let bottom = max(top + 1, min(source.height, (cells.upperBound - 1) * factor))
          unsafe source.withRows(top..<bottom) { pixels, first in
            for row in cells {
              unsafe Self.sumRows(
                pixels, from: first, width: source.width, height: source.height,
                top: (row - 1) * factor, factor: factor, line: line, extended: extended)
              if unsafe !averageRow(line, row - firstRow, to: out) {
                isOpaque.store(false, ordering: .relaxed)
              }
            }
          }
        }
      }
    }
    return isOpaque.load(ordering: .relaxed)
  }

  /// The number of rows of cells in a thread's band.
  private static let bandHeight = 16

  /// Adds `factor` rows, and extends the sums by the first and the last value on both sides.
  ///
  /// `pixels` begin with the row `first` and contain all rows to be added.
  private static func sumRows(
    _ pixels: UnsafePointer<UInt32>, from first: Int, width: Int, height: Int, top: Int,
    factor: Int, line: UnsafeMutablePointer<SIMD4<UInt16>>, extended: Int
  ) {
    let sums = unsafe UnsafeMutableRawPointer(line + factor).assumingMemoryBound(to: UInt16.self)
    for y in top..<top + factor {
      let row = unsafe UnsafeRawPointer(pixels + (max(0, min(height - 1, y)) - first) * width)
        .assumingMemoryBound(to: UInt8.self)
      if y == top {
        for index in 0..<4 * width { unsafe sums[index] = UInt16(row[index]) }
      } else {
        // At most 16 rows of 255 don't overflow.
        for index in 0..<4 * width { unsafe sums[index] &+= UInt16(row[index]) }
      }
    }
    let (left, right) = unsafe (line[factor], line[factor + width - 1])
    for index in 0..<factor { unsafe line[index] = left }
    for index in (factor + width)..<max(factor + width, extended) { unsafe line[index] = right }
  }

  /// Averages a row of sums into one row of every plane.
  ///
  /// Returns whether all pixels are opaque.
  private func averageRow(
    _ line: UnsafeMutablePointer<SIMD4<UInt16>>, _ row: Int, to out: UnsafeMutablePointer<Float>
  ) -> Bool {
    let full = UInt16(truncatingIfNeeded: 255 * factor * factor)
    var missing: UInt16 = 0
    let share = 1 / Float(factor * factor)
    let plane = rows * stride
    let target = unsafe out + row * stride
    for column in 0..<columns {
      // The sum of 256 pixels of 255 fits in sixteen bits.
      var total = unsafe line[column * factor]
      for index in 1..<max(1, factor) { unsafe total &+= line[column * factor + index] }
      unsafe target[column] = Float(total.x) * share
      unsafe target[plane + column] = Float(total.y) * share
      unsafe target[2 * plane + column] = Float(total.z) * share
      unsafe target[3 * plane + column] = Float(total.w) * share
      missing |= full ^ total.w
    }
    return missing == 0
  }
}

extension SmallPlanes {
  /// Convolves along rows, then along columns.
  ///
  /// If some rows aren't stored, rows within the kernel's radius of the missing ones are incorrect.
  mutating func convolve(_ kernel: Kernel, _ pool: ThreadPool) {
    var planes: [Float] = []
    swap(&planes, &values)
    let form = self
    // The sixteen extra numbers are for the loops, which process two groups of eight at a time.
    var across = [Float](repeating: 0, count: channels * rows * stride + 16)
    unsafe planes.withUnsafeMutableBufferPointer { planes in
      unsafe across.withUnsafeMutableBufferPointer { across in
        guard let all = planes.baseAddress, let middle = across.baseAddress else { return }
        unsafe form.convolve(all, by: middle, kernel: kernel, pool: pool)
      }
    }
    values = planes
  }

  /// Convolves the rows of each plane into `middle`, and the columns back.
  private func convolve(
    _ all: UnsafeMutablePointer<Float>, by middle: UnsafeMutablePointer<Float>, kernel: Kernel,
    pool: ThreadPool
  ) {
    let radius = kernel.radius
    let bands = ThreadPool.bands(of: 0..<rows, most: Self.bandHeight)
    // Each piece writes different rows, and the columns start after all rows are finished.
    nonisolated(unsafe) let (all, middle) = unsafe (all, middle)
    pool.share(channels * bands.count) { next in
      var padded = [Float](repeating: 0, count: stride + 2 * radius + 16)
      unsafe padded.withUnsafeMutableBufferPointer { padded in
        unsafe kernel.weights.withUnsafeBufferPointer { weights in
          guard let line = padded.baseAddress, let weights = weights.baseAddress else { return }
          while let piece = next() {
            let plane = piece / bands.count * rows * stride
            for row in bands[piece % bands.count] {
              let at = plane + row * stride
              unsafe convolveRow(
                all + at, line, weights: weights, radius: radius, to: middle + at)
            }
          }
        }
      }
    }
    pool.share(channels * bands.count) { next in
      unsafe kernel.weights.withUnsafeBufferPointer { weights in
        guard let weights = weights.baseAddress else { return }
        while let piece = next() {
          let plane = piece / bands.count * rows * stride
          for row in bands[piece % bands.count] {
            unsafe convolveColumns(
              middle + plane, row, weights: weights, radius: radius,
              to: all + plane + row * stride)
          }
        }
      }
    }
  }

  private func convolveRow(
    _ source: UnsafePointer<Float>, _ line: UnsafeMutablePointer<Float>,
    weights: UnsafePointer<Float>, radius: Int, to out: UnsafeMutablePointer<Float>
  ) {
    let first = unsafe source[0]
    let last = unsafe source[columns - 1]
    for index in 0..<radius { unsafe line[index] = first }
    for index in 0..<columns { unsafe line[radius + index] = source[index] }
    for index in (radius + columns)..<(stride + 2 * radius) { unsafe line[index] = last }
    for column in Swift.stride(from: 0, to: stride, by: 8) {
      let center = unsafe line + radius + column
      var total = unsafe eight(center) * weights[0]
      var odd = SIMD8<Float>.zero
      var tap = 1
      while tap < radius {
        unsafe total += (eight(center - tap) + eight(center + tap)) * weights[tap]
        unsafe odd += (eight(center - tap - 1) + eight(center + tap + 1)) * weights[tap + 1]
        tap += 2
      }
      if tap == radius {
        unsafe total += (eight(center - tap) + eight(center + tap)) * weights[tap]
      }
      unsafe store(total + odd, out + column)
    }
  }

  private func convolveColumns(
    _ middle: UnsafePointer<Float>, _ row: Int, weights: UnsafePointer<Float>, radius: Int,
    to out: UnsafeMutablePointer<Float>
  ) {
    let bottom = rows - 1
    for column in Swift.stride(from: 0, to: stride, by: 8) {
      let base = unsafe middle + column
      var total = unsafe eight(base + row * stride) * weights[0]
      var odd = SIMD8<Float>.zero
      var tap = 1
      while tap < radius {
        let above = max(0, row - tap) * stride
        let below = min(bottom, row + tap) * stride
        unsafe total += (eight(base + above) + eight(base + below)) * weights[tap]
        let above1 = max(0, row - tap - 1) * stride
        let below1 = min(bottom, row + tap + 1) * stride
        unsafe odd += (eight(base + above1) + eight(base + below1)) * weights[tap + 1]
        tap += 2
      }
      if tap == radius {
        let above = max(0, row - tap) * stride
        let below = min(bottom, row + tap) * stride
        unsafe total += (eight(base + above) + eight(base + below)) * weights[tap]
      }
      unsafe store(total + odd, out + column)
    }
  }
}

@inline(__always)
func eight(_ pointer: UnsafePointer<Float>) -> SIMD8<Float> {
  unsafe UnsafeRawPointer(pointer).loadUnaligned(as: SIMD8<Float>.self)
}

@inline(__always)
func store(_ value: SIMD8<Float>, _ pointer: UnsafeMutablePointer<Float>) {
  unsafe UnsafeMutableRawPointer(pointer).storeBytes(of: value, as: SIMD8<Float>.self)
}

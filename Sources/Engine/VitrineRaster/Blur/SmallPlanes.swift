import Synchronization
import VitrineBase
import VitrineGraphics

/// A picture averaged down, a plane of numbers for each channel, and its Gaussian convolution.
///
/// The method is `gaussianBlur`'s: a band-limited signal keeps its shape when it is sampled at less
/// than its detail (C. E. Shannon, "Communication in the presence of noise", 1949), and variances of
/// convolved kernels add (W. M. Wells, "Efficient synthesis of Gaussian filters by cascaded uniform
/// filters", 1986). A Gaussian is separable, so rows are convolved first and then columns.
///
/// The planes hold one cell more on each side than the picture has: those beyond an edge are averages
/// of edge pixels only, and every cell further out equals them.
///
/// The kernels are plain loops over whole rows through unchecked pointers, eight numbers at a time,
/// because bounds checks cost the scalar loops a factor of four. The bound that makes them safe: a
/// row has `stride` numbers, `columns` rounded up to eight, row indexes are clamped to 0..<`rows`,
/// and work space has 16 numbers more than a row, as far as two groups of eight can reach.
///
/// What lost: three running sums, which are up to 8.6 levels off at σ 75, and a convolution at full
/// size, which takes hundreds of times as long there.
struct SmallPlanes: Sendable {
  let factor: Int
  /// Red, green, blue and, unless every pixel is opaque, alpha.
  private(set) var channels: Int
  private let columns: Int
  /// The first row of cells that is held, and how many.
  let firstRow: Int
  let rows: Int
  /// The columns rounded up to whole groups of eight.
  let stride: Int
  var values: [Float]

  /// Averages boxes of `factor` × `factor` pixels of the picture extended by its edge pixels.
  ///
  /// `cells` are the rows of boxes to hold, all by default; the box above the picture is row 0.
  init(_ source: RowSource, factor: Int, cells: Range<Int>? = nil, pool: ThreadPool = .alone) {
    self.factor = factor
    columns = (source.width + factor - 1) / factor + 2
    let all = 0..<Self.rows(of: source.height, factor: factor)
    let held = cells?.clamped(to: all) ?? all
    firstRow = held.lowerBound
    rows = held.count
    stride = (columns + 7) / 8 * 8
    values = []
    // Whether there is alpha is known only when every pixel has been added up.
    channels = 4
    var planes = [Float](repeating: 0, count: 4 * rows * stride)
    let isOpaque = unsafe planes.withUnsafeMutableBufferPointer { values in
      unsafe values.baseAddress.map { unsafe average(source, held, into: $0, pool) } ?? true
    }
    if isOpaque {
      channels = 3
      planes.removeLast(rows * stride)
    }
    values = planes
  }

  /// Planes of a whole picture whose numbers were computed before.
  init(values: [Float], factor: Int, channels: Int, columns: Int, rows: Int, stride: Int) {
    self.values = values
    self.factor = factor
    self.channels = channels
    self.columns = columns
    self.rows = rows
    self.stride = stride
    firstRow = 0
  }

  /// How many rows of cells a picture of this height has.
  static func rows(of height: Int, factor: Int) -> Int { (height + factor - 1) / factor + 2 }

  /// Averages boxes into every plane; returns whether all pixels are opaque.
  private func average(
    _ source: RowSource, _ held: Range<Int>, into out: UnsafeMutablePointer<Float>,
    _ pool: ThreadPool
  ) -> Bool {
    let isOpaque = Atomic<Bool>(true)
    let bands = ThreadPool.bands(of: held, most: Self.bandHeight)
    // Each band is other rows of the planes, and every thread is done before they are used.
    nonisolated(unsafe) let out = unsafe out
    pool.share(bands.count) { next in
      // A column of sums for each pixel of a row extended by one box on each side.
      let extended = columns * factor
      var sums = [SIMD4<UInt16>](repeating: .zero, count: extended)
      unsafe sums.withUnsafeMutableBufferPointer { sums in
        guard let line = sums.baseAddress else { return }
        while let band = next() {
          let cells = bands[band]
          // Above and below the picture there are its first and last row.
          let top = max(0, min(source.height - 1, (cells.lowerBound - 1) * factor))
          let bottom = max(top + 1, min(source.height, (cells.upperBound - 1) * factor))
          unsafe source.withRows(top..<bottom) { pixels, first in
            for row in cells {
              unsafe Self.sumRows(
                pixels, from: first, source.width, source.height, top: (row - 1) * factor, factor,
                line, extended)
              if unsafe !averageRow(line, row - firstRow, out) {
                isOpaque.store(false, ordering: .relaxed)
              }
            }
          }
        }
      }
    }
    return isOpaque.load(ordering: .relaxed)
  }

  /// Rows of cells that a thread takes at a time.
  private static let bandHeight = 16

  /// Adds up `factor` rows, and extends the sums by the first and the last on both sides.
  ///
  /// `pixels` begin with the row `first`, and have all rows that are added up.
  private static func sumRows(
    _ pixels: UnsafePointer<UInt32>, from first: Int, _ width: Int, _ height: Int, top: Int,
    _ factor: Int, _ line: UnsafeMutablePointer<SIMD4<UInt16>>, _ extended: Int
  ) {
    let sums = unsafe UnsafeMutableRawPointer(line + factor).assumingMemoryBound(to: UInt16.self)
    for y in top..<top + factor {
      let row = unsafe UnsafeRawPointer(pixels + (max(0, min(height - 1, y)) - first) * width)
        .assumingMemoryBound(to: UInt8.self)
      if y == top {
        for index in 0..<4 * width { unsafe sums[index] = UInt16(row[index]) }
      } else {
        // At most 16 rows of 255: no overflow.
        for index in 0..<4 * width { unsafe sums[index] &+= UInt16(row[index]) }
      }
    }
    let (left, right) = unsafe (line[factor], line[factor + width - 1])
    for index in 0..<factor { unsafe line[index] = left }
    for index in (factor + width)..<max(factor + width, extended) { unsafe line[index] = right }
  }

  /// Averages boxes along a line of sums into one row of every plane; returns whether all are opaque.
  private func averageRow(
    _ line: UnsafeMutablePointer<SIMD4<UInt16>>, _ row: Int, _ out: UnsafeMutablePointer<Float>
  ) -> Bool {
    let full = UInt16(truncatingIfNeeded: 255 * factor * factor)
    var missing: UInt16 = 0
    let share = 1 / Float(factor * factor)
    let plane = rows * stride
    let target = unsafe out + row * stride
    for column in 0..<columns {
      // 256 pixels of 255 still fit sixteen bits.
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
  /// Where not all rows are held, those nearer to where they were cut than the kernel's radius come
  /// out wrong.
  mutating func convolve(_ kernel: Kernel, _ pool: ThreadPool) {
    var planes: [Float] = []
    swap(&planes, &values)
    let form = self
    // Sixteen more, for the loops take two groups of eight at a time.
    var across = [Float](repeating: 0, count: channels * rows * stride + 16)
    unsafe planes.withUnsafeMutableBufferPointer { planes in
      unsafe across.withUnsafeMutableBufferPointer { across in
        guard let all = planes.baseAddress, let middle = across.baseAddress else { return }
        unsafe form.convolve(all, by: middle, kernel, pool)
      }
    }
    values = planes
  }

  /// Every row of each plane to `middle`, and back along the columns.
  private func convolve(
    _ all: UnsafeMutablePointer<Float>, by middle: UnsafeMutablePointer<Float>, _ kernel: Kernel,
    _ pool: ThreadPool
  ) {
    let radius = kernel.radius
    let bands = ThreadPool.bands(of: 0..<rows, most: Self.bandHeight)
    // Each piece writes rows of its own, and columns are begun when all rows are done.
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
              unsafe convolveRow(all + at, line, weights, radius, middle + at)
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
              middle + plane, row, weights, radius, all + plane + row * stride)
          }
        }
      }
    }
  }

  private func convolveRow(
    _ source: UnsafePointer<Float>, _ line: UnsafeMutablePointer<Float>,
    _ weights: UnsafePointer<Float>, _ radius: Int, _ out: UnsafeMutablePointer<Float>
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
    _ middle: UnsafePointer<Float>, _ row: Int, _ weights: UnsafePointer<Float>, _ radius: Int,
    _ out: UnsafeMutablePointer<Float>
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

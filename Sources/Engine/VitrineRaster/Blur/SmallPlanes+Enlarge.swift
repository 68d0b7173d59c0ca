import CKernels
import VitrineBase
import VitrineGraphics

extension SmallPlanes {
  /// Returns rows at full size, linearly interpolated between the centers of cells.
  func enlarged(
    width: Int, rows picked: Range<Int>, _ adjustment: ColorAdjustment, _ pool: ThreadPool
  ) -> Bitmap {
    let bands = ThreadPool.bands(of: picked, most: Self.bandHeight)
    return unsafe Bitmap(width: width, height: picked.count) { pixels in
      // Each band consists of different rows of the array, which is used only after all threads
      // have finished.
      nonisolated(unsafe) let pixels = unsafe pixels
      pool.share(bands.count) { next in
        // The buffer contains one row of each plane, at both sizes.
        var room = [Float](
          repeating: 0, count: isOpaqueAndSmall ? lineCount : stride + channels * wideStride)
        unsafe room.withUnsafeMutableBufferPointer { room in
          guard let line = room.baseAddress else { return }
          while let band = next() {
            let first = bands[band].lowerBound
            if isOpaqueAndSmall {
              for y in bands[band] {
                unsafe enlarge(
                  y, columns: 0..<width, adjustment: adjustment, line: line,
                  into: pixels + (y - picked.lowerBound) * width)
              }
              continue
            }
            unsafe enlarge(
              bands[band], width: width, adjustment: adjustment, line: line,
              into: pixels + (first - picked.lowerBound) * width)
          }
        }
      }
    }
  }

  /// The number of rows in a thread's band.
  private static let bandHeight = 128

  /// A Boolean value that indicates whether ranges of columns can be enlarged, which backdrops
  /// require.
  private var isOpaqueAndSmall: Bool { channels == 3 && factor >= SmallBackdrop.leastFactor }

  /// The number of temporary values for a row.
  var lineCount: Int { 6 * stride }

  /// Writes columns of a row of an opaque picture with a reduction factor of at least four.
  ///
  /// `line` has space for `lineCount` numbers.
  func enlarge(
    _ y: Int, columns: Range<Int>, adjustment: ColorAdjustment,
    line: UnsafeMutablePointer<Float>, into out: UnsafeMutablePointer<UInt32>
  ) {
    guard !columns.isEmpty else { return }
    // The shift by half a box is needed because a cell's value is at its center.
    let place = y + factor - factor / 2
    let phases = Self.phases[factor]
    unsafe values.withUnsafeBufferPointer { values in
      guard let cells = values.baseAddress else { return }
      unsafe vitrine_enlarge(
        cells + (place / factor - firstRow) * stride, stride, rows * stride, phases[place % factor],
        phases, factor, adjustment.low, adjustment.high, factor / 2 + columns.lowerBound,
        columns.count, line, out)
    }
  }

  /// The fractions of the distance between two cells for each pixel, by factor.
  private static let phases: [[Float]] = (0...16).map { factor in
    (0..<factor).map { (Float($0) + 0.5) / Float(factor) }
  }

  /// The number of values in a full-size row of one plane, including margins.
  private var wideStride: Int { (factor == 1 ? 1 : stride) * (factor == 1 ? stride : factor) }

  private func enlarge(
    _ picked: Range<Int>, width: Int, adjustment: ColorAdjustment,
    line: UnsafeMutablePointer<Float>,
    into out: UnsafeMutablePointer<UInt32>
  ) {
    // Row y of the picture is `phase` of the distance from one row of cells to the next.
    let phases = Self.phases[factor]
    let full = wideStride
    let wide = unsafe line + stride
    unsafe values.withUnsafeBufferPointer { values in
      guard let cells = values.baseAddress else { return }
      for y in picked {
        // The shift by half a box is needed because a row of cells is at its center.
        let place = y + factor - factor / 2
        for channel in 0..<channels {
          let row = unsafe cells + (channel * rows + place / factor - firstRow) * stride
          let target = unsafe wide + channel * full
          if factor == 1 {
            unsafe target.update(from: row, count: stride)
          } else {
            unsafe blendRows(row, row + stride, share: phases[place % factor], to: line)
            unsafe widen(line, phases, to: target)
          }
        }
        let start = factor == 1 ? 1 : factor / 2
        // The call initializes every pixel of the row.
        unsafe adjustment.pack(
          wide + start, plane: full, hasAlpha: channels == 4,
          into: out + (y - picked.lowerBound) * width, count: width)
      }
    }
  }

  private func blendRows(
    _ upper: UnsafePointer<Float>, _ lower: UnsafePointer<Float>, share: Float,
    to line: UnsafeMutablePointer<Float>
  ) {
    for column in Swift.stride(from: 0, to: stride, by: 8) {
      let a = unsafe eight(upper + column)
      let b = unsafe eight(lower + column)
      unsafe store(a + (b - a) * share, line + column)
    }
  }

  /// Writes `factor` interpolated values between each cell and the next.
  private func widen(
    _ line: UnsafePointer<Float>, _ phases: [Float], to out: UnsafeMutablePointer<Float>
  ) {
    let cells = stride - 1
    unsafe phases.withUnsafeBufferPointer { buffer in
      guard let phases = buffer.baseAddress else { return }
      if factor < 8 {
        for cell in 0..<cells {
          let a = unsafe line[cell]
          let step = unsafe line[cell + 1] - a
          for index in 0..<factor { unsafe out[cell * factor + index] = a + step * phases[index] }
        }
        return
      }
      let near = unsafe eight(phases)
      let far = unsafe eight(phases + (factor - 8))
      for cell in 0..<cells {
        let a = unsafe line[cell]
        let step = unsafe line[cell + 1] - a
        unsafe store(near * step + a, out + cell * factor)
        if factor == 16 { unsafe store(far * step + a, out + cell * factor + 8) }
      }
    }
  }
}

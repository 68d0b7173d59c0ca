import VitrineGraphics

extension SmallPlanes {
  /// Rows of the picture at full size, by linear interpolation between the centres of cells.
  func enlarged(width: Int, rows picked: Range<Int>, _ toning: Toning) -> Bitmap {
    let height = picked.count
    // Row y of the picture lies `phase` of the way from one row of cells to the next.
    let phases = (0..<factor).map { (Float($0) + 0.5) / Float(factor) }
    let full = (factor == 1 ? 1 : stride) * (factor == 1 ? stride : factor)
    var line = [Float](repeating: 0, count: stride)
    var wide = [Float](repeating: 0, count: channels * full)
    let pixels = unsafe [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
      // Every element is written: `pack` fills one whole row for each y.
      guard let out = buffer.baseAddress else { return }
      unsafe values.withUnsafeBufferPointer { values in
        unsafe line.withUnsafeMutableBufferPointer { line in
          unsafe wide.withUnsafeMutableBufferPointer { wide in
            guard let cells = values.baseAddress, let line = line.baseAddress,
              let wide = wide.baseAddress
            else { return }
            for y in 0..<height {
              // Shifted by half a box, since rows of cells are known at their centres.
              let place = y + picked.lowerBound + factor - factor / 2
              for channel in 0..<channels {
                let row = unsafe cells + (channel * rows + place / factor - firstRow) * stride
                let target = unsafe wide + channel * full
                if factor == 1 {
                  unsafe target.update(from: row + stride * 0, count: stride)
                } else {
                  unsafe blendRows(row, row + stride, phases[place % factor], line)
                  unsafe widen(line, phases, target)
                }
              }
              let start = factor == 1 ? 1 : factor / 2
              unsafe toning.pack(
                wide + start, plane: full, hasAlpha: channels == 4, into: out + y * width,
                count: width)
            }
          }
        }
      }
      count = width * height
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  private func blendRows(
    _ upper: UnsafePointer<Float>, _ lower: UnsafePointer<Float>, _ share: Float,
    _ line: UnsafeMutablePointer<Float>
  ) {
    for column in Swift.stride(from: 0, to: stride, by: 8) {
      let a = unsafe eight(upper + column)
      let b = unsafe eight(lower + column)
      unsafe store(a + (b - a) * share, line + column)
    }
  }

  /// Writes `factor` numbers between each cell and the next.
  private func widen(
    _ line: UnsafePointer<Float>, _ phases: [Float], _ out: UnsafeMutablePointer<Float>
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

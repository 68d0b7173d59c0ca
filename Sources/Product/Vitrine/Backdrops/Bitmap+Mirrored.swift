import VitrineGraphics

extension Bitmap {
  /// The picture and, beside and below it, its mirror images: so many in all, edge to edge.
  func mirrored(across: Int, down: Int) -> Bitmap {
    guard across > 1 || down > 1, width > 0, height > 0 else { return self }
    let (wide, high) = (width * across, height * down)
    return unsafe Bitmap(width: wide, height: high) { out in
      unsafe pixels.withUnsafeBufferPointer { pixels in
        for row in 0..<high {
          // Every other screen runs backwards.
          let from = row % height
          let source = (row / height % 2 == 0 ? from : height - 1 - from) * width
          for screen in 0..<across {
            let target = unsafe out + row * wide + screen * width
            for column in 0..<width {
              unsafe target[column] =
                pixels[source + (screen % 2 == 0 ? column : width - 1 - column)]
            }
          }
        }
      }
    }
  }
}

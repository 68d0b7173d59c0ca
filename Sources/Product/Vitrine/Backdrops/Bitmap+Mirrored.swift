import VitrineGraphics

extension Bitmap {
  /// Returns the picture tiled with its mirror images, `across` × `down` in total.
  func mirrored(across: Int, down: Int) -> Bitmap {
    guard across > 1 || down > 1, width > 0, height > 0 else { return self }
    let (wide, high) = (width * across, height * down)
    return unsafe Bitmap(width: wide, height: high) { out in
      unsafe pixels.withUnsafeBufferPointer { pixels in
        for row in 0..<high {
          // Every second tile is mirrored.
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

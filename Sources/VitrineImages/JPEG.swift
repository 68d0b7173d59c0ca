import CShims
public import VitrineGraphics

/// JPEG, read by libjpeg-turbo and turned as its EXIF orientation says.
public enum JPEG {
  public static func decode(_ bytes: [UInt8]) throws(ImageError) -> Bitmap {
    guard bytes.starts(with: [0xFF, 0xD8]) else { throw .unknownFormat(Array(bytes.prefix(8))) }
    var width: UInt32 = 0
    var height: UInt32 = 0
    var message = [CChar](repeating: 0, count: 200)
    guard unsafe vitrine_jpeg_size(bytes, bytes.count, &width, &height, &message) == 0 else {
      throw .damaged(ImageError.text(message))
    }
    guard width > 0, height > 0 else { throw .damaged("a width or height of 0") }
    guard Int(width) <= Bitmap.pixelLimit / Int(height) else {
      throw .tooLarge(width: Int(width), height: Int(height))
    }
    var pixels = [UInt32](repeating: 0, count: Int(width) * Int(height))
    let failed = unsafe pixels.withUnsafeMutableBytes { output in
      unsafe vitrine_jpeg_decode(
        bytes, bytes.count, output.baseAddress?.assumingMemoryBound(to: UInt8.self), width, height,
        &message)
    }
    guard failed == 0 else { throw .damaged(ImageError.text(message)) }
    let upright = Bitmap(width: Int(width), height: Int(height), pixels: pixels)
    return upright.turned(exifOrientation: orientation(in: bytes))
  }

  /// The orientation tag (0x0112) of the first EXIF segment, 1 where there is none.
  static func orientation(in bytes: [UInt8]) -> Int {
    var at = 2
    while at + 4 <= bytes.count, bytes[at] == 0xFF {
      let marker = bytes[at + 1]
      if marker == 0xDA { return 1 }
      let length = Int(bytes[at + 2]) << 8 | Int(bytes[at + 3])
      let end = min(bytes.count, at + 2 + length)
      if marker == 0xE1, at + 10 <= end, bytes[(at + 4)..<(at + 10)].elementsEqual("Exif\0\0".utf8)
      {
        return tiffOrientation(Array(bytes[(at + 10)..<end]))
      }
      at += 2 + max(2, length)
    }
    return 1
  }

  private static func tiffOrientation(_ tiff: [UInt8]) -> Int {
    guard tiff.count >= 8 else { return 1 }
    let isLittle = tiff[0] == 0x49
    func short(_ at: Int) -> Int {
      guard at >= 0, at + 2 <= tiff.count else { return 0 }
      return isLittle
        ? Int(tiff[at]) | Int(tiff[at + 1]) << 8 : Int(tiff[at]) << 8 | Int(tiff[at + 1])
    }
    let directory = isLittle ? short(4) | short(6) << 16 : short(4) << 16 | short(6)
    for entry in 0..<short(directory) {
      let at = directory + 2 + entry * 12
      guard at + 12 <= tiff.count else { return 1 }
      if short(at) == 0x0112 {
        let value = short(at + 8)
        return (1...8).contains(value) ? value : 1
      }
    }
    return 1
  }
}

extension Bitmap {
  /// The picture turned and mirrored as an EXIF orientation of 1…8 asks.
  func turned(exifOrientation: Int) -> Bitmap {
    guard exifOrientation > 1 else { return self }
    let swaps = exifOrientation >= 5
    var result = Bitmap(width: swaps ? height : width, height: swaps ? width : height)
    for y in 0..<result.height {
      for x in 0..<result.width {
        let source: (x: Int, y: Int) =
          switch exifOrientation {
          case 2: (width - 1 - x, y)
          case 3: (width - 1 - x, height - 1 - y)
          case 4: (x, height - 1 - y)
          case 5: (y, x)
          case 6: (y, height - 1 - x)
          case 7: (width - 1 - y, height - 1 - x)
          default: (width - 1 - y, x)
          }
        result[x, y] = self[source.x, source.y]
      }
    }
    return result
  }
}

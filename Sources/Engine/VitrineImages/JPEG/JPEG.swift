import CCodecErrors
public import VitrineGraphics

/// A JPEG decoder on libjpeg-turbo.
///
/// It converts from the ICC profile to sRGB and applies the EXIF orientation.
///
/// CMYK is converted without a profile: each of red, green and blue is the product of the light
/// that its ink and black transmit.
public enum JPEG {
  /// Decodes a JPEG.
  ///
  /// Throws an `ImageError` if it is damaged. Only the marker at the end may be missing.
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
    if let profile = try profile(in: bytes) {
      ColorConversion(profile, samples: 256)?.convert(&pixels)
    }
    let stored = Bitmap(width: Int(width), height: Int(height), pixels: pixels)
    return stored.turned(exifOrientation: orientation(in: bytes))
  }

  /// Returns whether a file is a JPEG without the marker at its end.
  ///
  /// Image data contains neither that marker nor that of a scan, but a thumbnail before it has both.
  package static func lacksEnd(_ bytes: [UInt8]) -> Bool {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return false }
    for index in stride(from: bytes.count - 2, to: 1, by: -1) where bytes[index] == 0xFF {
      if bytes[index + 1] == 0xD9 { return false }
      if bytes[index + 1] == 0xDA { break }
    }
    return true
  }

  /// Returns the orientation of the first EXIF segment, or 1 if there is none.
  static func orientation(in bytes: [UInt8]) -> Int {
    let name = Array("Exif\0\0".utf8)
    for (marker, body) in segments(in: bytes) where marker == 0xE1 {
      let segment = bytes[body]
      if segment.starts(with: name) { return TIFF.orientation(Array(segment.dropFirst(6))) }
    }
    return 1
  }

  /// Returns the file's ICC profile, or nil for sRGB, for files without a profile, and for CMYK,
  /// whose profiles are tables.
  private static func profile(in bytes: [UInt8]) throws(ImageError) -> ColorProfile? {
    guard let profile = embeddedProfile(in: bytes) else { return nil }
    if ICCProfile.space(of: profile) == .cmyk { return nil }
    return try ICCProfile.read(profile)
  }

  /// Returns the concatenated parts of an embedded profile (ICC.1:2022, B.4).
  private static func embeddedProfile(in bytes: [UInt8]) -> [UInt8]? {
    let name = Array("ICC_PROFILE\0".utf8)
    var parts: [(number: UInt8, body: Range<Int>)] = []
    for (marker, body) in segments(in: bytes) where marker == 0xE2 && body.count > 14 {
      guard bytes[body].starts(with: name) else { continue }
      parts.append((bytes[body.lowerBound + 12], body.lowerBound + 14..<body.upperBound))
    }
    guard !parts.isEmpty else { return nil }
    return parts.sorted { $0.number < $1.number }.flatMap { bytes[$0.body] }
  }

  /// Returns the segments before the image data: the marker and the range of the content.
  private static func segments(in bytes: [UInt8]) -> [(marker: UInt8, body: Range<Int>)] {
    var result: [(marker: UInt8, body: Range<Int>)] = []
    var at = 2
    while at + 4 <= bytes.count, bytes[at] == 0xFF {
      let marker = bytes[at + 1]
      if marker == 0xDA { break }
      let length = max(2, Int(bytes[at + 2]) << 8 | Int(bytes[at + 3]))
      result.append((marker, at + 4..<max(at + 4, min(bytes.count, at + 2 + length))))
      at += 2 + length
    }
    return result
  }
}

extension Bitmap {
  /// Returns the picture rotated and mirrored for an EXIF orientation of 1…8.
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

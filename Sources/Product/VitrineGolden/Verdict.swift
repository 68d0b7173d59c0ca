import Glibc
public import VitrineGraphics

/// The result of comparing two pictures.
public enum Verdict: Hashable, Sendable, CustomStringConvertible {
  case equal
  /// The sizes differ.
  ///
  /// Pictures are never scaled for a comparison.
  case otherSize(expected: Size, actual: Size)
  /// The pixels differ: their number, their largest difference and the box around them.
  case differs(pixels: Int, largest: Int, box: Rect)

  /// The result as a sentence.
  public var description: String {
    switch self {
    case .equal: return "equal"
    case .otherSize(let expected, let actual):
      return
        "sizes differ: expected \(Int(expected.width))×\(Int(expected.height)), found \(Int(actual.width))×\(Int(actual.height))"
    case .differs(let pixels, let largest, let box):
      return
        "\(pixels) \(pixels == 1 ? "pixel differs" : "pixels differ"), by at most \(largest) of 255, within "
        + "x \(Int(box.minX))…\(Int(box.maxX) - 1), y \(Int(box.minY))…\(Int(box.maxY) - 1)"
    }
  }
}

/// Compares two pictures pixel by pixel, without any tolerance.
public func compare(_ expected: Bitmap, _ actual: Bitmap) -> Verdict {
  guard expected.width == actual.width, expected.height == actual.height else {
    return .otherSize(
      expected: Size(width: Double(expected.width), height: Double(expected.height)),
      actual: Size(width: Double(actual.width), height: Double(actual.height)))
  }
  if samePixels(expected, actual) { return .equal }
  var count = 0
  var largest = 0
  var (minX, minY, maxX, maxY) = (expected.width, expected.height, 0, 0)
  for y in 0..<expected.height {
    for x in 0..<expected.width {
      let (a, b) = (expected[x, y], actual[x, y])
      if a == b { continue }
      count += 1
      largest = max(largest, difference(a, b))
      (minX, maxX) = (min(minX, x), max(maxX, x + 1))
      (minY, maxY) = (min(minY, y), max(maxY, y + 1))
    }
  }
  return .differs(
    pixels: count, largest: largest,
    box: Rect(
      minX: Double(minX), minY: Double(minY), maxX: Double(maxX), maxY: Double(maxY)))
}

/// Returns whether all pixels are equal.
///
/// `memcmp` compares large pictures at memory bandwidth.
private func samePixels(_ expected: Bitmap, _ actual: Bitmap) -> Bool {
  unsafe expected.pixels.withUnsafeBytes { a in
    unsafe actual.pixels.withUnsafeBytes { b in
      guard a.count == b.count else { return false }
      guard let one = a.baseAddress, let other = b.baseAddress else { return true }
      return unsafe memcmp(one, other, a.count) == 0
    }
  }
}

/// Returns the largest difference of any channel of two pixels.
func difference(_ a: Pixel, _ b: Pixel) -> Int {
  max(
    max(abs(Int(a.red) - Int(b.red)), abs(Int(a.green) - Int(b.green))),
    max(abs(Int(a.blue) - Int(b.blue)), abs(Int(a.alpha) - Int(b.alpha))))
}

/// Returns the expected picture in faded colors, with differing pixels in red.
///
/// It has the larger of both sizes.
public func differencePicture(_ expected: Bitmap, _ actual: Bitmap) -> Bitmap {
  let width = max(expected.width, actual.width)
  let height = max(expected.height, actual.height)
  let red = Pixel(red: 255, green: 0, blue: 60, alpha: 255)
  var result = Bitmap(width: width, height: height, filledWith: red)
  for y in 0..<min(expected.height, actual.height) {
    for x in 0..<min(expected.width, actual.width) where expected[x, y] == actual[x, y] {
      let pixel = expected[x, y]
      func faded(_ value: UInt8) -> UInt8 { UInt8(191 + Int(value) / 4) }
      result[x, y] = Pixel(
        red: faded(pixel.red), green: faded(pixel.green), blue: faded(pixel.blue), alpha: 255)
    }
  }
  return result
}

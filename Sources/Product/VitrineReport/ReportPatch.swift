public import VitrineGraphics

/// The part of a changed picture that differs from the earlier one: the smallest rectangle around all
/// differing pixels.
public struct ReportPatch: Sendable {
  /// The number of pixels to the left of the part.
  public let x: Int
  /// The number of pixel rows above the part.
  public let y: Int
  /// The pixels of the part.
  public let bitmap: Bitmap
  /// A Boolean value that indicates whether the part is transparent where the pictures are equal.
  ///
  /// It is then drawn over the earlier picture; otherwise it replaces a rectangle of it.
  public let isLayer: Bool

  /// Finds the part of a picture, or returns nil if the sizes differ or no pixel does.
  public init?(from before: Bitmap, to now: Bitmap) {
    guard before.width == now.width, before.height == now.height else { return nil }
    let width = now.width
    func row(_ y: Int) -> Range<Int> { y * width..<(y + 1) * width }
    func isChanged(_ y: Int) -> Bool { before.pixels[row(y)] != now.pixels[row(y)] }
    guard let top = (0..<now.height).first(where: isChanged),
      let bottom = (0..<now.height).last(where: isChanged)
    else { return nil }
    var (left, right) = (width, 0)
    for y in top...bottom {
      let start = y * width
      if let first = (0..<left).first(where: { before.pixels[start + $0] != now.pixels[start + $0] }
      ) {
        left = first
      }
      if let last = (right..<width).last(where: {
        before.pixels[start + $0] != now.pixels[start + $0]
      }) {
        right = last + 1
      }
    }
    x = left
    y = top
    var part = Bitmap(width: right - left, height: bottom - top + 1)
    var isOpaque = true
    for line in 0..<part.height {
      let start = (top + line) * width + left
      for column in 0..<part.width {
        let pixel = now.pixels[start + column]
        if pixel == before.pixels[start + column] { continue }
        part.pixels[line * part.width + column] = pixel
        isOpaque = isOpaque && Pixel(bits: pixel).alpha == 255
      }
    }
    isLayer = isOpaque
    if !isOpaque {
      for line in 0..<part.height {
        let start = (top + line) * width + left
        part.pixels.replaceSubrange(
          line * part.width..<(line + 1) * part.width, with: now.pixels[start..<start + part.width])
      }
    }
    bitmap = part
  }
}

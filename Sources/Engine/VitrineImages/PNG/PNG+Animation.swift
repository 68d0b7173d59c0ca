public import VitrineGraphics

extension PNG {
  /// One picture of an animation and its duration.
  public struct Frame: Hashable, Sendable {
    /// The picture.
    public var bitmap: Bitmap
    /// The duration in milliseconds.
    public var milliseconds: Int

    /// Creates a frame from a picture and its duration.
    public init(_ bitmap: Bitmap, milliseconds: Int) {
      self.bitmap = bitmap
      self.milliseconds = milliseconds
    }
  }

  /// Encodes an animated PNG.
  ///
  /// Viewers without animation support show the first frame.
  ///
  /// All frames have the same size. Each later frame contains only the bounding box of changed
  /// pixels; an unchanged frame extends the previous one. The animation plays `plays` times, or
  /// forever if it is 0.
  public static func encode(
    animation frames: [Frame], plays: Int = 0, effort: PNGEffort = .default, text: [Text] = []
  ) throws(ImageError) -> [UInt8] {
    guard let first = frames.first?.bitmap, first.width > 0, first.height > 0 else { throw .empty }
    let steps = try steps(of: frames)
    let layout: PixelLayout = frames.allSatisfy(\.bitmap.isOpaque) ? .rgb : .rgba
    var writer = ChunkWriter()
    writer.header(width: first.width, height: first.height, layout)
    writer.chunk("sRGB", [0])
    writer.animationControl(frames: steps.count, plays: max(0, min(plays, Int(Int32.max))))
    for entry in text { writer.text(entry) }
    var sequence = 0
    for (index, step) in steps.enumerated() {
      writer.frameControl(sequence: sequence, step)
      sequence += 1
      let part = step.bitmap.cropped(
        x: step.x, y: step.y, width: step.width, height: step.height)
      let data = try Scanlines(width: part.width, height: part.height, as: layout)
        .compressed(part, effort)
      if index == 0 {
        writer.chunk("IDAT", data)
      } else {
        writer.frameData(sequence: sequence, data)
        sequence += 1
      }
    }
    writer.chunk("IEND", [])
    return writer.bytes
  }

  /// A stored frame: the area that replaces pixels of the previous frame.
  struct Step {
    var bitmap: Bitmap
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    var milliseconds: Int
  }

  /// The longest duration of a frame, which is stored in sixteen bits.
  private static let longest = 65_535

  private static func steps(of frames: [Frame]) throws(ImageError) -> [Step] {
    var steps: [Step] = []
    for (index, frame) in frames.enumerated() {
      let bitmap = frame.bitmap
      guard (0...longest).contains(frame.milliseconds) else {
        throw .frameTime(index: index, milliseconds: frame.milliseconds)
      }
      guard let last = steps.last else {
        steps.append(
          Step(
            bitmap: bitmap, x: 0, y: 0, width: bitmap.width, height: bitmap.height,
            milliseconds: frame.milliseconds))
        continue
      }
      guard bitmap.width == last.bitmap.width, bitmap.height == last.bitmap.height else {
        throw .frameSize(
          index: index, width: bitmap.width, height: bitmap.height,
          expectedWidth: last.bitmap.width, expectedHeight: last.bitmap.height)
      }
      var step = Step(
        bitmap: bitmap, x: 0, y: 0, width: 1, height: 1, milliseconds: frame.milliseconds)
      if let change = change(from: last.bitmap, to: bitmap) {
        step.x = change.columns.lowerBound
        step.y = change.rows.lowerBound
        step.width = change.columns.count
        step.height = change.rows.count
      } else if last.milliseconds + frame.milliseconds <= longest {
        steps[steps.count - 1].milliseconds += frame.milliseconds
        continue
      }
      steps.append(step)
    }
    return steps
  }

  /// Returns the smallest box around the pixels that differ between pictures of one size.
  private static func change(
    from before: Bitmap, to after: Bitmap
  ) -> (columns: Range<Int>, rows: Range<Int>)? {
    guard before.pixels != after.pixels else { return nil }
    let width = after.width
    var (left, right, top, bottom) = (width, 0, after.height, 0)
    for y in 0..<after.height {
      let row = y * width..<(y + 1) * width
      let (a, b) = (before.pixels[row], after.pixels[row])
      guard a != b else { continue }
      top = min(top, y)
      bottom = y + 1
      for x in 0..<width where a[row.lowerBound + x] != b[row.lowerBound + x] {
        left = min(left, x)
        right = max(right, x + 1)
      }
    }
    return (left..<right, top..<bottom)
  }
}

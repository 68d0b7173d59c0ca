package import VitrineGraphics
package import VitrineLayout
package import VitrineText

/// One text as it was drawn.
package struct DrawnText: Sendable {
  /// The part of a line that has ink: from the capitals' top to the baseline.
  package struct Line: Hashable, Sendable {
    /// In points of the picture.
    package var box: Rect
    package var text: String
  }

  package var view: ViewID
  package var lines: [Line]
  /// The text with its lines' leading, in points of the picture.
  package var box: Rect
  /// The room it was set in.
  package var room: Rect
  /// Of its largest letters, in points.
  package var size: Double
  /// Whether an ellipsis or a clip hides a part of it.
  package var isTruncated: Bool
  /// What it was shrunk by to fit.
  package var usedScale: Double
  /// Characters that no font has.
  package var missing: [Unicode.Scalar]
  /// Where its glyphs stand in the display list.
  package var entries: Range<Int>

  package var string: String { lines.map(\.text).joined(separator: " ") }
}

/// One image as it was drawn.
package struct DrawnImage: Sendable {
  package var view: ViewID
  package var name: String
  /// The file's pixels.
  package var width: Int
  package var height: Int
  /// Where all of it goes, in pixels of the picture.
  package var place: Rect
}

/// Texts and images as a painter drew them, in the order of drawing.
package struct DrawingRecord: Sendable {
  package var texts: [DrawnText] = []
  package var images: [DrawnImage] = []
  /// Boxes drawn in the place of what isn't there, in points of the picture.
  package var missing: [Rect] = []

  /// The height of San Francisco's capitals over its size (docs/PLATFORM.md, "Type").
  package static let capHeight = 0.7046

  package init() {}

  /// Follows items of the list that were mapped: `places` says where each of them is now.
  mutating func move(entriesFrom first: Int, to places: [Int], _ map: (Rect) -> Rect) {
    for index in texts.indices where texts[index].entries.lowerBound >= first {
      let entries = texts[index].entries
      texts[index].entries =
        places[entries.lowerBound - first]..<places[entries.upperBound - first]
      texts[index].box = map(texts[index].box)
      texts[index].room = map(texts[index].room)
      for line in texts[index].lines.indices {
        texts[index].lines[line].box = map(texts[index].lines[line].box)
      }
    }
  }

  package mutating func add(
    _ text: TextLayout, of view: ViewID, at corner: Point, in room: Rect, entries: Range<Int>
  ) {
    var size = 0.0
    var lines: [DrawnText.Line] = []
    for line in text.lines {
      let largest = line.runs.map(\.size).max() ?? 0
      size = max(size, largest)
      guard !line.text.allSatisfy(\.isWhitespace), line.width > 0 else { continue }
      let baseline = corner.y + line.baseline
      lines.append(
        DrawnText.Line(
          box: Rect(
            minX: corner.x + line.x, minY: baseline - largest * Self.capHeight,
            maxX: corner.x + line.x + line.width, maxY: baseline),
          text: line.text))
    }
    guard !lines.isEmpty else { return }
    texts.append(
      DrawnText(
        view: view, lines: lines, box: Rect(origin: corner, size: text.size), room: room,
        size: size, isTruncated: text.isTruncated, usedScale: text.usedScale,
        missing: text.missing, entries: entries))
  }

  package mutating func add(_ bitmap: Bitmap, _ name: String, of view: ViewID, in place: Rect) {
    images.append(
      DrawnImage(
        view: view, name: name, width: bitmap.width, height: bitmap.height, place: place))
  }
}

package import VitrineGraphics
package import VitrineLayout
package import VitrineText

/// A text as it was drawn.
package struct DrawnText: Sendable {
  /// The inked part of a line: from the top of the capitals to the baseline.
  package struct Line: Hashable, Sendable {
    /// The box in points of the picture.
    package var box: Rect
    package var text: String
  }

  package var view: ViewID
  package var lines: [Line]
  /// The box of the text including leading, in points of the picture.
  package var box: Rect
  /// The available space, in points of the picture.
  package var room: Rect
  /// The size of its largest characters in points.
  package var size: Double
  /// A Boolean value that indicates whether an ellipsis or a clip hides a part of the text.
  package var isTruncated: Bool
  /// The scale that makes the text fit.
  package var usedScale: Double
  /// The characters that no font contains.
  package var missing: [Unicode.Scalar]
  /// The range of its glyphs in the display list.
  package var entries: Range<Int>

  package var string: String { lines.map(\.text).joined(separator: " ") }
}

/// An image as it was drawn.
package struct DrawnImage: Sendable {
  package var view: ViewID
  package var name: String
  /// The width of the file in pixels.
  package var width: Int
  package var height: Int
  /// The rectangle of the uncropped image, in pixels of the picture.
  package var place: Rect
}

/// The texts and images that a painter drew, in drawing order.
package struct DrawingRecord: Sendable {
  package var texts: [DrawnText] = []
  package var images: [DrawnImage] = []
  /// The placeholder boxes for missing content, in points of the picture.
  package var missing: [Rect] = []

  /// The ratio of San Francisco's cap height to its size (docs/PLATFORM.md, "Type").
  package static let capHeight = 0.7046

  package init() {}

  /// Updates the record after items of the list were transformed.
  ///
  /// `places` contains their new indexes.
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

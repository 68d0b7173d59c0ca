import VitrineBase
import VitrineGraphics

/// The views of a picture's layout file with their frames in pixels of the picture.
struct LayoutSnapshot {
  struct View {
    var id: String
    var kind: String
    /// The frame in pixels, from the picture's top left corner.
    var frame: Rect
    var isHidden: Bool
    var text: String?
  }

  /// The number of pixels per point.
  let scale: Double
  /// The views in document order, so that later views are painted over earlier ones.
  private(set) var views: [View] = []

  /// Reads a layout file.
  ///
  /// Returns nil if it is malformed or has no origin for its root.
  init?(_ bytes: [UInt8]) {
    guard let value = try? JSON.parse(bytes, file: "layout"),
      case .array(let entries)? = value["views"]?.kind,
      case .number(let scale)? = value["variant"]?["scale"]?.kind,
      let origin = Self.numbers(value["root"]?["origin"]), origin.count == 2
    else { return nil }
    self.scale = scale > 0 ? scale : 1
    var frames: [String: Rect] = [:]
    var hidden: Set<String> = []
    for entry in entries {
      guard case .string(let id)? = entry["id"]?.kind,
        case .string(let kind)? = entry["kind"]?.kind,
        let numbers = Self.numbers(entry["frame"]), numbers.count == 4
      else { return nil }
      var frame = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      var isHidden = if case .bool(true)? = entry["hidden"]?.kind { true } else { false }
      if case .string(let parent)? = entry["parent"]?.kind, let outer = frames[parent] {
        frame = frame.offset(by: outer.origin)
        isHidden = isHidden || hidden.contains(parent)
      } else {
        frame = frame.offset(by: Point(x: origin[0], y: origin[1]))
      }
      frames[id] = frame
      if isHidden { hidden.insert(id) }
      let text: String? = if case .string(let text)? = entry["text"]?.kind { text } else { nil }
      views.append(View(id: id, kind: kind, frame: frame * scale, isHidden: isHidden, text: text))
    }
  }

  private static func numbers(_ value: JSONValue?) -> [Double]? {
    guard case .array(let entries)? = value?.kind else { return nil }
    return entries.compactMap { if case .number(let number) = $0.kind { number } else { nil } }
  }

  /// Returns the indices of the views whose frame, visibility or text differs from another
  /// snapshot's.
  func changedViews(from other: LayoutSnapshot) -> Set<Int> {
    let earlier = Dictionary(other.views.map { ($0.id, $0) }) { first, _ in first }
    return Set(
      views.indices.filter { index in
        guard let before = earlier[views[index].id] else { return true }
        let view = views[index]
        return before.frame != view.frame || before.isHidden != view.isHidden
          || before.text != view.text
      })
  }

  /// The views that cover a row of pixels, the topmost first.
  struct RowOwners {
    fileprivate var spans: [(view: Int, columns: Range<Int>)] = []

    /// Returns the index of the topmost view that covers a column, or -1.
    func owner(at x: Int) -> Int {
      for span in spans where span.columns.contains(x) { return span.view }
      return -1
    }
  }

  /// Returns the views that cover a row.
  ///
  /// The frames of `changed` views are extended by two pixels, because glyphs and soft edges exceed
  /// them.
  func owners(inRow y: Int, extending changed: Set<Int>) -> RowOwners {
    var owners = RowOwners()
    for (index, view) in views.enumerated().reversed() where !view.isHidden {
      let margin = changed.contains(index) ? 2.0 : 0
      guard Self.range(view.frame.minY - margin, view.frame.maxY + margin).contains(y) else {
        continue
      }
      let columns = Self.range(view.frame.minX - margin, view.frame.maxX + margin)
      if !columns.isEmpty { owners.spans.append((index, columns)) }
    }
    return owners
  }

  /// Returns the pixels that a length from `from` to `to` covers.
  private static func range(_ from: Double, _ to: Double) -> Range<Int> {
    let first = Int(clamping: max(0, from))
    return first..<max(first, Int(clamping: max(0, to + 0.999)))
  }
}

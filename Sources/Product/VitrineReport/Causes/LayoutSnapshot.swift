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

  /// Returns the index of the topmost view that covers each pixel, or -1.
  ///
  /// The frames of `changed` views are extended by two pixels, because glyphs and soft edges exceed
  /// them.
  func owners(width: Int, height: Int, extending changed: Set<Int>) -> [Int32] {
    var owners = [Int32](repeating: -1, count: width * height)
    for (index, view) in views.enumerated() where !view.isHidden {
      let margin = changed.contains(index) ? 2.0 : 0
      let (left, right) = Self.range(
        view.frame.minX - margin, view.frame.maxX + margin, limit: width)
      let (top, bottom) = Self.range(
        view.frame.minY - margin, view.frame.maxY + margin, limit: height)
      guard left < right else { continue }
      for y in top..<max(top, bottom) {
        for x in left..<right { owners[y * width + x] = Int32(index) }
      }
    }
    return owners
  }

  private static func range(_ from: Double, _ to: Double, limit: Int) -> (Int, Int) {
    let bound = Double(limit)
    return (Int(clamping: max(0, min(bound, from))), Int(clamping: max(0, min(bound, to + 0.999))))
  }
}

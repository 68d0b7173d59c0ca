import VitrineBase
public import VitrineGraphics
import VitrineImport

/// The innermost view of a layout, written as JSON, that holds a box of a picture's pixels; nil where
/// it lies outside the content.
///
/// Shadows and rounding draw beyond a view's frame, as a switch's knob does, so a box may leave it by a few
/// points if most of it is inside.
public func viewName(in layout: [UInt8], around box: Rect, as variant: Variant) -> String? {
  guard let value = try? JSON.parse(layout, file: "layout"),
    case .array(let views)? = value["views"]?.kind
  else { return nil }
  var places: [String: Rect] = [:]
  var best: (name: String, area: Double)?
  var offset = Point.zero
  for view in views {
    guard case .string(let id)? = view["id"]?.kind, case .array(let numbers)? = view["frame"]?.kind
    else { return nil }
    let parts = numbers.compactMap { number -> Double? in
      if case .number(let value) = number.kind { value } else { nil }
    }
    guard parts.count == 4 else { return nil }
    var frame = Rect(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
    if case .string(let parent)? = view["parent"]?.kind, let outer = places[parent] {
      frame = frame.offset(by: outer.origin)
    } else {
      offset = Board([HostedWidget(frame.size, as: variant)], variant: variant).slots[0].content
    }
    places[id] = frame
    let pixels = frame.offset(by: offset) * variant.scale
    let area = pixels.width * pixels.height
    if pixels.holds(box, reach: reach * variant.scale), area <= best?.area ?? .infinity {
      best = (id, area)
    }
  }
  return best.map { "`\($0.name)`" }
}

/// How far a control draws beyond its frame, in points: the shadow of a switch's knob is 3 points lower
/// and blurred by as many again.
private let reach = 8.0

extension Rect {
  /// Whether a box lies within `reach` of the rectangle, and three quarters of it or more inside.
  fileprivate func holds(_ box: Rect, reach: Double) -> Bool {
    let near = Rect(
      minX: minX - reach, minY: minY - reach, maxX: maxX + reach, maxY: maxY + reach)
    let (width, height) = (
      min(maxX, box.maxX) - max(minX, box.minX), min(maxY, box.maxY) - max(minY, box.minY)
    )
    return near.contains(box) && width > 0 && height > 0
      && width * height >= 0.75 * box.width * box.height
  }
}

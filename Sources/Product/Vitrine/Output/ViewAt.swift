import VitrineBase
public import VitrineGraphics
import VitrineImport

/// Returns the innermost view of a layout, given as JSON, that contains a box of a picture's
/// pixels.
///
/// Returns nil if the box is outside of the content. Shadows and antialiasing draw beyond a view's
/// frame, like the thumb of a switch, so most of the box must be inside.
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

/// The distance in points by which a control draws beyond its frame.
///
/// The shadow of a switch's thumb is offset by 3 points and blurred by as many.
private let reach = 8.0

extension Rect {
  /// Returns whether a box is within `reach` of the rectangle, and at least three quarters of it
  /// are inside.
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

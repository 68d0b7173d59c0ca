public import VitrineGraphics

/// A shape to fill or clip to, in pixels.
public enum Shape: Hashable, Codable, Sendable {
  case rect(Rect)
  case roundedRect(Rect, radius: Double, curve: CornerCurve, corners: Corners = .all)
  case path(Path, FillRule)
}

/// The rule for the interior of a path that intersects itself.
public enum FillRule: String, Hashable, Codable, Sendable {
  case nonZero, evenOdd
}

extension Shape {
  package func offset(by delta: Point) -> Shape {
    switch self {
    case .rect(let rect): .rect(rect.offset(by: delta))
    case .roundedRect(let rect, let radius, let curve, let corners):
      .roundedRect(rect.offset(by: delta), radius: radius, curve: curve, corners: corners)
    case .path(let path, let rule):
      .path(path.mapped(by: .translation(x: delta.x, y: delta.y)), rule)
    }
  }
}

public import VitrineGraphics

/// What can be filled or clipped to, in pixels.
public enum Shape: Hashable, Codable, Sendable {
  case rect(Rect)
  case roundedRect(Rect, radius: Double, curve: CornerCurve, corners: Corners = .all)
  case path(Path, FillRule)
}

/// Which points are inside a path that crosses itself.
public enum FillRule: String, Hashable, Codable, Sendable {
  case nonZero, evenOdd
}

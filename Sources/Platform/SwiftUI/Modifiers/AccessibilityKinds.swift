public import CoreGraphics

/// A gesture that enlarges or reduces content.
public struct AccessibilityZoomGestureAction: Sendable {
  /// The direction of a gesture.
  public enum Direction: Hashable, Sendable {
    case zoomIn, zoomOut
  }

  /// The direction.
  public let direction: Direction
  /// The place in fractions of the view.
  public let location: UnitPoint
  /// The place in points.
  public let point: CGPoint
}

/// The kind of a text.
public enum AccessibilityTextContentType: Hashable, Sendable {
  case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing
}

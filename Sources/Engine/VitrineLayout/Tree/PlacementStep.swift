public import VitrineBase
public import VitrineGraphics

/// A node of a layout by proposals, with which the frames of views are explained.
///
/// Such a layout gives each view a finished frame. The steps around a view tell how it got there:
/// a parent offers a size, the child chooses its own, and the parent places it.
public struct PlacementStep: Hashable, Codable, Sendable {
  /// The index of the surrounding step, or nil for the outermost one.
  public var parent: Int?
  /// The node's rule with its parameters, such as `padding 12`.
  public var title: String
  /// The offered width: a number, `ideal` or `infinity`.
  public var offeredWidth: String
  /// The offered height: a number, `ideal` or `infinity`.
  public var offeredHeight: String
  /// The frame in points of the widget's view, before rounding.
  public var frame: Rect
  /// The author's line.
  public var location: SourceLocation?

  /// Creates a step.
  public init(
    parent: Int?, title: String, offeredWidth: String, offeredHeight: String, frame: Rect,
    location: SourceLocation?
  ) {
    self.parent = parent
    self.title = title
    self.offeredWidth = offeredWidth
    self.offeredHeight = offeredHeight
    self.frame = frame
    self.location = location
  }
}

extension ViewTree {
  /// Returns the steps that led to a view, from the view outward, or none for a view that
  /// constraints place.
  package func steps(to view: ViewID) -> [PlacementStep] {
    var found: [PlacementStep] = []
    var next = self[view].step
    while let index = next {
      found.append(steps[index])
      next = steps[index].parent
    }
    return found
  }
}

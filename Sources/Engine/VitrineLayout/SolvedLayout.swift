public import VitrineBase
public import VitrineGraphics

/// The frames of a tree's views, with conflicts and diagnostics.
public struct SolvedLayout: Sendable {
  /// The frame of each view in points, relative to the parent, with edges on the pixel grid.
  public var frames: [Rect]
  /// The frame of each guide, relative to its view, on the same grid.
  public var guideFrames: [Rect]
  /// For each view, whether its constraints leave its frame ambiguous.
  public var isAmbiguous: [Bool]
  /// The sources of each view's width and height.
  public var sizeSources: [SizeSources]
  /// The conflicts of required constraints.
  public var conflicts: [LayoutConflict]
  /// The warnings about ignored constraints.
  public var diagnostics: [Diagnostic]

  /// Creates a layout from its parts.
  public init(
    frames: [Rect], guideFrames: [Rect] = [], isAmbiguous: [Bool], sizeSources: [SizeSources],
    conflicts: [LayoutConflict],
    diagnostics: [Diagnostic]
  ) {
    self.frames = frames
    self.guideFrames = guideFrames
    self.isAmbiguous = isAmbiguous
    self.sizeSources = sizeSources
    self.conflicts = conflicts
    self.diagnostics = diagnostics
  }

  /// The frame of a view.
  public subscript(id: ViewID) -> Rect { frames[id.index] }
}

/// A set of required constraints that cannot hold together, with the one that was dropped.
public struct LayoutConflict: Hashable, Sendable {
  /// The name of the constraint that was dropped.
  public var dropped: String
  /// The names of the other constraints.
  public var with: [String]
  /// The constraints of the set as text, one per line.
  public var text: [String]

  /// Creates a conflict from the names and texts of its constraints.
  public init(dropped: String, with: [String], text: [String]) {
    self.dropped = dropped
    self.with = with
    self.text = text
  }
}

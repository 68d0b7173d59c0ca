public import VitrineBase
public import VitrineGraphics

/// Where every view of a tree is, and what was wrong on the way.
public struct SolvedLayout: Sendable {
  /// By view: relative to the parent, in points, edges on the pixel grid.
  public var frames: [Rect]
  /// By guide: relative to its view, on the same grid.
  public var guideFrames: [Rect]
  /// By view: whether its constraints leave its frame open.
  public var isAmbiguous: [Bool]
  /// By view: where its width and height come from.
  public var sizeSources: [SizeSources]
  public var conflicts: [LayoutConflict]
  public var diagnostics: [Diagnostic]

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

  public subscript(id: ViewID) -> Rect { frames[id.index] }
}

/// Required constraints that cannot hold together, and the one that was given up.
public struct LayoutConflict: Hashable, Sendable {
  public var dropped: String
  public var with: [String]
  /// The set in words, one constraint a line.
  public var text: [String]

  public init(dropped: String, with: [String], text: [String]) {
    self.dropped = dropped
    self.with = with
    self.text = text
  }
}

public import VitrineBase
import VitrineGraphics

/// Why a layout is as it is, in words.
public struct LayoutExplanation: Sendable {
  /// How many of the constraints that a number follows from are named.
  public enum Reach: Sendable {
    /// All, unless they are too many to read: then the nearest, and the views that these lead to.
    case nearest
    /// Every one: in a column of n views, the place of the last follows from more than n.
    case all
  }

  /// One number of a view's frame and the constraints that give it.
  public struct Edge: Hashable, Sendable {
    /// `left`, `top`, `width` or `height`; positions are relative to the parent.
    public var name: String
    public var value: Double
    public var because: [Cause]
  }

  public struct Cause: Hashable, Sendable {
    public var text: String
    /// The constraint's id, where people wrote it.
    public var constraint: String?
    public var location: SourceLocation?
    /// The views whose own reasons are the rest of a list that was too long; none for a constraint.
    public var views: [ViewID] = []
  }

  public struct ViewReasons: Sendable {
    public var view: ViewID
    public var edges: [Edge]
  }

  /// What could be elsewhere without breaking anything.
  public struct Ambiguity: Hashable, Sendable {
    public var view: ViewID
    /// Such as `move right` or `grow wider`.
    public var ways: [String]
    public var remedy: String
  }

  /// Something wished for that was not given.
  public struct Compromise: Hashable, Sendable {
    public var view: ViewID
    public var text: String
    /// By how many points.
    public var amount: Double
    public var location: SourceLocation?
  }

  /// A conflict of required constraints and what would fix it.
  public struct Conflict: Hashable, Sendable {
    public var set: [Cause]
    public var dropped: Cause
    public var remedy: String
  }

  public var layout: SolvedLayout
  public var views: [ViewReasons] = []
  public var ambiguities: [Ambiguity] = []
  public var compromises: [Compromise] = []
  public var conflicts: [Conflict] = []
}

public import VitrineBase
import VitrineGraphics

/// The reasons for a layout, as text.
public struct LayoutExplanation: Sendable {
  /// The extent to which the reasons for a number are listed.
  public enum Reach: Sendable {
    /// All constraints, unless there are too many to read.
    ///
    /// Then only the nearest ones and the views that they lead to.
    case nearest
    /// All constraints.
    ///
    /// In a column of n views, the position of the last view depends on more than n constraints.
    case all
  }

  /// A number of a view's frame with the constraints that determine it.
  public struct Edge: Hashable, Sendable {
    /// The name of the number: `left`, `top`, `width` or `height`.
    ///
    /// Positions are relative to the parent.
    public var name: String
    /// The number in points.
    public var value: Double
    /// The constraints that determine the number.
    public var because: [Cause]
  }

  /// A constraint, or the end of a long list of constraints.
  public struct Cause: Hashable, Sendable {
    /// The constraint as text.
    public var text: String
    /// The id of the constraint, or nil if layout generated it.
    public var constraint: String?
    /// The location in the source file.
    public var location: SourceLocation?
    /// The views whose reasons continue a list that was too long.
    ///
    /// Empty for a constraint.
    public var views: [ViewID] = []
  }

  /// The reasons for the frame of a view.
  public struct ViewReasons: Sendable {
    /// The view.
    public var view: ViewID
    /// The four numbers of the frame.
    public var edges: [Edge]
  }

  /// A view whose frame could be different without violating a constraint.
  public struct Ambiguity: Hashable, Sendable {
    /// The view.
    public var view: ViewID
    /// The possible changes, such as `move right` or `grow wider`.
    public var ways: [String]
    /// The suggestion for a constraint that fixes the frame.
    public var remedy: String
  }

  /// An optional constraint or a content size that doesn't hold.
  public struct Compromise: Hashable, Sendable {
    /// The view.
    public var view: ViewID
    /// The description of the error.
    public var text: String
    /// The error in points.
    public var amount: Double
    /// The location in the source file.
    public var location: SourceLocation?
  }

  /// A conflict of required constraints with a remedy.
  public struct Conflict: Hashable, Sendable {
    /// The constraints that cannot hold together.
    public var set: [Cause]
    /// The constraint that was dropped.
    public var dropped: Cause
    /// The suggestion for its author.
    public var remedy: String
  }

  /// The layout that is explained.
  public var layout: SolvedLayout
  /// The reasons for the frames of all visible views.
  public var views: [ViewReasons] = []
  /// The views with ambiguous frames.
  public var ambiguities: [Ambiguity] = []
  /// The content sizes and optional constraints that don't hold.
  public var compromises: [Compromise] = []
  /// The conflicts of required constraints.
  public var conflicts: [Conflict] = []
}

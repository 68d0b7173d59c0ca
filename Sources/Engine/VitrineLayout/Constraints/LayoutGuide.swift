public import VitrineBase
import VitrineGraphics

/// A rectangle that takes part in layout without being a view.
public struct LayoutGuide: Codable, Sendable {
  public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    /// A `UILayoutGuide` placed by constraints alone.
    case free
    case safeArea, layoutMargins, readableContent
    /// The guides of a view controller before the safe area: their lengths come from the context.
    case top, bottom
    /// Of a scroll view: its content's extent, and its own frame.
    case content, frame
    case keyboard
  }

  public var name: String
  public var kind: Kind
  public var owner: ViewID
  public var location: SourceLocation?

  public init(_ name: String, _ kind: Kind, of owner: ViewID) {
    self.name = name
    self.kind = kind
    self.owner = owner
  }
}

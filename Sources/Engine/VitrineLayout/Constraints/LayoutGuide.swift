public import VitrineBase
import VitrineGraphics

/// A rectangle that takes part in layout without being a view.
public struct LayoutGuide: Codable, Sendable {
  /// The kinds of layout guides.
  public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    /// A `UILayoutGuide` that only constraints place.
    case free
    case safeArea, layoutMargins, readableContent
    /// The top and bottom layout guides of a view controller.
    ///
    /// The context contains their lengths.
    case top, bottom
    /// The content and the frame of a scroll view.
    case content, frame
    case keyboard
  }

  /// The identifier of the guide in its source.
  public var name: String
  /// The kind of the guide.
  public var kind: Kind
  /// The view that the guide belongs to.
  public var owner: ViewID
  /// The location of the guide in its file.
  public var location: SourceLocation?

  /// Creates a guide of a view.
  public init(_ name: String, _ kind: Kind, of owner: ViewID) {
    self.name = name
    self.kind = kind
    self.owner = owner
  }
}

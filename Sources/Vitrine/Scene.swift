public import VitrineGraphics
public import VitrineImport
public import VitrineLayout

/// A widget for one variant: its view tree and what the host knows of it.
public struct Scene: Sendable {
  /// The line of the card's header, and whether it can be opened.
  public struct Header: Hashable, Sendable {
    public var title: String
    /// An image file, or nil for a plain icon.
    public var icon: String?
    public var offersToggle: Bool
  }

  public var tree: ViewTree
  public var context: LayoutContext
  public var header: Header
  /// Where the height comes from, when a host decides the width alone.
  public var preferredHeight: PreferredHeight
  /// The folder that image names are relative to.
  public var imageFolder: String
  public var diagnostics: [Diagnostic]
}

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
  /// The root's height as a file stores it, for when no constraint gives one.
  public var storedHeight: Double?
  public var images: ImageSource
  public var diagnostics: [Diagnostic]
  /// What a file has that isn't understood; each is drawn as a box with its name.
  public var unsupported: [UnsupportedElement] = []
}

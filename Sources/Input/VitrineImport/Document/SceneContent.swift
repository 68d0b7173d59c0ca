public import VitrineBase
public import VitrineGraphics
public import VitrineLayout

/// A widget's views with the properties that their source gives them, before a host shows them.
///
/// Documents, Interface Builder files and code all have this form.
public struct SceneContent: Codable, Sendable {
  /// The views and constraints.
  public var tree: ViewTree
  /// The name of the widget in the request's language, or nil if the source leaves it to the app.
  package var title: String?
  /// The source of the height, for a host that only determines the width.
  public var preferredHeight = PreferredHeight.fromConstraints
  /// The insets that the widget returns for the proposed ones, with left meaning leading, or nil to
  /// accept the proposal.
  public var marginInsets: Insets?
  /// A Boolean value that indicates whether the source contains the host's view itself, as
  /// storyboards and code do.
  ///
  /// Texts without a color are then black as in UIKit. Those of other documents are readable on any
  /// surface.
  public var hasOwnRoot = true
  /// A Boolean value that indicates whether a Mac widget presents a search or another state with
  /// Cancel.
  public var presents = false
  /// A Boolean value that indicates whether a collapsed list of a Mac widget omits rows and
  /// therefore ends with Show More.
  public var hasMoreRows = false
  /// The problems found in the source.
  public var diagnostics: [Diagnostic] = []
  /// The unsupported elements of a file, in its order, which are drawn as boxes with their names.
  public var unsupported: [UnsupportedElement] = []

  /// Creates the content of views whose constraints determine the height.
  public init(tree: ViewTree) { self.tree = tree }
}

/// An unsupported element of a file, which is drawn as a box with its name.
public struct UnsupportedElement: Hashable, Codable, Sendable {
  /// The name of the element, or of a runtime attribute.
  public var element: String
  /// The id of the element or of the view around it.
  public var id: String
  /// The line in the file, from 1.
  public var line: Int
}

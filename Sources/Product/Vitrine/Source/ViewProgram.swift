package import VitrineBase
package import VitrineGraphics
package import VitrineImport
package import VitrineLayout
package import VitrineRaster

/// A program that makes a widget's views, for one variant at a time.
public struct ViewProgram: Sendable {
  /// What a program made.
  package struct Views: Sendable {
    package var tree: ViewTree
    package var preferredHeight: PreferredHeight
    package var images: ImageSource
    /// What views draw themselves, in pixels from their top left.
    package var drawings: [ViewID: [DisplayItem]] = [:]
    /// Whether the widget can be opened.
    package var offersToggle = false
    /// What the widget answers to the proposed margin insets; nil takes them.
    package var marginInsets: Insets?
    package var diagnostics: [Diagnostic] = []
    /// What the widget said to its host on the way to these views.
    package var replies: [HostReply] = []

    package init(tree: ViewTree, preferredHeight: PreferredHeight, images: ImageSource) {
      self.tree = tree
      self.preferredHeight = preferredHeight
      self.images = images
    }
  }

  /// What the header shows.
  package var title: String
  package var icon: String?
  package var make: @Sendable (Variant, Files) throws(RenderError) -> Views
  /// Makes the views that are shown after some steps of a session; nil where steps change nothing.
  package var play: (@Sendable (Variant, [HostStep], Files) throws(RenderError) -> Views)?

  package init(
    title: String, icon: String? = nil,
    make: @escaping @Sendable (Variant, Files) throws(RenderError) -> Views
  ) {
    self.title = title
    self.icon = icon
    self.make = make
  }
}

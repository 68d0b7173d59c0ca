package import VitrineBase
package import VitrineGraphics
package import VitrineImport
package import VitrineLayout
package import VitrineRaster

/// A program that creates a widget's views for one variant at a time.
public struct ViewProgram: Sendable {
  /// The result of a program.
  package struct Views: Sendable {
    package var tree: ViewTree
    package var preferredHeight: PreferredHeight
    package var images: ImageSource
    /// The drawings of views, in pixels from their top left corner.
    package var drawings: [ViewID: [DisplayItem]] = [:]
    /// A Boolean value that indicates whether the widget can expand.
    package var offersToggle = false
    /// The widget's response to the proposed margin insets; nil accepts the proposal.
    package var marginInsets: Insets?
    package var diagnostics: [Diagnostic] = []
    /// The widget's replies to its host during the run.
    package var replies: [HostReply] = []

    package init(tree: ViewTree, preferredHeight: PreferredHeight, images: ImageSource) {
      self.tree = tree
      self.preferredHeight = preferredHeight
      self.images = images
    }
  }

  /// The title in the header.
  package var title: String
  package var icon: String?
  package var make: @Sendable (Variant, Files) throws(RenderError) -> Views
  /// Creates the views after some steps of a session; nil if steps have no effect.
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

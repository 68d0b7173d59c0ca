package import Vitrine
package import VitrineBase
package import VitrineGraphics
package import VitrineImport
package import VitrineLayout
package import VitrineRaster

/// The answer of a widget's process to a request.
package enum RunAnswer: Codable, Sendable {
  case views(RunViews)
  /// A failure that the widget caused.
  case failure(Diagnostic)
}

/// A widget's views when it was shown.
package struct RunViews: Codable, Sendable {
  package var tree: ViewTree
  package var preferredHeight: PreferredHeight
  /// The pictures that aren't in files, by name.
  package var bitmaps: [String: Bitmap]
  package var drawings: [ViewID: [DisplayItem]]
  package var offersToggle: Bool
  package var marginInsets: Insets?
  package var diagnostics: [Diagnostic]
  package var replies: [HostReply]

  package init(_ views: ViewProgram.Views) {
    tree = views.tree
    preferredHeight = views.preferredHeight
    bitmaps = views.images.bitmaps
    drawings = views.drawings
    offersToggle = views.offersToggle
    marginInsets = views.marginInsets
    diagnostics = views.diagnostics
    replies = views.replies
  }

  /// Returns the views for the pipeline, with the files' images from `images`.
  package func views(with images: ImageSource) -> ViewProgram.Views {
    var images = images
    images.bitmaps = bitmaps
    var views = ViewProgram.Views(tree: tree, preferredHeight: preferredHeight, images: images)
    views.drawings = drawings
    views.offersToggle = offersToggle
    views.marginInsets = marginInsets
    views.diagnostics = diagnostics
    views.replies = replies
    return views
  }
}

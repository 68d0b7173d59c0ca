package import VitrineGraphics
package import VitrineImport
package import VitrineLayout
package import VitrineRaster

/// The views that a widget's code shows, with its answers to the host.
package struct ProgramViews: Codable, Sendable {
  package var content: SceneContent
  /// The drawings of views, in pixels from their top left corner.
  package var drawings: [ViewID: [DisplayItem]] = [:]
  /// The pictures that aren't in files, by name.
  package var bitmaps: [String: Bitmap] = [:]
  /// A Boolean value that indicates whether the widget can expand.
  package var offersToggle = false
  /// The widget's replies to its host during the run.
  package var replies: [HostReply] = []
  /// The files of the other images.
  ///
  /// The message of a widget's process omits them, because the host reads files itself.
  package var imageFiles = ImageSource.folder("")

  /// The source of all images.
  package var images: ImageSource {
    var images = imageFiles
    images.bitmaps = bitmaps
    return images
  }

  /// A Boolean value that indicates whether the views have no wallpaper or card behind them.
  package var hasNoBackdrop = false

  /// The safe area of the root view in points, outside of a widget's process.
  package var safeArea = Insets.zero

  /// The facts about a widget of WidgetKit; nil for other widgets.
  package var home: HomePicture?

  private enum CodingKeys: CodingKey {
    case content, drawings, bitmaps, offersToggle, replies, hasNoBackdrop, home
  }

  package init(_ content: SceneContent) { self.content = content }
}

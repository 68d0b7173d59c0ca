package import VitrineGraphics

/// A picture of a widget of WidgetKit or of a view in a window, as the code answered it.
package struct HomePicture: Hashable, Codable, Sendable {
  /// The family, or nil for a view in a window.
  package var family: HomeFamily?
  /// The size of the widget or the view in points.
  package var size: Size
  /// The kind that the code gives the widget, or the name of the preview.
  package var kind: String
  /// The name that the gallery of widgets shows, or an empty text.
  package var name: String
  /// The source of the entry that is shown, such as `snapshot` or `preview Rainy day`.
  package var shown: String

  package init(
    family: HomeFamily?, size: Size, kind: String, name: String, shown: String
  ) {
    self.family = family
    self.size = size
    self.kind = kind
    self.name = name
    self.shown = shown
  }
}

/// The colors in which the Home Screen draws a widget of WidgetKit.
public enum HomeRendering: String, CaseIterable, Hashable, Codable, Sendable {
  /// The widget's own colors.
  case fullColor = "full-color"
  /// Two colors, of which the accent group has one, without the widget's background.
  ///
  /// It is an approximation.
  case accented
}

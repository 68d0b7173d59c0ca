package import Vitrine
package import VitrineBase

/// The answer of a widget's process to a request.
package enum RunAnswer: Codable, Sendable {
  /// The views of the widget when it was shown.
  case views(ProgramViews)
  /// The widgets and previews of a WidgetKit extension.
  case gallery(HomeGallery)
  /// A failure that the widget caused.
  case failure(Diagnostic)
}

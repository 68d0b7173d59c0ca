/// The published guideline that a rule implements.
public enum Guideline: String, Hashable, Sendable, CaseIterable {
  case widgets, adaptivity, typography, color, accessibility, localization
  case extensions, layout, images, homeWidgets

  /// The document's title and chapter.
  public var title: String {
    switch self {
    case .widgets: "Human Interface Guidelines, iOS: Extensions, Widgets"
    case .adaptivity: "Human Interface Guidelines, iOS: Adaptivity and Layout"
    case .typography: "Human Interface Guidelines, iOS: Typography"
    case .color: "Human Interface Guidelines, iOS: Color"
    case .accessibility: "Web Content Accessibility Guidelines 2.1, 1.4.3 Contrast (Minimum)"
    case .localization: "Internationalization and Localization Guide"
    case .extensions: "App Extension Programming Guide: Today"
    case .layout: "Auto Layout Guide"
    case .images: "Human Interface Guidelines, iOS: Image Size and Resolution"
    case .homeWidgets: "Human Interface Guidelines: Widgets (WidgetKit)"
    }
  }
}

/// A size and place of a widget.
public enum WidgetFamily: Int, Hashable, CaseIterable, Sendable, CustomStringConvertible,
  CustomDebugStringConvertible
{
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait
  case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner

  /// The name of the case.
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .systemExtraLargePortrait: "systemExtraLargePortrait"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    case .accessoryCorner: "accessoryCorner"
    }
  }

  /// The name of the case.
  public var debugDescription: String { description }

  /// A Boolean value that indicates whether the widget is on the Lock Screen or on a watch face.
  package var isAccessory: Bool { rawValue >= WidgetFamily.accessoryCircular.rawValue }
}

/// The colors in which the system draws a widget.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
  /// The name of the mode.
  public let description: String

  /// All colors.
  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  /// Two groups of views, each in one color.
  public static let accented = WidgetRenderingMode(description: "accented")
  /// Levels of gray, which the system blends with the background.
  public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

private struct WidgetFamilyKey: EnvironmentKey {
  static var defaultValue: WidgetFamily { .systemMedium }
}

private struct WidgetRenderingModeKey: EnvironmentKey {
  static var defaultValue: WidgetRenderingMode { .fullColor }
}

private struct WidgetBackgroundKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private struct WidgetContentMarginsKey: EnvironmentKey {
  static var defaultValue: EdgeInsets { EdgeInsets() }
}

extension EnvironmentValues {
  /// The family of the surrounding widget, which only the host sets.
  public package(set) var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }

  /// The colors in which the surrounding widget is drawn.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[WidgetRenderingModeKey.self] }
    set { self[WidgetRenderingModeKey.self] = newValue }
  }

  /// The level of detail of the surrounding widget, which is that for near viewers.
  public var levelOfDetail: LevelOfDetail { .default }

  /// A Boolean value that indicates whether the surrounding widget has a background.
  public var showsWidgetContainerBackground: Bool {
    get { self[WidgetBackgroundKey.self] }
    set { self[WidgetBackgroundKey.self] = newValue }
  }

  /// The margins of the surrounding widget's content.
  public var widgetContentMargins: EdgeInsets {
    get { self[WidgetContentMarginsKey.self] }
    set { self[WidgetContentMarginsKey.self] = newValue }
  }
}

/// The detail of a widget by the distance of its viewer.
public enum LevelOfDetail: Hashable, Sendable {
  /// The detail for a viewer who is near.
  case `default`
  /// The detail for a viewer who is far away.
  case simplified
}

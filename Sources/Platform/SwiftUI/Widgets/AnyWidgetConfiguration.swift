/// A configuration of any type.
///
/// Functions whose results differ by system return it in place of an opaque type.
public struct _AnyWidgetConfiguration: WidgetConfiguration {
  private let descriptors: @MainActor () -> [_WidgetDescriptor]

  /// Creates a configuration from another.
  public init<Content: WidgetConfiguration>(_ content: Content) {
    descriptors = { Content._descriptors(of: content) }
  }

  /// Returns the descriptors of the contained configuration.
  public static func _descriptors(of configuration: Self) -> [_WidgetDescriptor] {
    configuration.descriptors()
  }
}

/// A widget of any type.
///
/// Bundles whose widgets differ by system return it in place of an opaque type.
public struct _AnyWidget: Widget {
  private let descriptors: @MainActor () -> [_WidgetDescriptor]

  /// Creates a widget without a configuration.
  public init() { descriptors = { [] } }

  /// Creates a widget from another.
  public init<Content: Widget>(_ content: Content) {
    descriptors = { Content._descriptors(of: content) }
  }

  /// An empty configuration, because the contained widget has its own.
  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }

  /// Returns the descriptors of the contained widget.
  public static func _descriptors(of widget: Self) -> [_WidgetDescriptor] { widget.descriptors() }
}

prefix operator ^^^

/// Returns a configuration without its type.
@MainActor
public prefix func ^^^ <Content: WidgetConfiguration>(
  content: Content
) -> _AnyWidgetConfiguration { _AnyWidgetConfiguration(content) }

/// Returns a view without its type.
@MainActor
public prefix func ^^^ <Content: View>(content: Content) -> AnyView { AnyView(content) }

/// Returns a widget without its type.
@MainActor
public prefix func ^^^ <Content: Widget>(content: Content) -> _AnyWidget { _AnyWidget(content) }

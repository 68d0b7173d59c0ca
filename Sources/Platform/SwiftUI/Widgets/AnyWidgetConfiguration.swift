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

prefix operator ^^^

/// Returns a configuration without its type.
@MainActor
public prefix func ^^^ <Content: WidgetConfiguration>(
  content: Content
) -> _AnyWidgetConfiguration { _AnyWidgetConfiguration(content) }

/// Returns a view without its type.
@MainActor
public prefix func ^^^ <Content: View>(content: Content) -> AnyView { AnyView(content) }

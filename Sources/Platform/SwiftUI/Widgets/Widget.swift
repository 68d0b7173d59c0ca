/// A widget of an extension.
@preconcurrency @MainActor
public protocol Widget {
  /// The type of the widget's configuration.
  associatedtype Body: WidgetConfiguration

  /// Creates a widget.
  init()

  /// The configuration: the widget's kind, its content and its families.
  var body: Body { get }

  /// Returns the descriptors of the widget's configurations.
  ///
  /// Widgets of an author have the default implementation, which evaluates the body.
  static func _descriptors(of widget: Self) -> [_WidgetDescriptor]
}

extension Widget {
  /// Returns the descriptors of the body.
  public static func _descriptors(of widget: Self) -> [_WidgetDescriptor] {
    Body._descriptors(of: widget.body)
  }

  /// Registers the widget, because a picture starts without a system that shows widgets.
  public static func main() { _MainWidgets.widget?(Self.self) }
}

/// A configuration of a widget.
@preconcurrency @MainActor
public protocol WidgetConfiguration {
  /// The type of the configuration's body.
  associatedtype Body: WidgetConfiguration

  /// The content of the configuration.
  var body: Body { get }

  /// Returns the descriptors of the configuration: one, or none for an empty one.
  static func _descriptors(of configuration: Self) -> [_WidgetDescriptor]
}

extension WidgetConfiguration {
  /// Returns the descriptors of the body.
  public static func _descriptors(of configuration: Self) -> [_WidgetDescriptor] {
    Body._descriptors(of: configuration.body)
  }
}

extension Never: WidgetConfiguration {}

extension WidgetConfiguration where Body == Never {
  /// The body, which is never evaluated.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A configuration without a widget.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  /// Creates a configuration.
  public init() {}

  /// Returns no descriptor.
  public static func _descriptors(of configuration: Self) -> [_WidgetDescriptor] { [] }
}

/// A configuration that a modifier changed.
public struct _ModifiedConfiguration<Content: WidgetConfiguration>: WidgetConfiguration {
  let content: Content
  let change: @MainActor (inout _WidgetDescriptor) -> Void

  /// Returns the changed descriptors.
  public static func _descriptors(of configuration: Self) -> [_WidgetDescriptor] {
    Content._descriptors(of: configuration.content).map { descriptor in
      var descriptor = descriptor
      configuration.change(&descriptor)
      return descriptor
    }
  }
}

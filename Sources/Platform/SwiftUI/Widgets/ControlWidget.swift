/// A control of the Control Center, which pictures don't show.
@preconcurrency @MainActor
public protocol ControlWidget {
  /// The type of the control's configuration.
  associatedtype Body: ControlWidgetConfiguration

  /// Creates a control.
  init()

  /// The configuration.
  var body: Body { get }
}

extension ControlWidget {
  static func _descriptor(of control: Self) -> _WidgetDescriptor {
    Body._descriptor(of: control.body)
  }
}

/// A configuration of a control.
@preconcurrency @MainActor
public protocol ControlWidgetConfiguration {
  /// The type of the configuration's body.
  associatedtype Body: ControlWidgetConfiguration

  /// The content of the configuration.
  var body: Body { get }

  /// Returns the descriptor of the configuration.
  static func _descriptor(of configuration: Self) -> _WidgetDescriptor
}

extension ControlWidgetConfiguration {
  /// Returns the descriptor of the body.
  public static func _descriptor(of configuration: Self) -> _WidgetDescriptor {
    Body._descriptor(of: configuration.body)
  }
}

extension Never: ControlWidgetConfiguration {}

extension ControlWidgetConfiguration where Body == Never {
  /// The body, which is never evaluated.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

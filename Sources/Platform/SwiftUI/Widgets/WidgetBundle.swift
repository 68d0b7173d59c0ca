/// The widgets of an extension.
@preconcurrency @MainActor
public protocol WidgetBundle {
  /// The type of the widgets.
  associatedtype Body: Widget

  /// Creates a bundle.
  init()

  /// The widgets.
  @WidgetBundleBuilder var body: Body { get }
}

extension WidgetBundle {
  /// Registers the bundle, because a picture starts without a system that shows widgets.
  public static func main() { _MainWidgets.bundle?(Self.self) }
}

/// The widgets of several statements.
public struct _WidgetList: Widget {
  private var descriptors: @MainActor () -> [_WidgetDescriptor]

  /// Creates an empty list.
  public init() { descriptors = { [] } }

  init(_ descriptors: @escaping @MainActor () -> [_WidgetDescriptor]) {
    self.descriptors = descriptors
  }

  /// An empty configuration, because the list's widgets have configurations of their own.
  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }

  /// Returns the descriptors of all widgets in order.
  public static func _descriptors(of widget: Self) -> [_WidgetDescriptor] {
    widget.descriptors()
  }
}

/// A builder of an extension's widgets from the statements of a closure.
@resultBuilder
@preconcurrency @MainActor
public enum WidgetBundleBuilder {
  /// Builds a list of widgets.
  public static func buildBlock<each W: Widget>(_ widgets: repeat each W) -> _WidgetList {
    let parts = (repeat each widgets)
    return _WidgetList {
      var descriptors: [_WidgetDescriptor] = []
      @MainActor func add<Part: Widget>(_ widget: Part) {
        descriptors += Part._descriptors(of: widget)
      }
      repeat add(each parts)
      return descriptors
    }
  }

  /// Builds a widget of an expression.
  public static func buildExpression<W: Widget>(_ widget: W) -> W { widget }

  /// Builds a control of an expression.
  public static func buildExpression<C: ControlWidget>(_ control: C) -> _WidgetList {
    _WidgetList { [C._descriptor(of: control)] }
  }

  /// Builds a condition without a second branch.
  public static func buildOptional(_ widgets: _WidgetList?) -> _WidgetList {
    widgets ?? _WidgetList()
  }

  /// Builds the first branch of a condition.
  public static func buildEither(first: _WidgetList) -> _WidgetList { first }

  /// Builds the second branch of a condition.
  public static func buildEither(second: _WidgetList) -> _WidgetList { second }

  /// Builds widgets of a newer system.
  public static func buildLimitedAvailability(_ widgets: _WidgetList) -> _WidgetList { widgets }
}

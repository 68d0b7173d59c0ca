/// A number that grows with the user's text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private final class Box {
    var factor = 1.0
  }

  private let value: Value
  private let style: Font.TextStyle
  private let box = Box()

  /// Creates a property with its value at the standard size.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// Creates a property that grows like a style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    value = wrappedValue
    style = textStyle
  }

  /// The value for the user's text size.
  public var wrappedValue: Value { value * Value(box.factor) }
}

extension ScaledMetric: ConnectedProperty {
  func connect(to context: _ViewContext, as name: String) {
    box.factor = context.environment.scale(of: style)
  }
}

/// A stored value of a view that is connected before the view's body is evaluated.
public protocol DynamicProperty {
  /// Updates the value before the body is evaluated.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A property of the library, which finds its value by the view's position or environment.
@MainActor
protocol ConnectedProperty {
  /// Connects the property with the name `name` of a view in a context.
  func connect(to context: _ViewContext, as name: String)
}

/// The connection of views' properties.
@MainActor
enum DynamicProperties {
  /// The types without such properties, of which most views are.
  private static var plainTypes: Set<ObjectIdentifier> = []

  /// Connects all properties of a view or a modifier.
  static func connect<Value>(_ value: Value, to context: _ViewContext) {
    let type = ObjectIdentifier(Value.self)
    guard !plainTypes.contains(type) else { return }
    if !connect(Mirror(reflecting: value), to: context, prefix: "") { plainTypes.insert(type) }
  }

  /// Connects the children of a mirror and returns whether there were any properties.
  private static func connect(_ mirror: Mirror, to context: _ViewContext, prefix: String) -> Bool {
    var hasProperties = false
    for (index, child) in mirror.children.enumerated() where child.value is any DynamicProperty {
      hasProperties = true
      let name = "\(prefix)\(child.label ?? "\(index)")"
      if let property = child.value as? any ConnectedProperty {
        property.connect(to: context, as: name)
      } else {
        _ = connect(Mirror(reflecting: child.value), to: context, prefix: "\(name).")
      }
    }
    return hasProperties
  }
}

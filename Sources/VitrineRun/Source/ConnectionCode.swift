/// The code that does what Objective-C's runtime does for outlets, actions and classes by name.
enum ConnectionCode {
  /// Methods for a class, on one line.
  static func members(
    of type: SwiftClass, _ hierarchy: ClassHierarchy, _ selected: Set<String>, in file: SourceFile
  ) -> String {
    var methods = type.methods
    var properties = type.properties
    for (path, part) in hierarchy.extended[type.name] ?? [] {
      methods += part.methods.filter { !$0.isPrivate || path == file.path }
      properties += part.properties
    }
    methods = methods.filter { $0.isMarked || selected.contains($0.name) }
    return [outlets(properties), actions(methods)].filter { !$0.isEmpty }.joined(separator: "; ")
  }

  private static func outlets(_ properties: [SwiftClass.Property]) -> String {
    guard !properties.isEmpty else { return "" }
    let cases = properties.map { property in
      if let conversion = conversions[property.type] {
        return
          "case \"\(property.name)\": if let value = (value as? NSNumber) ?? (value as? Bool).map { NSNumber(value: $0) } "
          + "{ self.\(quoted(property.name)) = \(conversion); return }"
      }
      return "case \"\(property.name)\": if let value = value as? \(property.type) "
        + "{ self.\(quoted(property.name)) = value; return }"
    }
    return "override public func setValue(_ value: Any?, forKey key: String) { switch key { "
      + cases.joined(separator: "; ") + "; default: break }; super.setValue(value, forKey: key) }"
  }

  /// What runtime attributes' numbers become.
  private static let conversions = [
    "CGFloat": "CGFloat(value.doubleValue)", "Double": "value.doubleValue",
    "Float": "value.floatValue", "Int": "value.intValue", "Bool": "value.boolValue",
  ]

  private static func actions(_ methods: [SwiftClass.Method]) -> String {
    var seen: Set<String> = []
    let cases = methods.compactMap { method -> String? in
      guard method.parameters.count <= 2, seen.insert(method.selector).inserted else { return nil }
      return "case \"\(method.selector)\": " + call(method)
    }
    guard !cases.isEmpty else { return "" }
    return "@discardableResult override public func perform(_ action: Selector, with sender: Any?) "
      + "-> Bool { switch action.description { " + cases.joined(separator: "; ")
      + "; default: return super.perform(action, with: sender) } }"
  }

  private static func call(_ method: SwiftClass.Method) -> String {
    var arguments: [String] = []
    var condition = ""
    for (index, parameter) in method.parameters.enumerated() {
      let label = parameter.label.isEmpty ? "" : "\(quoted(parameter.label)): "
      switch parameter.type {
      case "Any" where index == 0: arguments.append(label + "sender as Any")
      case "AnyObject" where index == 0: arguments.append(label + "sender as AnyObject")
      case "UIEvent": arguments.append(label + "UIEvent()")
      default:
        guard index == 0 else { return "return false" }
        condition = "guard let sender = sender as? \(parameter.type) else { return false }; "
        arguments.append(label + "sender")
      }
    }
    return condition + "_ = self.\(quoted(method.name))(\(arguments.joined(separator: ", "))); "
      + "return true"
  }

  /// A name that may be a keyword.
  private static func quoted(_ name: String) -> String { "`\(name)`" }

  /// A function that lists the file's classes for interface files, which call them by name.
  static func list(of file: SourceFile, _ number: Int, _ hierarchy: ClassHierarchy) -> String {
    let entries = file.classes.filter {
      $0.end != nil && $0.isVisibleInFile && !$0.isGeneric && hierarchy.isResponder($0.name)
    }.flatMap { type in
      [type.name, type.otherName].compactMap(\.self).filter { !$0.isEmpty }.map { name in
        "(\"\(name.split(separator: ".").last ?? "")\", \(type.name).self)"
      }
    }
    return "@MainActor func vitrineClasses\(number)() -> [(name: String, type: AnyClass)] { "
      + "[\(entries.joined(separator: ", "))] }\n"
  }
}

/// Generated code for outlets, actions and classes by name, a service of Objective-C's runtime.
///
/// Objective-C finds a property or a method by name at run time. Swift on Linux can't, so this
/// generates two methods per class with a `switch` over the names, inside the class's braces, where
/// private members are accessible.
struct ConnectionCode {
  private let hierarchy: ClassHierarchy
  /// The methods that any `#selector` in the program names.
  private let selected: Set<String>
  private let file: SourceFile
  /// The framework of the file, or an empty string for the extension.
  private let framework: String

  init(
    _ hierarchy: ClassHierarchy, _ selected: Set<String>, in file: SourceFile, framework: String
  ) {
    self.hierarchy = hierarchy
    self.selected = selected
    self.file = file
    self.framework = framework
  }

  /// Returns methods for a class, on one line.
  func members(of type: SwiftClass) -> String {
    guard hierarchy.isResponder(type.name) else { return receiverMembers(of: type) }
    let (methods, properties) = all(type)
    return [Self.outlets(properties), Self.actions(methods, modifier: "override ", base: "super")]
      .filter { !$0.isEmpty }.joined(separator: "; ")
  }

  /// Returns the members of a class and its extensions.
  ///
  /// Private members in other files are excluded.
  private func all(
    _ type: SwiftClass
  ) -> (methods: [SwiftClass.Method], properties: [SwiftClass.Property]) {
    var methods = type.methods
    var properties = type.properties
    for (path, part) in hierarchy.extended[type.name] ?? [] {
      methods += part.methods.filter { !$0.isPrivate || path == file.path }
      properties += part.properties
    }
    return (methods.filter { $0.isMarked || selected.contains($0.name) }, properties)
  }

  // MARK: Outlets

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

  /// The conversions of runtime attributes, because Interface Builder writes all numbers as
  /// decimals.
  private static let conversions = [
    "CGFloat": "CGFloat(value.doubleValue)", "Double": "value.doubleValue",
    "Float": "value.floatValue", "Int": "value.intValue", "Bool": "value.boolValue",
  ]

  // MARK: Actions

  /// Returns a method that calls methods by name, and `base` for names that the class lacks.
  ///
  /// The result is empty if the class has no methods.
  private static func actions(
    _ methods: [SwiftClass.Method], modifier: String, base: String?
  ) -> String {
    var seen: Set<String> = []
    let cases = methods.compactMap { method -> String? in
      guard method.parameters.count <= 2, seen.insert(method.selector).inserted else { return nil }
      return "case \"\(method.selector)\": " + call(method)
    }
    guard !cases.isEmpty else { return "" }
    let other = base.map { "return \($0).perform(action, with: sender)" } ?? "return false"
    return
      "@discardableResult @MainActor \(modifier)public func perform(_ action: Selector, with sender: "
      + "Any?) -> Bool { switch action.description { " + cases.joined(separator: "; ")
      + "; default: \(other) } }"
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

  /// Returns a name in backticks, because it may be a keyword.
  private static func quoted(_ name: String) -> String { "`\(name)`" }

  // MARK: Targets that are no responders

  /// Returns whether methods of a class that isn't a responder are called by name, for example by a
  /// timer or a notification.
  private func isReceiver(_ type: SwiftClass) -> Bool {
    type.end != nil && type.isVisibleInFile && !type.isGeneric
      && !hierarchy.isResponder(type.name)
      && !Self.actions(all(type).methods, modifier: "", base: nil).isEmpty
  }

  /// Returns whether a base class is a receiver.
  private func receiverAbove(_ type: SwiftClass) -> Bool {
    hierarchy.bases(of: type.name).contains { base in
      hierarchy.classes[base].map(isReceiver) ?? false
    }
  }

  private func receiverMembers(of type: SwiftClass) -> String {
    guard isReceiver(type) else { return "" }
    let isDerived = receiverAbove(type)
    return Self.actions(
      all(type).methods, modifier: isDerived ? "override " : "", base: isDerived ? "super" : nil)
  }

  /// The declarations of conformance for the file's receivers.
  var conformances: String {
    let names = file.classes.filter { isReceiver($0) && !receiverAbove($0) }.map(\.name)
    guard !names.isEmpty else { return "" }
    return "import VitrineRunner\n"
      + names.map { "extension \($0): ActionReceiver {}\n" }.joined()
  }

  // MARK: Classes by name

  /// Returns the name of the function that lists the classes of a file.
  static func listName(framework: String, _ number: Int) -> String {
    "vitrineClasses\(framework)_\(number)"
  }

  /// Returns a function that lists the file's classes for interface files.
  func list(_ number: Int) -> String {
    let entries = file.classes.filter {
      $0.end != nil && $0.isVisibleInFile && !$0.isGeneric && hierarchy.isResponder($0.name)
    }.flatMap { type in
      [type.name, type.otherName].compactMap(\.self).filter { !$0.isEmpty }.map { name in
        "(\"\(name.split(separator: ".").last ?? "")\", \(type.name).self)"
      }
    }
    // A framework's function is called from another module, the one with the main file.
    let access = framework.isEmpty ? "" : "public "
    return "@MainActor \(access)func \(Self.listName(framework: framework, number))() -> "
      + "[(name: String, type: AnyClass)] { [\(entries.joined(separator: ", "))] }\n"
  }
}

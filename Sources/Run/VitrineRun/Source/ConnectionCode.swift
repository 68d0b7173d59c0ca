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
          + "{ self.\(quoted(property.name)) = \(conversion); return true }"
      }
      return "case \"\(property.name)\": if let value = value as? \(property.type) "
        + "{ self.\(quoted(property.name)) = value; return true }"
    }
    return
      "@MainActor override public func setNamedValue(_ value: Any?, forKey key: String) -> Bool "
      + "{ switch key { " + cases.joined(separator: "; ")
      + "; default: break }; return super.setNamedValue(value, forKey: key) }"
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
    let effects = (method.isThrowing ? "try? " : "") + (method.isAsync ? "await " : "")
    let call = "_ = \(effects)self.\(quoted(method.name))(\(arguments.joined(separator: ", ")))"
    return condition + (method.isAsync ? "Task { \(call) }" : call) + "; return true"
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
    let types = file.classes.filter { isReceiver($0) && !receiverAbove($0) }
    guard !types.isEmpty else { return "" }
    return "import VitrineRunner\n"
      + types.map { Self.conditional("extension \($0.name): ActionReceiver {}", $0.condition) }
      .joined()
  }

  // MARK: Classes by name

  /// Returns the name of the function that lists the classes of a file.
  static func listName(framework: String, _ number: Int) -> String {
    "vitrineClasses\(framework)_\(number)"
  }

  /// Returns a function that lists the file's classes for interface files.
  func list(_ number: Int) -> String {
    let classes = file.classes.filter { $0.end != nil && $0.isVisibleInFile && !$0.isGeneric }
    let entries = classes.map { type in
      let names = [type.name, type.otherName].compactMap(\.self).filter { !$0.isEmpty }
      var lines: [String] = []
      if hierarchy.isResponder(type.name) {
        lines = names.map {
          "types.append((\"\($0.split(separator: ".").last ?? "")\", \(type.name).self))"
        }
      } else if hierarchy.isLayer(type.name), type.hasPlainInitializer {
        lines = ["registerLayer(\(type.name).self) { \(type.name)() }"]
      }
      return Self.conditional(lines.joined(separator: "; "), type.condition)
    }
    // A framework's function is called from another module, the one with the main file.
    let access = framework.isEmpty ? "" : "public "
    return "@MainActor \(access)func \(Self.listName(framework: framework, number))() -> "
      + "[(name: String, type: AnyClass)] { var types: [(name: String, type: AnyClass)] = []\n"
      + entries.joined() + "return types }\n"
  }

  /// Returns lines that are compiled under a condition of `#if`.
  private static func conditional(_ text: String, _ condition: String?) -> String {
    guard !text.isEmpty else { return "" }
    return condition.map { "#if \($0)\n\(text)\n#endif\n" } ?? text + "\n"
  }

  /// Returns the function that creates the controller of a widget without a storyboard, in the file
  /// of its class, which may be private.
  func maker(of principal: String?) -> String {
    guard let principal,
      let type = file.classes.first(where: { $0.name == principal && $0.end != nil })
    else { return "" }
    return "@MainActor func vitrinePrincipal() -> UIViewController? { \(type.name)() }\n"
  }
}

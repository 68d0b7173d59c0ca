package import VitrineImport

/// The classes that Xcode makes from the definitions of intents.
///
/// A widget reads the parameters of its intent. Without a person who chooses, they have their
/// default values.
package struct IntentClasses {
  private var declarations: [String] = []
  /// The names of classes and enumerations in code, by their names in the definitions.
  private var names: [String: String] = [:]

  /// Reads the definitions in a property list.
  package init(_ plist: PropertyList) {
    let prefix = plist["INClassPrefix"]?.string ?? ""
    for (list, key) in [("INEnums", "INEnum"), ("INTypes", "INType")] {
      for value in plist[list]?.array ?? [] {
        guard let name = Self.name(value["\(key)Name"]) else { continue }
        names[name] = Self.name(value["\(key)ClassName"]) ?? prefix + name
      }
    }
    for value in plist["INEnums"]?.array ?? [] { add(enumeration: value, prefix) }
    for value in plist["INTypes"]?.array ?? [] { add(type: value, prefix) }
    for value in plist["INIntents"]?.array ?? [] { add(intent: value, prefix) }
  }

  /// The code, or nil if the definitions are empty.
  package var code: String? {
    guard !declarations.isEmpty else { return nil }
    return "import Foundation\nimport Intents\n" + declarations.joined(separator: "\n") + "\n"
  }

  /// Returns a name if it is one in code, and not other code.
  private static func name(_ value: PropertyList?) -> String? {
    guard let name = value?.string, let first = name.unicodeScalars.first,
      first.properties.isXIDStart || first == "_",
      name.unicodeScalars.allSatisfy(\.properties.isXIDContinue)
    else { return nil }
    return name
  }

  private mutating func add(enumeration value: PropertyList, _ prefix: String) {
    guard let name = Self.name(value["INEnumName"]).flatMap({ names[$0] }) else { return }
    let cases = (value["INEnumValues"]?.array ?? []).enumerated().compactMap { index, value in
      Self.name(value["INEnumValueName"]).map { name in
        let number = value["INEnumValueIndex"]?.whole ?? (index == 0 ? 0 : index)
        return "case `\(name)` = \(number)"
      }
    }
    declarations.append("public enum \(name): Int, Sendable { \(cases.joined(separator: "; ")) }")
    addResolution(of: name)
  }

  /// The properties that every type inherits.
  private static let inherited: Set<String> = [
    "identifier", "displayString", "pronunciationHint", "alternativeSpeakableMatches",
    "subtitleString", "displayImage",
  ]

  private mutating func add(type value: PropertyList, _ prefix: String) {
    guard let title = Self.name(value["INTypeName"]).flatMap({ names[$0] }) else { return }
    let properties = (value["INTypeProperties"]?.array ?? []).compactMap { property -> String? in
      guard let name = Self.name(property["INTypePropertyName"]), !Self.inherited.contains(name)
      else { return nil }
      let type = type(of: property, key: "INTypeProperty", prefix)
      let isList = property["INTypePropertySupportsMultipleValues"]?.boolean ?? false
      if !isList, type.isEnumeration {
        return "public var `\(name)` = \(type.name)(rawValue: 0) ?? \(type.name).unknown"
      }
      return "public var `\(name)`: \(isList ? "[\(type.name)]" : type.name)?"
    }
    declarations.append(
      "public class \(title): INObject, @unchecked Sendable { \(properties.joined(separator: "; ")) }"
    )
    addResolution(of: title)
  }

  /// Adds the result that resolves a parameter of a type.
  private mutating func addResolution(of type: String) {
    declarations.append(
      "public class \(type)ResolutionResult: INIntentResolutionResult, @unchecked Sendable { "
        + "public class func success(with resolved: \(type)) -> Self { self.init() }; "
        + "public class func confirmationRequired(with value: \(type)?) -> Self { self.init() }; "
        + "public class func disambiguation(with values: [\(type)]) -> Self { self.init() } }")
  }

  /// Adds the response to an intent.
  ///
  /// No intent is performed, so its codes are those of every response and the author's.
  private mutating func add(response value: PropertyList?, to intent: String, _ prefix: String) {
    let usual = [
      "unspecified", "ready", "continueInApp", "inProgress", "success", "failure",
      "failureRequiringAppLaunch",
    ]
    let own = (value?["INIntentResponseCodes"]?.array ?? []).compactMap {
      Self.name($0["INIntentResponseCodeName"])
    }
    let codes = (usual + own.filter { !usual.contains($0) }).map { "case `\($0)`" }
    declarations.append(
      "public enum \(intent)ResponseCode: Int, Sendable { \(codes.joined(separator: "; ")) }")
    let properties = (value?["INIntentResponseParameters"]?.array ?? []).compactMap {
      parameter($0, prefix, key: "INIntentResponseParameter")
    }
    let members =
      [
        "public var code = \(intent)ResponseCode.unspecified",
        "public convenience init(code: \(intent)ResponseCode, userActivity: NSUserActivity?) "
          + "{ self.init(); self.code = code; self.userActivity = userActivity }",
      ] + properties
    declarations.append(
      "public class \(intent)Response: INIntentResponse, @unchecked Sendable { "
        + "\(members.joined(separator: "; ")) }")
  }

  private mutating func add(intent value: PropertyList, _ prefix: String) {
    // The classes of the system's intents are in the framework.
    guard value["INIntentType"]?.string != "System", let name = Self.name(value["INIntentName"])
    else { return }
    let title = Self.name(value["INIntentClassName"]) ?? "\(prefix)\(name)Intent"
    let properties = (value["INIntentParameters"]?.array ?? []).compactMap {
      parameter($0, prefix)
    }
    declarations.append(
      "public class \(title): INIntent, @unchecked Sendable { \(properties.joined(separator: "; ")) }"
    )
    declarations.append("public protocol \(title)Handling: AnyObject {}")
    add(response: value["INIntentResponse"], to: title, prefix)
  }

  private func parameter(
    _ value: PropertyList, _ prefix: String, key: String = "INIntentParameter"
  ) -> String? {
    guard let name = Self.name(value["\(key)Name"]) else { return nil }
    let type = type(of: value, key: key, prefix)
    if key != "INIntentParameter", type.isEnumeration {
      return "public var `\(name)` = \(type.name)(rawValue: 0) ?? \(type.name).unknown"
    }
    let metadata = value["INIntentParameterMetadata"]
    let usual = metadata?["INIntentParameterMetadataDefaultValue"]
    if value["\(key)SupportsMultipleValues"]?.boolean ?? false {
      return "public var `\(name)`: [\(type.name)]?"
    }
    if type.isEnumeration {
      let chosen = Self.name(usual) ?? "unknown"
      return "public var `\(name)`: \(type.name) = .`\(chosen)`"
    }
    var initial = ""
    if type.name == "NSNumber", let number = usual?.number {
      initial = " = NSNumber(value: \(number))"
    } else if type.name == "NSNumber", let flag = usual?.boolean {
      initial = " = NSNumber(value: \(flag))"
    } else if type.name == "String", let text = usual?.string {
      let quoted = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      if !text.contains(where: \.isNewline) { initial = " = \"\(quoted)\"" }
    }
    return "public var `\(name)`: \(type.name)?\(initial)"
  }

  /// Returns the type of a value in code, for which a value's keys begin with `key`.
  ///
  /// A type of the system is `INPerson`, a plain object or a number.
  private func type(
    of value: PropertyList, key: String, _ prefix: String
  ) -> (name: String, isEnumeration: Bool) {
    let kind = value["\(key)Type"]?.string
    let (object, enumeration) = (value["\(key)ObjectType"], value["\(key)EnumType"])
    let namespace =
      value["\(key)\(enumeration == nil ? "Object" : "Enum")TypeNamespace"]?.string
    if let name = Self.name(enumeration) {
      return namespace == "System" ? ("NSNumber", false) : (names[name] ?? prefix + name, true)
    }
    if kind == "Object", let name = Self.name(object) {
      if namespace == "System" { return (name == "Person" ? "INPerson" : "INObject", false) }
      return (names[name] ?? prefix + name, false)
    }
    switch kind {
    case "Integer", "Decimal", "Boolean", "TimeInterval": return ("NSNumber", false)
    case "String": return ("String", false)
    case "Date", "DateComponents": return ("DateComponents", false)
    case "URL": return ("URL", false)
    default: return ("INObject", false)
    }
  }
}

extension PropertyList {
  fileprivate var array: [PropertyList]? {
    if case .array(let values) = self { values } else { nil }
  }

  fileprivate var boolean: Bool? { if case .bool(let value) = self { value } else { nil } }

  fileprivate var number: Double? { if case .number(let value) = self { value } else { nil } }

  fileprivate var whole: Int? { number.flatMap { Int(exactly: $0) } }
}

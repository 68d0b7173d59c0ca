package import VitrineImport

/// The classes that Xcode makes from the definitions of intents.
///
/// A widget reads the parameters of its intent. Without a person who chooses, they have their
/// default values.
package struct IntentClasses {
  private var declarations: [String] = []

  /// Reads the definitions in a property list.
  package init(_ plist: PropertyList) {
    let prefix = plist["INClassPrefix"]?.string ?? ""
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
    guard let name = Self.name(value["INEnumName"]) else { return }
    let cases = (value["INEnumValues"]?.array ?? []).enumerated().compactMap { index, value in
      Self.name(value["INEnumValueName"]).map { name in
        let number = value["INEnumValueIndex"]?.whole ?? (index == 0 ? 0 : index)
        return "case `\(name)` = \(number)"
      }
    }
    declarations.append(
      "public enum \(prefix)\(name): Int, Sendable { \(cases.joined(separator: "; ")) }")
  }

  /// The properties that every type inherits.
  private static let inherited: Set<String> = [
    "identifier", "displayString", "pronunciationHint", "alternativeSpeakableMatches",
    "subtitleString", "displayImage",
  ]

  private mutating func add(type value: PropertyList, _ prefix: String) {
    guard let name = Self.name(value["INTypeName"]) else { return }
    let properties = (value["INTypeProperties"]?.array ?? []).compactMap { property -> String? in
      guard let name = Self.name(property["INTypePropertyName"]), !Self.inherited.contains(name)
      else { return nil }
      let type = Self.type(
        property["INTypePropertyType"]?.string, object: property["INTypePropertyObjectType"],
        enumeration: property["INTypePropertyEnumType"], prefix)
      let isList = property["INTypePropertySupportsMultipleValues"]?.boolean ?? false
      if !isList, type.isEnumeration {
        return "public var `\(name)` = \(type.name)(rawValue: 0) ?? \(type.name).unknown"
      }
      return "public var `\(name)`: \(isList ? "[\(type.name)]" : type.name)?"
    }
    declarations.append(
      "public class \(prefix)\(name): INObject, @unchecked Sendable { \(properties.joined(separator: "; ")) }"
    )
  }

  private mutating func add(intent value: PropertyList, _ prefix: String) {
    guard let name = Self.name(value["INIntentName"]) else { return }
    let title = Self.name(value["INIntentClassName"]) ?? "\(prefix)\(name)Intent"
    let properties = (value["INIntentParameters"]?.array ?? []).compactMap {
      Self.parameter($0, prefix)
    }
    declarations.append(
      "public class \(title): INIntent, @unchecked Sendable { \(properties.joined(separator: "; ")) }"
    )
    declarations.append("public protocol \(title)Handling: AnyObject {}")
  }

  private static func parameter(_ value: PropertyList, _ prefix: String) -> String? {
    guard let name = Self.name(value["INIntentParameterName"]) else { return nil }
    let type = type(
      value["INIntentParameterType"]?.string, object: value["INIntentParameterObjectType"],
      enumeration: value["INIntentParameterEnumType"], prefix)
    let metadata = value["INIntentParameterMetadata"]
    let usual = metadata?["INIntentParameterMetadataDefaultValue"]
    if value["INIntentParameterSupportsMultipleValues"]?.boolean ?? false {
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

  /// Returns the type of a value in code.
  private static func type(
    _ kind: String?, object: PropertyList?, enumeration: PropertyList?, _ prefix: String
  ) -> (name: String, isEnumeration: Bool) {
    if let name = name(enumeration) { return (prefix + name, true) }
    if kind == "Object", let name = name(object) { return (prefix + name, false) }
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

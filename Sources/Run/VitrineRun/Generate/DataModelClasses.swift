package import VitrineBase
import VitrineImport
import VitrineProject

/// The classes that Xcode makes from a Core Data model.
///
/// Objects have no database, so their values are those that the code sets.
package struct DataModelClasses {
  /// The code, or nil if no class is generated.
  package private(set) var code: String?

  /// Reads the current versions of models and generates the classes that files use.
  package init(_ models: [String], usedBy files: [SourceFile], from reader: Files) {
    let words = Set(files.flatMap(\.tokens).lazy.filter { $0.kind == .word }.map(\.text))
    let declared = Set(files.flatMap(\.classes).filter { $0.end != nil }.map(\.name))
    var declarations: [String] = []
    var seen: Set<String> = []
    for model in models {
      guard let path = Self.current(model, reader), let bytes = try? reader.read(path),
        let root = try? XMLReader.read(bytes, file: path)
      else { continue }
      let entities = root.children.filter { $0.name == "entity" }
      let classes = Set(entities.compactMap(Self.name))
      for entity in entities {
        guard let name = Self.name(entity), words.contains(name), seen.insert(name).inserted,
          let declaration = Self.declaration(
            of: entity, name, classes: classes, isDeclared: declared.contains(name))
        else { continue }
        declarations.append(declaration)
      }
    }
    guard !declarations.isEmpty else { return }
    code = "import Foundation\nimport VitrineRunner\n" + declarations.joined(separator: "\n") + "\n"
  }

  /// Returns the path of the contents of a model's current version, or nil.
  private static func current(_ model: String, _ reader: Files) -> String? {
    let versions = (reader.entries(of: model) ?? []).filter { $0.hasSuffix(".xcdatamodel") }
      .sorted()
    let list = FilePath.join(model, ".xccurrentversion")
    let named = (try? reader.read(list)).flatMap { try? PropertyList.read($0, file: list) }?[
      "_XCCurrentVersionName"]?.string
    guard let version = named.flatMap({ versions.contains($0) ? $0 : nil }) ?? versions.last else {
      return nil
    }
    return FilePath.join(FilePath.join(model, version), "contents")
  }

  /// Returns the name of an entity's class, or nil if it isn't one in code.
  private static func name(_ entity: XMLElement) -> String? {
    let name = entity["representedClassName"] ?? entity["name"]
    return name.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }.flatMap(identifier)
  }

  private static func identifier(_ name: String) -> String? {
    guard let first = name.unicodeScalars.first, first.properties.isXIDStart || first == "_",
      name.unicodeScalars.allSatisfy(\.properties.isXIDContinue)
    else { return nil }
    return name
  }

  private static func declaration(
    of entity: XMLElement, _ name: String, classes: Set<String>, isDeclared: Bool
  ) -> String? {
    let kind = entity["codeGenerationType"]
    guard kind == "class" && !isDeclared || kind == "category" else { return nil }
    let parent = entity["parentEntity"].flatMap { classes.contains($0) ? $0 : nil }
    var lines: [String] = []
    if kind == "class" {
      lines.append("public class \(name): \(parent ?? "NSManagedObject"), @unchecked Sendable {}")
    }
    if parent == nil { lines.append("extension \(name): Identifiable {}") }
    lines.append("extension \(name) {")
    lines.append(
      "public class func fetchRequest() -> NSFetchRequest<\(name)> "
        + "{ NSFetchRequest<\(name)>(entityName: \"\(name)\") }")
    for child in entity.children {
      guard let property = child["name"].flatMap(identifier),
        let type = type(of: child, classes)
      else { continue }
      lines.append(
        "public var `\(property)`: \(type) { get { storedValue(value(forKey: \"\(property)\")) } "
          + "set { setValue(newValue, forKey: \"\(property)\") } }")
      if child["toMany"] == "YES" { lines += accessors(property, of: child) }
    }
    return lines.joined(separator: "\n") + "\n}"
  }

  /// Returns the type of a property, or nil for another element.
  private static func type(of child: XMLElement, _ classes: Set<String>) -> String? {
    if child.name == "relationship" {
      if child["toMany"] == "YES" { return child["ordered"] == "YES" ? "NSOrderedSet?" : "NSSet?" }
      let destination = child["destinationEntity"].flatMap(identifier)
      return destination.map { classes.contains($0) ? "\($0)?" : "NSManagedObject?" }
    }
    guard child.name == "attribute", let kind = child["attributeType"] else { return nil }
    let numbers = [
      "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double",
      "Float": "Float", "Boolean": "Bool",
    ]
    let isScalar = child["usesScalarValueType"] == "YES"
    if let number = numbers[kind] { return isScalar ? number : "NSNumber?" }
    let objects = [
      "String": "String?", "Date": "Date?", "UUID": "UUID?", "URI": "URL?", "Binary": "Data?",
      "Decimal": "NSDecimalNumber?",
    ]
    if kind == "Date", isScalar { return "TimeInterval" }
    if let object = objects[kind] { return object }
    return child["customClassName"].flatMap(identifier).map { "\($0)?" } ?? "NSObject?"
  }

  /// Returns the methods that change a relationship to many objects.
  private static func accessors(_ property: String, of child: XMLElement) -> [String] {
    guard let type = child["destinationEntity"].flatMap(identifier) else { return [] }
    let name = property.prefix(1).uppercased() + property.dropFirst()
    let set = child["ordered"] == "YES" ? "NSOrderedSet" : "NSSet"
    let many = child["ordered"] == "YES" ? "NSMutableOrderedSet" : "NSMutableSet"
    func change(_ verb: String, _ parameter: String, _ statement: String) -> String {
      "public func \(verb)\(name)(_ \(parameter)) { "
        + "let all = \(many)(array: (\(property) as? \(set))?.allValues ?? []); \(statement); "
        + "\(property) = all }"
    }
    return [
      change("addTo", "value: \(type)", "all.add(value)"),
      change("removeFrom", "value: \(type)", "all.remove(value)"),
      change("addTo", "values: \(set)", "for value in values { all.add(value) }"),
      change("removeFrom", "values: \(set)", "for value in values { all.remove(value) }"),
    ]
  }
}

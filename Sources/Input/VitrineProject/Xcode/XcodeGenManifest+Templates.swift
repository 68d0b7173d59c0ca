/// The templates of targets, and the texts that take the place of names in them.
extension XcodeGenManifest {
  /// Returns a target with its templates, in which texts replace the names of attributes.
  ///
  /// Each template counts once, because templates may name each other.
  func expanded(
    _ target: ProjectValue, name: String, except used: inout Set<String>
  ) -> ProjectValue {
    var result = ProjectValue(.dictionary([:]), at: target.location)
    for template in target["templates"]?.strings ?? [] {
      guard let value = root["targetTemplates"]?[template], used.insert(template).inserted else {
        continue
      }
      result = Self.merged(result, with: expanded(value, name: name, except: &used))
    }
    result = Self.merged(result, with: target)
    var names = ["target_name": name]
    for (key, value) in target["templateAttributes"]?.members ?? [:] { names[key] = value.string }
    return Self.replacing(names, in: result)
  }

  private static func replacing(_ names: [String: String], in value: ProjectValue) -> ProjectValue {
    switch value.content {
    case .string(let text) where text.contains("${"):
      return ProjectValue(.string(replacing(names, in: text)), at: value.location)
    case .string: return value
    case .array(let elements):
      return ProjectValue(.array(elements.map { replacing(names, in: $0) }), at: value.location)
    case .dictionary(let members):
      return ProjectValue(
        .dictionary(members.mapValues { replacing(names, in: $0) }), at: value.location)
    }
  }

  /// Replaces each `${name}` by its text, in which no name is replaced again.
  private static func replacing(_ names: [String: String], in text: String) -> String {
    var parts = text.split(separator: "${", omittingEmptySubsequences: false).map(String.init)
    for index in parts.indices.dropFirst() {
      let part = parts[index]
      let end = part.firstIndex(of: "}")
      guard let end, let value = names[String(part[..<end])] else {
        parts[index] = "${" + part
        continue
      }
      parts[index] = value + part[part.index(after: end)...]
    }
    return parts.joined()
  }
}

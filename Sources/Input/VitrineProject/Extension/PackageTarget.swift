/// A target in the manifest of a Swift package.
struct PackageTarget {
  /// The folders that can contain its files, the likeliest first.
  let folders: [String]
  /// The language settings of its code, by their names in Xcode.
  let language: [String: String]

  /// Finds the target of a module in a manifest, or returns nil.
  ///
  /// The manifest is searched as text, because only Swift's package manager can run it.
  init?(_ module: String, in manifest: String) {
    let mark = "\"\(module)\""
    for kind in [".target(", ".macro(", ".executableTarget("] {
      for start in manifest.ranges(of: kind) {
        let call = Self.call(manifest[start.upperBound...])
        guard let name = call.firstRange(of: "name:"), let found = call.firstRange(of: mark),
          call[name.upperBound..<found.lowerBound].allSatisfy(\.isWhitespace)
        else { continue }
        let path = Self.text(after: "path:", in: call)
        language = Self.language(of: call, in: manifest)
        folders = path.map { [$0] } ?? ["Sources/\(module)", "Source/\(module)", "Sources"]
        return
      }
    }
    return nil
  }

  /// Returns the language settings of a target.
  ///
  /// If they have a name in the manifest, the manifest's only ones are taken.
  private static func language(of call: Substring, in manifest: String) -> [String: String] {
    var language: [String: String] = [:]
    let isNewer = (toolsVersion(manifest) ?? 5) >= 6
    let keepsFive = [".swiftLanguageMode(.v5)", "[.v5]"].contains { manifest.contains($0) }
    if isNewer, !keepsFive { language["SWIFT_VERSION"] = "6.0" }
    guard let label = call.firstRange(of: "swiftSettings:") else { return language }
    let list = call[label.upperBound...].drop(while: \.isWhitespace)
    let text = list.first == "[" ? list : manifest[...]
    if text.contains(".defaultIsolation(MainActor.self)") {
      language["SWIFT_DEFAULT_ACTOR_ISOLATION"] = "MainActor"
    }
    let features = text.ranges(of: ".enableUpcomingFeature(\"").map { found in
      String(text[found.upperBound...].prefix { $0 != "\"" })
    }
    if !features.isEmpty { language["SWIFT_UPCOMING_FEATURES"] = features.joined(separator: " ") }
    return language
  }

  /// Returns the version of the tools in the first line of a manifest.
  private static func toolsVersion(_ manifest: String) -> Double? {
    guard let mark = manifest.firstRange(of: "swift-tools-version:") else { return nil }
    return Double(manifest[mark.upperBound...].drop(while: \.isWhitespace).prefix(3))
  }

  /// Returns the arguments of a call up to its closing parenthesis.
  private static func call(_ text: Substring) -> Substring {
    var depth = 1
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 { return text[..<index] }
    }
    return text
  }

  /// Returns the literal after a label, or nil.
  private static func text(after label: String, in call: Substring) -> String? {
    guard let found = call.firstRange(of: label) else { return nil }
    let rest = call[found.upperBound...].drop { $0.isWhitespace }
    guard rest.first == "\"" else { return nil }
    return String(rest.dropFirst().prefix { $0 != "\"" })
  }
}

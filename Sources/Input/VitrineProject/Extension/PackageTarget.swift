/// A target in the manifest of a Swift package.
struct PackageTarget {
  /// The folders that can contain its files, the likeliest first.
  let folders: [String]

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
        folders = path.map { [$0] } ?? ["Sources/\(module)", "Source/\(module)", "Sources"]
        return
      }
    }
    return nil
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

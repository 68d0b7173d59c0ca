/// Operations on file names as text.
///
/// They don't access the disk.
package enum FilePath {
  /// Returns the part before the last slash, or `.` if there is no slash.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the last component.
  package static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// Returns the last component without its extension.
  package static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
      return name
    }
    return String(name[..<dot])
  }

  /// Returns the extension in lower case, without its dot.
  package static func suffix(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return "" }
    return name[name.utf8.index(after: dot)...].lowercased()
  }

  /// Returns the components between slashes, as a file system splits them.
  ///
  /// Splitting by characters would miss a slash with a combining mark after it, and thus a `..`.
  package static func components(
    of path: String, omittingEmpty: Bool = true
  ) -> [Substring] {
    path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: omittingEmpty)
      .map { Substring($0) }
  }

  /// Returns whether a path starts at the root.
  package static func isAbsolute(_ path: String) -> Bool {
    path.utf8.first == UInt8(ascii: "/")
  }

  package static func join(_ folder: String, _ name: String) -> String {
    if isAbsolute(name) { return name }
    return folder.utf8.last == UInt8(ascii: "/") ? folder + name : folder + "/" + name
  }
}

extension FilePath {
  /// Returns whether a relative path stays inside its starting folder.
  package static func staysInside(_ path: String) -> Bool {
    !isAbsolute(path) && !components(of: path).contains("..")
  }

  /// Returns a path relative to `folder`.
  ///
  /// Both are absolute.
  package static func relative(_ path: String, to folder: String) -> String {
    func parts(_ path: String) -> [Substring] {
      var parts: [Substring] = []
      for part in components(of: path) where part != "." {
        if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(part) }
      }
      return parts
    }
    let (target, base) = (parts(path), parts(folder))
    let shared = zip(target, base).prefix { $0 == $1 }.count
    let up = [Substring](repeating: "..", count: base.count - shared)
    let whole = up + target.dropFirst(shared)
    return whole.isEmpty ? "." : whole.joined(separator: "/")
  }
}

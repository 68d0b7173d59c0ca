import Foundation

/// Unicode's own test files, where Debian's package unicode-data puts them.
enum UnicodeData {
  static let folder = "/usr/share/unicode"

  static func lines(_ name: String) -> [Substring]? {
    guard let text = try? String(contentsOfFile: folder + "/" + name, encoding: .utf8) else {
      return nil
    }
    return text.split(whereSeparator: \.isNewline)
  }
}

/// Measured facts that stand beside the package, where there are any.
enum SharedFacts {
  static func lines(_ name: String) -> [Substring]? {
    let path = packageFolder + "/../shared/facts/" + name
    return (try? String(contentsOfFile: path, encoding: .utf8))?.split(whereSeparator: \.isNewline)
  }
}

public import VitrineBase
import VitrineGraphics

/// A `.strings` file: `"key" = "value";` with comments, in UTF-8 or UTF-16, or a property list.
public enum StringsFile {
  /// Reads the values by key.
  ///
  /// The last value of a repeated key is used.
  ///
  ///     /* Class = "UILabel"; text = "Rain"; ObjectID = "a1B-2c-D3e"; */
  ///     "a1B-2c-D3e.text" = "Regen";
  public static func read(
    _ bytes: [UInt8], file: String
  ) throws(InputError) -> [String: String] {
    // A build converts tables to binary property lists, so a built app's resources contain these.
    if bytes.starts(with: Array("bplist".utf8)) || bytes.starts(with: Array("<?xml".utf8)) {
      guard case .dictionary(let members) = try PropertyList.read(bytes, file: file) else {
        return [:]
      }
      return members.compactMapValues(\.string)
    }
    var scanner = StringsScanner(text(bytes), file: file)
    return try scanner.table()
  }

  /// Decodes the text by its byte order mark, or by the positions of zero bytes.
  ///
  /// Older tools write UTF-16. A table starts with ASCII, so one of the first two bytes is then
  /// zero.
  private static func text(_ bytes: [UInt8]) -> [Unicode.Scalar] {
    let isBig =
      bytes.starts(with: [0xFE, 0xFF]) || bytes.count > 1 && bytes[0] == 0 && bytes[1] != 0
    let isLittle =
      bytes.starts(with: [0xFF, 0xFE]) || bytes.count > 1 && bytes[1] == 0 && bytes[0] != 0
    guard isBig || isLittle else {
      let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      return Array(String(decoding: bytes[start...], as: UTF8.self).unicodeScalars)
    }
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { position in
      let (first, second) = (UInt16(bytes[position]), UInt16(bytes[position + 1]))
      return isBig ? first << 8 | second : second << 8 | first
    }
    return Array(String(decoding: units, as: UTF16.self).unicodeScalars.drop { $0 == "\u{FEFF}" })
  }
}

/// A scanner for the text form.
///
/// It reads scalars, because a key can be any text.
private struct StringsScanner {
  private let scalars: [Unicode.Scalar]
  private let file: String
  private var position = 0

  init(_ scalars: [Unicode.Scalar], file: String) {
    self.scalars = scalars
    self.file = file
  }

  /// Reads pairs until the end.
  ///
  /// An error has the location of the unexpected character.
  mutating func table() throws(InputError) -> [String: String] {
    var table: [String: String] = [:]
    while true {
      try skip()
      guard position < scalars.count else { return table }
      let key = try word("a key")
      try skip()
      if take("=") {
        try skip()
        table[key] = try word("a value")
        try skip()
      } else {
        // The value of a key without one is the key.
        table[key] = key
      }
      guard take(";") else { throw problem("';' is missing after \"\(key)\"") }
    }
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard position < scalars.count, scalars[position] == scalar else { return false }
    position += 1
    return true
  }

  /// Returns the scalar at an offset from the position, or nil beyond the end.
  private func peek(_ offset: Int) -> Unicode.Scalar? {
    position + offset < scalars.count ? scalars[position + offset] : nil
  }

  /// Skips white space and comments.
  private mutating func skip() throws(InputError) {
    while let scalar = peek(0) {
      if scalar.properties.isWhitespace {
        position += 1
      } else if scalar == "/", peek(1) == "/" {
        while let next = peek(0), next != "\n" {
          _ = next
          position += 1
        }
      } else if scalar == "/", peek(1) == "*" {
        let start = position
        position += 2
        while !(peek(0) == "*" && peek(1) == "/") {
          guard position < scalars.count else {
            position = start
            throw problem("a comment has no end")
          }
          position += 1
        }
        position += 2
      } else {
        return
      }
    }
  }

  /// Reads a quoted string or an unquoted word.
  private mutating func word(_ what: String) throws(InputError) -> String {
    var text = String.UnicodeScalarView()
    // Old tables omit the quotes around plain words, as NeXT's property lists may.
    guard take("\"") else {
      while let scalar = peek(0),
        scalar.properties.isAlphabetic || "0123456789_.-".unicodeScalars.contains(scalar)
      {
        text.append(scalar)
        position += 1
      }
      guard !text.isEmpty else { throw problem("expected \(what)") }
      return String(text)
    }
    let start = position
    while true {
      guard let scalar = peek(0) else {
        position = start
        throw problem("a string has no end")
      }
      position += 1
      if scalar == "\"" { return String(text) }
      guard scalar == "\\" else {
        text.append(scalar)
        continue
      }
      guard let escaped = peek(0) else { continue }
      position += 1
      // An unknown escape means its character, which covers `\"` and `\\`.
      switch escaped {
      case "n": text.append("\n")
      case "t": text.append("\t")
      case "r": text.append("\r")
      case "U", "u": text.append(hexadecimal())
      default: text.append(escaped)
      }
    }
  }

  /// Reads up to four digits after `\U`.
  ///
  /// An invalid scalar value becomes the replacement character.
  private mutating func hexadecimal() -> Unicode.Scalar {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let scalar = peek(0), let digit = Character(scalar).hexDigitValue else { break }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// Returns an error.
  ///
  /// Lines and columns are counted only here, because valid files don't need them.
  private func problem(_ message: String) -> InputError {
    var location = SourceLocation(file: file, line: 1, column: 1)
    for scalar in scalars[..<min(position, scalars.count)] {
      if scalar == "\n" {
        location.line += 1
        location.column = 1
      } else {
        location.column += 1
      }
    }
    return InputError(Diagnostic(.error, "broken-strings", message, at: location))
  }
}

/// The report that a widget's process writes when a signal ends it.
///
/// The widget's code can write it, too. It therefore decides only about the text and the line of a
/// message.
package struct CrashReport: Hashable, Sendable {
  /// A missing part of the world that the code requested.
  package struct Missing: Hashable, Sendable {
    package enum Kind: String, Sendable { case `default`, file, answer }
    package var kind: Kind
    package var name: String
  }

  /// The addresses of the calls relative to the program's start, the innermost first.
  package private(set) var frames: [UInt64] = []
  package private(set) var isStackOverflow = false
  package private(set) var isMemoryExhausted = false
  /// The last missing part of the world.
  package private(set) var missing: Missing?

  private static let head = "vitrine-crash "
  private static let sizeLimit = 1 << 14
  package static let frameLimit = 64

  /// Creates an empty report.
  package init() {}

  /// Parses a report, or returns nil if the bytes are none.
  ///
  /// Unknown lines are ignored, because an unwinder that fails leaves half a line.
  package init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: Array(Self.head.utf8)) else { return nil }
    let text = String(decoding: bytes.prefix(Self.sizeLimit), as: UTF8.self)
    for line in text.split(separator: "\n").dropFirst() {
      let words = line.split(separator: " ", maxSplits: 2).map(String.init)
      switch words.first {
      case "frame" where words.count == 2 && frames.count < Self.frameLimit:
        if let address = UInt64(words[1], radix: 16), frames.last != address {
          frames.append(address)
        }
      case "overflow": isStackOverflow = true
      case "memory": isMemoryExhausted = true
      case "missing" where words.count == 3:
        if let kind = Missing.Kind(rawValue: words[1]) {
          missing = Missing(kind: kind, name: words[2])
        }
      default: break
      }
    }
  }

  /// The hint at the part of `world` that the code may need, or nil.
  package var hint: String? {
    guard let missing else { return nil }
    switch missing.kind {
    case .default:
      let words = missing.name.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      let suite = words.first.map(String.init) ?? ""
      let name = words.count > 1 ? String(words[1]) : ""
      let isStandard = suite.isEmpty || suite.hasPrefix("kCF")
      return "before it, UserDefaults had no value '\(name)'; "
        + "'defaults' of 'world' in vitrine.json can set it in "
        + (isStandard ? "'standard'" : "'\(suite)'")
    case .file:
      return "before it, the file '\(missing.name)' of an app group was missing; "
        + "'files' of 'world' in vitrine.json can add it"
    case .answer:
      return "before it, \(missing.name) had no response; "
        + "'network' of 'world' in vitrine.json can add it"
    }
  }
}

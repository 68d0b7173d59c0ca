package import VitrineImport

/// A rule of Interface Builder's canvas, with its evidence.
///
/// `EditorRule.all` lists every rule. The table in docs/research/canvas-rules.md is generated from it.
package struct EditorRule: Sendable {
  package let id: String
  /// The versions of Xcode in which the rule holds.
  let versions: Versions
  /// The rule as a short sentence without a full stop.
  package let text: String
  /// The stored frames that confirm the rule.
  package let confirmed: String
  /// The stored frames that contradict the rule.
  let against: String

  init(
    _ id: String, _ versions: Versions = .all, text: String, confirmed: String,
    against: String = "0"
  ) {
    self.id = id
    self.versions = versions
    self.text = text
    self.confirmed = confirmed
    self.against = against
  }

  /// A range of Xcode versions.
  struct Versions: Sendable {
    /// The first version in the range, or nil if the range has no start.
    var first: XcodeVersion?
    /// The first version after the range, or nil if the range has no end.
    var end: XcodeVersion?

    static let all = Versions()
    static func from(_ first: XcodeVersion) -> Versions { Versions(first: first) }
    static func before(_ end: XcodeVersion) -> Versions { Versions(end: end) }
    static func from(_ first: XcodeVersion, before end: XcodeVersion) -> Versions {
      Versions(first: first, end: end)
    }
  }

  /// Returns true if the rule holds in a version.
  ///
  /// A file without a version precedes all releases.
  package func holds(in version: XcodeVersion) -> Bool {
    if let first = versions.first, version < first { return false }
    if let end = versions.end, version >= end { return false }
    return true
  }
}

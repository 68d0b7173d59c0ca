/// The display modes in which a piece of code runs.
package struct DisplayModes: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let compact = DisplayModes(rawValue: 1)
  package static let expanded = DisplayModes(rawValue: 2)
  package static let all: DisplayModes = [.compact, .expanded]

  /// Creates the mode with a name of `NCWidgetDisplayMode`.
  init?(word: String) {
    switch word {
    case "compact", "Compact", "NCWidgetDisplayModeCompact": self = .compact
    case "expanded", "Expanded", "NCWidgetDisplayModeExpanded": self = .expanded
    default: return nil
    }
  }
}

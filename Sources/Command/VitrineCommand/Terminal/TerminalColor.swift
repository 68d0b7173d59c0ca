import Glibc
import Synchronization
import VitrineBase

/// Colors of the program's messages, on terminals.
enum TerminalColor: String {
  case red = "31"
  case green = "32"
  case yellow = "33"
  case cyan = "36"
  /// Not a color: emphasis for places.
  case bold = "1"

  /// When messages are colored.
  enum Choice: String, CaseIterable {
    case auto, always, never
  }

  /// The text in this color if `descriptor` shows colors.
  ///
  /// Errors are bold as well, because plain red is dark on many terminals.
  func callAsFunction(_ text: String, on descriptor: Int32) -> String {
    guard Self.isUsed(on: descriptor) else { return text }
    let weight = self == .red ? "1;" : ""
    return "\u{1B}[\(weight)\(rawValue)m\(text)\u{1B}[0m"
  }

  /// Whether colors are written: `--color`, else NO_COLOR (no-color.org) and whether it is a terminal
  /// that knows escape sequences.
  static func isUsed(on descriptor: Int32) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto:
      isatty(descriptor) == 1 && Environment.process["NO_COLOR"] == nil && !Environment.isDumb
    }
  }

  private static let chosen = Atomic<Int>(0)

  /// When messages are colored: `auto` until `--color` is read.
  static var choice: Choice {
    get { Choice.allCases[chosen.load(ordering: .relaxed)] }
    set { chosen.store(Choice.allCases.firstIndex(of: newValue) ?? 0, ordering: .relaxed) }
  }
}

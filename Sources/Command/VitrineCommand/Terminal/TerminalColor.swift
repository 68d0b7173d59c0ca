import Glibc
import Synchronization
import VitrineBase

/// The colors of messages on terminals.
enum TerminalColor: String {
  case red = "31"
  case green = "32"
  case yellow = "33"
  case cyan = "36"
  /// The emphasis of places.
  ///
  /// It isn't a color.
  case bold = "1"

  /// The values of `--color`.
  enum Choice: String, CaseIterable {
    case auto, always, never
  }

  /// Returns the text in this color if `descriptor` shows colors.
  ///
  /// Errors are bold as well, because plain red is dark on many terminals.
  func callAsFunction(_ text: String, on descriptor: Int32) -> String {
    guard Self.isUsed(on: descriptor) else { return text }
    let weight = self == .red ? "1;" : ""
    return "\u{1B}[\(weight)\(rawValue)m\(text)\u{1B}[0m"
  }

  /// Returns whether a descriptor shows colors.
  ///
  /// `--color` decides. With `auto`, colors are shown on terminals that support escape sequences,
  /// unless `NO_COLOR` is set (no-color.org).
  static func isUsed(on descriptor: Int32) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto:
      isatty(descriptor) == 1 && Environment.process["NO_COLOR"] == nil && !Environment.isDumb
    }
  }

  private static let chosen = Atomic<Int>(0)

  /// The value of `--color`.
  ///
  /// It is `auto` until the option is read.
  static var choice: Choice {
    get { Choice.allCases[chosen.load(ordering: .relaxed)] }
    set { chosen.store(Choice.allCases.firstIndex(of: newValue) ?? 0, ordering: .relaxed) }
  }
}

package import VitrineImport

/// An action of a host or a person on a widget whose own code runs.
///
/// A process shows one moment and exits. A session therefore repeats all steps up to the moment to
/// show. In a fixed world, the same steps produce the same views. The cost is one run per moment;
/// the gain is that no process has to live between pictures.
package enum HostStep: Codable, Hashable, Sendable {
  /// The host requests an update.
  case update
  case setMode(DisplayMode)
  /// A person taps the view with the given name, or the widget if the name is nil.
  case tap(String?)
  /// The Today view disappears or appears again.
  case disappear
  case appear

  /// The step as a line of a snapshot file.
  package var text: String {
    switch self {
    case .update: "update"
    case .setMode(let mode): "mode \(mode.rawValue)"
    case .tap(let view): view.map { "tap \($0)" } ?? "tap"
    case .disappear: "disappear"
    case .appear: "appear"
    }
  }

  /// Creates the step of a line, or nil if the line isn't a step.
  package init?(text: String) {
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    let detail = parts.count > 1 ? parts[1] : nil
    switch (parts.first, detail) {
    case ("update", nil): self = .update
    case ("mode", let word?):
      guard let mode = DisplayMode(rawValue: word) else { return nil }
      self = .setMode(mode)
    case ("tap", let view): self = .tap(view)
    case ("disappear", nil): self = .disappear
    case ("appear", nil): self = .appear
    default: return nil
    }
  }
}

/// A reply of a widget to its host, with the index of the session's step.
package struct HostReply: Codable, Hashable, Sendable {
  package enum Kind: Codable, Hashable, Sendable {
    /// The result of an update: `newData`, `noData` or `failed`.
    case updated(String)
    /// The widget asks its host to open a URL.
    case open(String)
  }

  package var step: Int
  package var kind: Kind

  package init(_ kind: Kind, at step: Int) {
    self.kind = kind
    self.step = step
  }
}

package import VitrineImport

/// Something that a host or a person does with a widget whose own code runs.
///
/// A process shows one moment and ends. A session therefore repeats all steps up to the moment that it
/// shows: in a fixed world, the same steps lead to the same views. The price is one run a moment; the
/// gain is that no process has to be kept alive between pictures.
package enum HostStep: Codable, Hashable, Sendable {
  /// The host asks for an update.
  case update
  case setMode(DisplayMode)
  /// A person taps the view of a name; nil is the widget as a whole.
  case tap(String?)
  /// The Today view goes away, and comes back.
  case disappear
  case appear

  /// The step as a line of a snapshot's file.
  package var text: String {
    switch self {
    case .update: "update"
    case .setMode(let mode): "mode \(mode.rawValue)"
    case .tap(let view): view.map { "tap \($0)" } ?? "tap"
    case .disappear: "disappear"
    case .appear: "appear"
    }
  }

  /// The step of a line; nil for a line that is none.
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

/// Something that a widget said to its host, and at which of a session's steps, from 0.
package struct HostReply: Codable, Hashable, Sendable {
  package enum Kind: Codable, Hashable, Sendable {
    /// An update ended: `newData`, `noData` or `failed`.
    case updated(String)
    /// The widget asks for a URL to be opened.
    case open(String)
  }

  package var step: Int
  package var kind: Kind

  package init(_ kind: Kind, at step: Int) {
    self.kind = kind
    self.step = step
  }
}

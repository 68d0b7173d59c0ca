/// The choice of the entry that a widget of WidgetKit shows.
public enum EntryChoice: Hashable, Codable, Sendable {
  /// The provider's placeholder.
  case placeholder
  /// The provider's snapshot.
  case snapshot
  /// An entry of the timeline by its index from 0.
  case timeline(Int)

  /// Parses `placeholder`, `snapshot`, `timeline` or `timeline:2`.
  ///
  /// Returns nil for other words.
  package init?(word: String) {
    let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    switch (parts[0], parts.dropFirst().first.map { Int($0) }) {
    case ("placeholder", nil): self = .placeholder
    case ("snapshot", nil): self = .snapshot
    case ("timeline", nil): self = .timeline(0)
    case ("timeline", .some(.some(let index))) where (0..<10_000).contains(index):
      self = .timeline(index)
    default: return nil
    }
  }

  /// The word on the command line.
  package var word: String {
    switch self {
    case .placeholder: "placeholder"
    case .snapshot: "snapshot"
    case .timeline(let index): index == 0 ? "timeline" : "timeline:\(index)"
    }
  }
}

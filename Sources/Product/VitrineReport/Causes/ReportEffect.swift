/// The effect of a change on one view of a picture, or on the pixels outside of all views.
public struct ReportEffect: Hashable, Sendable {
  /// The kind of an effect, in descending order of importance.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case removed, hidden, shown, text, image, resized, moved, style, pixels

    /// The beginning of a summary, followed by views.
    fileprivate var verb: String {
      switch self {
      case .removed: "removes"
      case .hidden: "hides"
      case .shown: "shows"
      case .text: "changes the text of"
      case .image: "changes the image of"
      case .resized: "resizes"
      case .moved: "moves"
      case .style: "restyles"
      case .pixels: "redraws"
      }
    }
  }

  /// The id of the view.
  ///
  /// Empty for pixels outside of all views.
  public var view: String
  /// The name of the view in sentences.
  public var name: String
  /// The kinds of the effect.
  public var kinds: Set<Kind>
  /// The part of the sentence after the name.
  public var words: String

  /// Creates an effect.
  public init(view: String, name: String, kinds: Set<Kind>, words: String) {
    self.view = view
    self.name = name
    self.kinds = kinds
    self.words = words
  }

  /// The effect as a sentence.
  public var sentence: String { name + words }

  /// The text that effects of one cause share.
  ///
  /// It contains the id, because the name of a view can be its translated text.
  var key: String { view + "\u{0}" + words }

  /// Returns the kinds of all effects with their views, the most important first.
  ///
  /// For example, `resizes label “+2.31%”, moves stackView `row` and 4 more`.
  static func summary(of effects: [ReportEffect]) -> String {
    Kind.allCases.compactMap { kind -> String? in
      let names = effects.filter { $0.kinds.contains(kind) }.map(\.name)
      guard let first = names.first else { return nil }
      let rest = Set(names).count - 1
      return "\(kind.verb) \(first)" + (rest > 0 ? " and \(rest) more" : "")
    }.joined(separator: ", ")
  }
}

/// A grouping of the changes of pictures by cause, so that one decision can cover many pictures.
///
/// Two pictures share a cause if their sentences are equal and their unexplained regions are
/// similar. Changes with such regions are grouped within one input only. The first sentence names a
/// long list. Further causes with the same name are numbered.
public struct ReportCauses: Sendable {
  private struct Cause {
    var name: String
    var input: String
    /// The first change of the cause, with which later changes are compared.
    var change: PictureChange
  }

  private var causes: [[String]: [Cause]] = [:]
  private var uses: [String: Int] = [:]

  /// Creates an empty grouping.
  public init() {}

  /// Returns the name of the cause of a change in an input's picture.
  public mutating func name(of change: PictureChange, input: String) -> String {
    let sentences = change.sentences
    guard let first = sentences.first else { return "" }
    if let known = causes[sentences]?.first(where: { cause in
      let isExplained = change.regions?.isEmpty ?? false
      return (isExplained || cause.input == input) && cause.change.looksLike(change)
    }) {
      return known.name
    }
    let short = sentences.count == 1 ? first : "\(first) (and \(sentences.count - 1) more)"
    let use = uses[short, default: 0] + 1
    uses[short] = use
    let name = use == 1 ? short : "\(short), kind \(use)"
    causes[sentences, default: []].append(Cause(name: name, input: input, change: change))
    return name
  }
}

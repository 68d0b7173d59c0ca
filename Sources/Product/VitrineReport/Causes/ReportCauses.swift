/// A grouping of the changes of pictures by cause, so that one decision can cover many pictures.
///
/// If the edit of the input is known, pictures with the same edit share a cause if their effects
/// are of the same kinds and their unexplained regions are similar. Otherwise their effects must be
/// equal, and changes with unexplained regions are grouped within one input only.
///
/// Further causes with the same name are numbered.
public struct ReportCauses: Sendable {
  private struct Key: Hashable {
    var edit: String
    var effects: [String]
  }

  private struct Cause {
    var name: String
    var input: String
    /// The first change of the cause, with which later changes are compared.
    var change: PictureChange
  }

  private var causes: [Key: [Cause]] = [:]
  private var uses: [String: Int] = [:]

  /// Creates an empty grouping.
  public init() {}

  /// Returns the name of the cause of a change in an input's picture.
  ///
  /// `edit` identifies the edit of the input. It is empty if the edit is unknown.
  public mutating func name(of change: PictureChange, input: String, edit: String = "") -> String {
    guard let first = change.sentences.first else { return "" }
    let key = Self.key(of: change, edit: edit)
    if let known = causes[key]?.first(where: { cause in
      let isExplained = change.regions?.isEmpty ?? false
      return (isExplained || cause.input == input) && cause.change.looksLike(change)
    }) {
      return known.name
    }
    let count = change.effects.count
    let short =
      edit.isEmpty || change.effects.isEmpty
      ? count > 1 ? "\(first) (and \(count - 1) more)" : first
      : ReportEffect.summary(of: change.effects)
    let use = uses[short, default: 0] + 1
    uses[short] = use
    let name = use == 1 ? short : "\(short), kind \(use)"
    causes[key, default: []].append(Cause(name: name, input: input, change: change))
    return name
  }

  private static func key(of change: PictureChange, edit: String) -> Key {
    guard !edit.isEmpty else { return Key(edit: "", effects: change.effects.map(\.key)) }
    let kinds = change.effects.reduce(into: Set<ReportEffect.Kind>()) { $0.formUnion($1.kinds) }
    return Key(edit: edit, effects: kinds.map(\.rawValue).sorted())
  }
}

import VitrineBase
import VitrineGraphics

/// The text of a difference for reviewers.
///
/// It has a summary, the added and removed elements with their parts, the changes, the moved views,
/// and the variants in which they show.
extension WidgetDifference {
  /// The maximum number of moved views that are listed.
  private static let moveLimit = 12
  /// The maximum number of parts that are listed for an added or removed view.
  private static let partLimit = 4

  /// The difference as text.
  ///
  /// Long lists are truncated here, but not in the JSON form.
  public var text: String {
    guard !isEmpty else {
      return "no difference in \(variants.count) variant\(variants.count == 1 ? "" : "s")"
    }
    var parts: [[String]] = [[summary]]
    for kind in SceneChange.Kind.allCases { parts.append(lines(kind)) }
    parts.append(moveLines)
    let counted = "\(variants.count) variant\(variants.count == 1 ? "" : "s")"
    parts.append([
      pictures.isEmpty
        ? "no pixel differs in \(counted)"
        : "looks different \(places(pictures.map(\.variant)))"
    ])
    // Added, removed and changed views are one section.
    let body = [parts[0], parts[1] + parts[2] + parts[3], parts[4], parts[5]]
    return body.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  // MARK: Summary

  /// The first line: the numbers of added, removed, changed and moved views and constraints.
  private var summary: String {
    func count(_ kind: SceneChange.Kind, _ subject: SceneChange.Subject) -> Int {
      changes.count { $0.kind == kind && $0.subject == subject }
    }
    func said(_ subject: SceneChange.Subject, _ noun: String) -> String? {
      let counts = [
        (count(.added, subject), "new"), (count(.removed, subject), "gone"),
        (count(.changed, subject), "changed"),
      ].filter { $0.0 > 0 }
      guard let first = counts.first else { return nil }
      let rest = counts.dropFirst().map { ", \($0.0) \($0.1)" }.joined()
      return "\(first.0) \(noun)\(first.0 == 1 ? "" : "s") \(first.1)\(rest)"
    }
    let moved = Set(moves.map(\.id)).count
    let words = [
      said(.view, "view"), said(.constraint, "constraint"),
      moved == 0 ? nil : "\(moved) view\(moved == 1 ? "" : "s") elsewhere or of another size",
    ]
    return words.compactMap { $0 }.joined(separator: "; ")
  }

  // MARK: Changes

  /// Returns a line for each change of a kind, with the sign of a textual diff.
  private func lines(_ kind: SceneChange.Kind) -> [String] {
    let sign =
      switch kind {
      case .added: "+"
      case .removed: "-"
      case .changed: "~"
      }
    var lines: [String] = []
    for change in changes where change.kind == kind {
      // An element that was added or removed with a view is listed under that view.
      if let within = change.within, within != change.id || change.subject == .constraint {
        if changes.contains(where: { $0.isWhole && $0.kind == kind && $0.id == within }) {
          continue
        }
      }
      lines.append("\(sign) \(change.text)\(parts(of: change))\(place(change))")
    }
    return lines
  }

  private func place(_ change: SceneChange) -> String {
    guard let place = change.location else { return "" }
    let isCode = place.file.hasSuffix(".swift")
    return isCode
      ? "  (\(FilePath.name(of: place.file)):\(place.line))" : "  (line \(place.line))"
  }

  /// Returns the list of the elements that were added or removed with a view.
  private func parts(of change: SceneChange) -> String {
    guard change.isWhole else { return "" }
    let all = changes.filter {
      $0.kind == change.kind && $0.within == change.id && !($0.isWhole && $0.id == change.id)
    }
    let views = all.filter { $0.subject == .view }
    let constraints = all.filter { $0.subject == .constraint }
    var parts: [String] = []
    if !views.isEmpty {
      // A text such as "label “A” is new, in …" begins with the view's name.
      let names = views.map { Self.head(of: $0.text) }
      let shown = names.prefix(Self.partLimit).joined(separator: ", ")
      let more = names.count - Self.partLimit
      parts.append("with \(shown)" + (more > 0 ? " and \(more) more" : ""))
    }
    if !constraints.isEmpty {
      let noun = constraints.count == 1 ? "constraint" : "constraints"
      let words = constraints.map { Self.head(of: $0.text.dropFirst("constraint ".count)) }
      parts.append(
        views.isEmpty && constraints.count <= Self.partLimit
          ? words.joined(separator: "; ") : "\(constraints.count) \(noun)")
    }
    return parts.isEmpty ? "" : ": \(parts.joined(separator: ", "))"
  }

  /// Returns the subject of a sentence.
  private static func head(of text: some StringProtocol) -> String {
    for ending in [" is new", " is gone"] {
      if let range = text.firstRange(of: ending) { return String(text[..<range.lowerBound]) }
    }
    return String(text)
  }

  // MARK: Moves

  /// A line for each moved view, with the variants in which it moved.
  private var moveLines: [String] {
    var order: [String] = []
    for move in moves where !order.contains(move.id) { order.append(move.id) }
    var lines = order.prefix(Self.moveLimit).map { id in
      let ownMoves = moves.filter { $0.id == id }
      let shown = ownMoves.count > 2 ? 1 : ownMoves.count
      let ways = ownMoves.prefix(shown).map { "\($0.way) \(places($0.variants))" }
      let left = ownMoves.dropFirst(shown).flatMap(\.variants).count
      return "\(ownMoves[0].view): " + ways.joined(separator: ", ")
        + (left > 0 ? ", and otherwise in \(left) more" : "")
    }
    let more = order.count - lines.count
    if more > 0 { lines.append("and \(more) more view\(more == 1 ? "" : "s") (--json has all)") }
    return lines
  }

  /// Returns a short text for a list of variants: all, all of a mode, or their names.
  private func places(_ names: [String]) -> String {
    if names.count == variants.count, variants.count > 1 {
      return "in all \(variants.count) variants"
    }
    for mode in ["compact", "expanded"] {
      let whole = variants.filter { $0.split(separator: "-").contains(Substring(mode)) }
      if whole.count > 1, whole.count < variants.count, names == whole {
        return "in \(mode) on all devices"
      }
    }
    if names.count > 3 { return "in \(names.count) of \(variants.count) variants" }
    return "in \(names.joined(separator: ", "))"
  }
}

extension SceneChange {
  /// A Boolean value that indicates whether the change is the outermost view that was added or
  /// removed.
  fileprivate var isWhole: Bool { subject == .view && within == id }
}

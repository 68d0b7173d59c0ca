import Vitrine
import VitrineGraphics
import VitrineImport
import VitrineLayout

/// A text or other content that doesn't fit in one variant.
///
/// The cause is the design, large text, right-to-left layout or longer text. Each rule reports the
/// issues of one cause.
struct FitIssue: Sendable {
  enum Kind: Hashable, Sendable { case truncated, clipped, overlapping, overflow }

  var kind: Kind
  var view: ViewID
  /// The second of two overlapping texts.
  var other: ViewID?
  var message: String
  var remedy: String
  var box: Rect
  /// The severity among issues of one kind.
  var weight: Double
}

extension Subject {
  /// Returns the issues of some kinds with one cause.
  ///
  /// A nil cause is the design.
  ///
  /// An issue that a plain variant shows is caused by the design, even if other variants show it,
  /// too.
  func findings(_ kinds: [FitIssue.Kind], dueTo cause: LayoutStress?) -> [Finding] {
    var findings: [Finding] = []
    for (key, shown) in fitIssues where kinds.contains(key.kind) {
      guard causes(of: shown.map(\.scene)).contains(cause) else { continue }
      for entry in shown {
        let stresses = scenes[entry.scene].variant.stresses
        // Issues with another cause are reported by that cause's rule.
        if let cause, !stresses.contains(cause) { continue }
        let issue = entry.issue
        let name: String? = cause == nil ? nil : scenes[entry.scene].circumstance
        findings.append(
          scenes[entry.scene].finding(
            issue.view, (name.map { "\($0) " } ?? "") + issue.message, remedy: issue.remedy,
            box: issue.box, weight: issue.weight,
            dedupKey: "\(key.kind) \(issue.other.map { "\($0.index)" } ?? "")"))
      }
    }
    return findings
  }

  /// The properties that identify an issue across variants.
  private struct Key: Hashable {
    var kind: FitIssue.Kind
    var view: ViewID
    var other: ViewID?
  }

  /// The issues with the scenes that show them, in the order of the first scene.
  private var fitIssues: [(key: Key, shown: [(scene: Int, issue: FitIssue)])] {
    var list: [(key: Key, shown: [(scene: Int, issue: FitIssue)])] = []
    var places: [Key: Int] = [:]
    for (index, scene) in scenes.enumerated() {
      for issue in scene.fitIssues {
        let key = Key(kind: issue.kind, view: issue.view, other: issue.other)
        if let place = places[key] {
          list[place].shown.append((index, issue))
        } else {
          places[key] = list.count
          list.append((key, [(index, issue)]))
        }
      }
    }
    return list
  }

  /// Returns the causes of an issue: the design, or every stress that causes it without another
  /// stress.
  private func causes(of places: [Int]) -> [LayoutStress?] {
    let stresses = places.map { scenes[$0].variant.stresses }
    if stresses.contains([]) { return [nil] }
    let single = LayoutStress.allCases.filter { stresses.contains([$0]) }
    return single.isEmpty ? [stresses.first?.first] : single
  }
}

extension LintScene {
  /// The variant's stress, as the start of a sentence.
  fileprivate var circumstance: String {
    switch variant.stresses.first {
    case .largeText: "in text size \(variant.textSize.rawValue)"
    case .rightToLeft: "in right-to-left layout"
    case .longText: "with longer text"
    case nil: ""
    }
  }
}

import Vitrine
import VitrineGraphics
import VitrineLayout

extension LintScene {
  /// Creates a finding about a view.
  ///
  /// `key` is the member of the widget document that causes it, and `weight` its severity among equal
  /// findings.
  func finding(
    _ view: ViewID, _ message: String, remedy: String, key: String? = nil, box: Rect? = nil,
    weight: Double = 0, dedupKey: String = "", fix: Fix? = nil
  ) -> Finding {
    let keyPlace = key.flatMap { source.place(of: $0, at: tree[view]) }
    let place = keyPlace ?? tree[view].location
    var finding = Finding(
      rule: "", severity: .note, message: message, remedy: remedy, place: place,
      object: tree[view].name, path: path(view), variants: [variant.name],
      occurrence: Finding.Occurrence(variant: variant, box: box ?? frame(view)), fix: fix)
    // A line of SwiftUI makes all views of a loop and of every family.
    finding.isShared =
      variant.host == .home && place != nil
      || (key.map { source.isShared($0, at: tree[view]) } ?? false)
    finding.dedupKey = dedupKey
    finding.weight = weight
    return finding
  }

  /// Creates a finding about the complete widget.
  func finding(
    _ message: String, remedy: String, key: String? = nil, weight: Double = 0, dedupKey: String = ""
  ) -> Finding {
    var finding = finding(
      ViewTree.root, message, remedy: remedy, weight: weight, dedupKey: dedupKey)
    if let key, let place = source.widgetPlace(of: key) { finding.place = place }
    return finding
  }

  /// Returns the names from the root to a view.
  func path(_ view: ViewID) -> String {
    lineage(view).reversed().map { tree[$0].userLabel ?? tree[$0].name }
      .joined(separator: " › ")
  }
}

/// Returns a length or ratio as text with at most one decimal.
func points(_ value: Double) -> String { numberText(value, decimals: 1) }

import Vitrine
import VitrineGraphics
import VitrineLayout

extension Look {
  /// A finding about a view.
  ///
  /// `key` names the member of a widget document that says it; `weight` tells how bad it is.
  func finding(
    _ view: ViewID, _ message: String, mend: String, key: String? = nil, box: Rect? = nil,
    weight: Double = 0, apart: String = "", fix: Fix? = nil
  ) -> Finding {
    let said = key.flatMap { source.place(of: $0, at: tree[view]) }
    let place = said ?? tree[view].location
    var finding = Finding(
      rule: "", severity: .note, message: message, mend: mend, place: place,
      object: tree[view].name, path: path(view), variants: [variant.name],
      scene: Finding.Shown(variant: variant, box: box ?? frame(view)), fix: fix)
    finding.isShared = key.map { source.isShared($0, at: tree[view]) } ?? false
    finding.key = apart
    finding.weight = weight
    return finding
  }

  /// A finding about the widget as a whole.
  func finding(
    _ message: String, mend: String, key: String? = nil, weight: Double = 0, apart: String = ""
  ) -> Finding {
    var finding = finding(ViewTree.root, message, mend: mend, weight: weight, apart: apart)
    if let key, let place = source.widgetPlace(of: key) { finding.place = place }
    return finding
  }

  /// The names from the root to a view.
  func path(_ view: ViewID) -> String {
    lineage(view).reversed().map { tree[$0].userLabel ?? tree[$0].name }
      .joined(separator: " › ")
  }
}

/// A length in points for people: at most one decimal.
func points(_ value: Double) -> String {
  let tenths = PixelGrid.floor(value * 10 + 0.5) / 10
  return PixelGrid.floor(tenths) == tenths ? "\(Int(tenths))" : "\(tenths)"
}

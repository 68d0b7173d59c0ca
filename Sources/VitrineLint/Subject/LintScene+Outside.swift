import VitrineGraphics
import VitrineLayout

extension LintScene {
  /// The largest distance by which a box extends beyond another.
  func excess(of box: Rect, over other: Rect) -> Double {
    max(
      other.minX - box.minX, box.maxX - other.maxX, other.minY - box.minY, box.maxY - other.maxY)
  }

  /// Whether a view is inside a view that scrolls.
  func isScrolled(_ id: ViewID) -> Bool {
    lineage(id).dropFirst().contains { holder in
      switch tree[holder].kind {
      case .scroll, .table, .collection, .textView: true
      default: false
      }
    }
  }
}

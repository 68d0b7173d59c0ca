import VitrineGraphics
import VitrineLayout

extension Look {
  /// By how much a box reaches over another's edges at most.
  func excess(of box: Rect, over other: Rect) -> Double {
    max(
      other.minX - box.minX, box.maxX - other.maxX, other.minY - box.minY, box.maxY - other.maxY)
  }

  /// Whether a view lies in something that shows a part of its content at a time.
  func isScrolled(_ id: ViewID) -> Bool {
    lineage(id).dropFirst().contains { holder in
      switch tree[holder].kind {
      case .scroll, .table, .collection, .textView: true
      default: false
      }
    }
  }
}

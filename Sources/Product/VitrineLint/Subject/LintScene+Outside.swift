import VitrineGraphics
import VitrineLayout

extension LintScene {
  /// The largest distance by which a box extends beyond another.
  func excess(of box: Rect, over other: Rect) -> Double {
    max(
      other.minX - box.minX, box.maxX - other.maxX, other.minY - box.minY, box.maxY - other.maxY)
  }

  /// Whether a view, or one around it, is wholly outside of its superview in the file already: its
  /// designer put it there for code to move into view.
  func isStoredOutside(_ id: ViewID) -> Bool {
    guard source.isInterface else { return false }
    return lineage(id).contains { view in
      guard let frame = tree[view].frame, !frame.isEmpty, let parent = tree[view].parent,
        let outer = tree[parent].frame?.size, outer.width > 0, outer.height > 0
      else { return false }
      return frame.minX >= outer.width || frame.minY >= outer.height || frame.maxX <= 0
        || frame.maxY <= 0
    }
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

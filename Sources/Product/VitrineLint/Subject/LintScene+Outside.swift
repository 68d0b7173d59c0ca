import VitrineGraphics
import VitrineLayout

extension LintScene {
  /// Returns the largest distance by which a box extends beyond another.
  func excess(of box: Rect, over other: Rect) -> Double {
    max(
      other.minX - box.minX, box.maxX - other.maxX, other.minY - box.minY, box.maxY - other.maxY)
  }

  /// Returns whether the file places a view, or one around it, completely outside its superview.
  ///
  /// Its designer put it there so that code can move it into view.
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

  /// Returns whether a view is inside a scrolling view.
  func isScrolled(_ id: ViewID) -> Bool {
    lineage(id).dropFirst().contains { holder in
      switch tree[holder].kind {
      case .scroll, .table, .collection, .textView: true
      default: false
      }
    }
  }
}

import VitrineGraphics
import VitrineLayout

extension ViewTree {
  /// Takes away the white that storyboards store for tables and their cells: in a widget's host up
  /// to iOS 12 it doesn't draw, though no code clears it (docs/PLATFORM.md, "Tables").
  mutating func clearTableBackgrounds() {
    for index in views.indices {
      switch views[index].kind {
      case .table, .tableCell:
        if views[index].style.backgroundColor == .white { views[index].style.backgroundColor = nil }
      default: break
      }
    }
  }
}

import VitrineGraphics
import VitrineLayout

extension ViewTree {
  /// Makes tables as they are while the widget runs, which is not as its file stores them.
  mutating func layOutTables(in variant: Variant) {
    if variant.canvas != .file { layOutStandardCells() }
    let isHosted = variant.canvas == .host && variant.system.presentation != .panel
    if isHosted, variant.system.version < 13 { clearTableBackgrounds() }
  }

  /// Takes away the white that storyboards store for tables and their cells: in a widget's host up
  /// to iOS 12 it doesn't draw, though no code clears it (docs/PLATFORM.md, "Tables").
  private mutating func clearTableBackgrounds() {
    for index in views.indices {
      switch views[index].kind {
      case .table, .tableCell:
        if views[index].style.backgroundColor == .white { views[index].style.backgroundColor = nil }
      default: break
      }
    }
  }
}

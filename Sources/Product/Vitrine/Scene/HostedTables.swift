import VitrineGraphics
import VitrineLayout

extension ViewTree {
  /// Changes tables to their state while the widget runs, which differs from the file.
  mutating func layOutTables(in variant: Variant) {
    if variant.canvas != .file { layOutStandardCells() }
    let isHosted = variant.canvas == .host && variant.system.presentation != .panel
    if isHosted, variant.system.version < 13 { clearTableBackgrounds() }
  }

  /// Removes the white background that storyboards store for tables and their cells.
  ///
  /// In a widget's host up to iOS 12 it isn't drawn, although no code removes it (docs/PLATFORM.md,
  /// "Tables").
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

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

  /// Lays the labels of subtitle cells out again for the texts that they have now: the frames that a
  /// storyboard stores are those of the texts it was saved with (docs/PLATFORM.md, "Tables").
  mutating func stackSubtitles() {
    for index in views.indices {
      guard case .tableCell(var cell) = views[index].kind, let title = cell.textLabel,
        let detail = cell.detailLabel, !self[title].isHidden, !self[detail].isHidden,
        self[title].translatesAutoresizingMask, self[detail].translatesAutoresizingMask
      else { continue }
      cell.stacksLabels = true
      views[index].kind = .tableCell(cell)
      for label in [title, detail] { self[label].translatesAutoresizingMask = false }
    }
  }
}

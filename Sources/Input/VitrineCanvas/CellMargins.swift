import VitrineGraphics
import VitrineImport
import VitrineLayout

/// The margins of a table cell's content view if the file stores none.
///
/// They grew with iOS 11 and again with iOS 26 (docs/PLATFORM.md, "Interface Builder").
struct CellMargins {
  let systemVersion: Int
  let xcode: XcodeVersion
  let device: SimulatedDevice
  /// The width of the scene's root view, in points.
  let canvasWidth: Double
  let container: Container
  let hasAccessory: Bool
  let frames: Frames
  /// A Boolean value that indicates whether the cell preserves the margins of its table.
  let cellPreservesMargins: Bool
  /// A Boolean value that indicates whether the content view preserves the margins of its cell.
  let contentPreservesMargins: Bool

  /// The container of a cell.
  enum Container {
    /// A table that is the root view of a view controller.
    case rootTable
    /// A table inside another view.
    case nestedTable
    case insetGroupedTable
    /// No table, because the cell is the root view of a xib.
    case none
  }

  /// The stored frames of a cell and its content view.
  struct Frames {
    var cell: Rect
    /// The content view's frame, in the coordinates of the cell.
    var content: Rect

    /// The distances between the edges of the content view and of its cell.
    var gaps: Insets {
      Insets(
        top: content.minY, left: content.minX, bottom: cell.height - content.maxY,
        right: cell.width - content.maxX)
    }
  }

  /// Describes a content view and its cell, which is in the tree already.
  init(of content: View, in cell: ViewID, of scene: LoweredScene) {
    let tree = scene.tree
    var container = Container.none
    if let parent = tree[cell].parent, case .table(let table) = tree[parent].kind {
      container =
        table.style == .insetGrouped
        ? .insetGroupedTable : tree[parent].parent == nil ? .rootTable : .nestedTable
    }
    hasAccessory =
      if case .tableCell(let cell) = tree[cell].kind { cell.accessory != .none } else { false }
    // A cell without a frame is as large as its content view.
    let frame = tree[cell].frame ?? Rect(origin: .zero, size: content.frame?.size ?? .zero)
    systemVersion = scene.document.systemVersion
    xcode = scene.document.xcode
    device = scene.document.device
    canvasWidth = tree.views[0].frame?.width ?? 0
    self.container = container
    frames = Frames(
      cell: frame, content: content.frame ?? Rect(origin: .zero, size: frame.size))
    cellPreservesMargins = tree[cell].preservesSuperviewLayoutMargins
    contentPreservesMargins = content.preservesSuperviewLayoutMargins
  }

  /// Sets the margins of a content view, unless the file stores some.
  func set(in content: inout View) {
    let margins = insets
    // Rule: stored-cell-margins.
    if let stored = content.layoutMargins, content.preservesSuperviewLayoutMargins {
      content.layoutMargins = stored.larger(than: margins)
    } else if content.layoutMargins == nil {
      content.layoutMargins = margins
    }
  }

  private var insets: Insets {
    if EditorRule.cellMarginsOf8.holds(in: xcode) {
      return contentPreservesMargins ? preserved : Insets(all: 8)
    }
    // Rule: cell-margins-of-ios-26.
    let hasHomeButton = device.identifier != nil && device.notch == nil
    if systemVersion >= 26, isWide || !hasHomeButton {
      return Insets(top: 15, left: 20, bottom: 15, right: 20)
    }
    let side = self.side
    // Rule: margin-beside-accessory.
    return Insets(top: 11, left: side, bottom: bottom, right: hasAccessory ? 8 : side)
  }

  /// The margins of a content view that preserves its cell's, where those reach into it.
  private var preserved: Insets {
    guard EditorRule.cellMarginsPreserved.holds(in: xcode) else { return Insets(all: 8) }
    let vertical = EditorRule.cellMarginsOf10.holds(in: xcode) ? 10.0 : 11
    let side = cellPreservesMargins ? 15.0 : 8
    let gaps = frames.gaps
    return Insets(
      top: vertical - gaps.top, left: side - gaps.left, bottom: vertical - gaps.bottom,
      right: side - gaps.right
    ).larger(than: Insets(all: 8))
  }

  /// A Boolean value that indicates whether the scene or its device is as wide as a large phone.
  private var isWide: Bool { max(canvasWidth, device.screen?.width ?? 0) >= 414 }

  private var side: Double {
    switch container {
    case .rootTable, .insetGroupedTable: return isWide ? 20 : 16
    // Rule: nested-table-margins.
    case .nestedTable: return (device.screen?.width ?? canvasWidth) >= 414 ? 20 : separatorInset
    case .none:
      if EditorRule.xibCellMarginsByWidth.holds(in: xcode) { return canvasWidth >= 414 ? 20 : 16 }
      // Rule: xib-cell-margins-on-notch. The width of the cell counts, not that of its device.
      if device.notch == nil { return separatorInset }
      return canvasWidth > 320 ? 20 : 16
    }
  }

  private var separatorInset: Double { EditorRule.separatorInsetOf15.holds(in: xcode) ? 15 : 16 }

  private var bottom: Double {
    EditorRule.separatorInCellMargin.holds(in: xcode)
      ? 11 - min(1, max(0, frames.gaps.bottom)) : 11
  }
}

extension Insets {
  /// Returns the larger of both insets for each side.
  fileprivate func larger(than other: Insets) -> Insets {
    Insets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}

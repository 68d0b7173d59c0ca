import VitrineGraphics
import VitrineLayout

/// The margins of a table cell's content where a file stores none.
///
/// They grew with iOS 11 and again with iOS 26 (docs/PLATFORM.md, "Interface Builder").
struct CellMargins {
  let systemVersion: Int
  let toolsVersion: Int
  let device: SimulatedDevice
  /// The width of the scene's root view.
  let canvasWidth: Double
  let place: Place
  let hasAccessory: Bool
  let frames: Frames
  /// Whether the cell preserves the margins of its table.
  let cellPreservesMargins: Bool
  /// Whether the content view preserves those of its cell.
  let contentPreservesMargins: Bool

  /// What holds a cell.
  enum Place {
    /// A table that is a view controller's whole view.
    case rootTable
    /// A table inside another view.
    case nestedTable
    case insetGroupedTable
    /// A xib of its own.
    case none
  }

  /// How a cell and its content view stand in the file.
  struct Frames {
    var cell: Rect
    /// In the cell.
    var content: Rect

    /// The room between the content view and each edge of its cell.
    var gaps: Insets {
      Insets(
        top: content.minY, left: content.minX, bottom: cell.height - content.maxY,
        right: cell.width - content.maxX)
    }
  }

  var insets: Insets {
    // Xcode 9.0 still drew cells with the margins of iOS 10 (69 constraints in 6 repositories, none
    // against); from 9.2 on they are larger.
    if toolsVersion < 13_500 { return contentPreservesMargins ? preserved : Insets(all: 8) }
    // Devices with a home button and less than 414 points wide keep the earlier ones (8 of 8 constraints).
    let hasHomeButton = device.identifier != nil && device.notch == nil
    if systemVersion >= 26, isWide || !hasHomeButton {
      return Insets(top: 15, left: 20, bottom: 15, right: 20)
    }
    let side = self.side
    // Beside an accessory, content keeps 8 points (27 of 27 constraints in 8 repositories).
    return Insets(top: 11, left: side, bottom: bottom, right: hasAccessory ? 8 : side)
  }

  /// What a content view up to Xcode 9.0 has that preserves its cell's margins, where those reach in.
  ///
  /// The cell has 10 points above and below in Xcode 7 (14 of 14 constraints) and 11 in Xcode 8 and 9.0
  /// (29 of 29 in 2 repositories), and 15 at its sides where it preserves its table's (103 of 112).
  private var preserved: Insets {
    guard toolsVersion >= 8_000 else { return Insets(all: 8) }
    let vertical = toolsVersion < 11_000 ? 10.0 : 11
    let side = cellPreservesMargins ? 15.0 : 8
    let gaps = frames.gaps
    return Insets(
      top: vertical - gaps.top, left: side - gaps.left, bottom: vertical - gaps.bottom,
      right: side - gaps.right
    ).larger(than: Insets(all: 8))
  }

  /// Whether the scene or its device is as wide as a large phone.
  private var isWide: Bool { max(canvasWidth, device.screen?.width ?? 0) >= 414 }

  private var side: Double {
    switch place {
    case .rootTable, .insetGroupedTable: return isWide ? 20 : 16
    // A cell of a table that isn't the controller's view has the separator's inset for its margin,
    // whatever the canvas's width (18 constraints in 2 repositories, 8 against).
    case .nestedTable: return (device.screen?.width ?? canvasWidth) >= 414 ? 20 : separatorInset
    case .none:
      // Up to Xcode 10 only the cell's own width counts (10 of 10 constraints on wider devices).
      if toolsVersion < 14_810 { return canvasWidth >= 414 ? 20 : 16 }
      return sideOfXib
    }
  }

  /// 15 points before iOS 14, which came with Xcode 12 (28 of 29 constraints in 5 repositories), then
  /// 16 (87 of 88 in 8).
  private var separatorInset: Double { toolsVersion < 17_000 ? 15 : 16 }

  /// From Xcode 11 on, the width of a xib's cell counts and not that of its device: on devices with a
  /// notch the margin is 16 in one of 320 points, the editor's default (107 constraints in 6
  /// repositories), and 20 in wider ones (108 of 112 in 5).
  private var sideOfXib: Double {
    if device.notch == nil { return separatorInset }
    return canvasWidth > 320 ? 20 : 16
  }

  /// Up to Xcode 10 the cell's margin counts, which the separator below the content is a part of: 11
  /// are left without a separator (8 of 10 constraints), 10.67 above one at 3× (5 of 5) and 10.5 at 2×
  /// (113 of 123).
  private var bottom: Double {
    toolsVersion < 14_810 ? 11 - min(1, max(0, frames.gaps.bottom)) : 11
  }
}

extension InterfaceLowering {
  /// Gives a cell's content view its margins.
  func takeCellMargins(_ content: inout View, in cell: ViewID) {
    let margins = cellMargins(of: content, in: cell)
    // One that preserves its cell's margins has no smaller ones (24 constraints of 3 files).
    if let stored = content.layoutMargins, content.preservesSuperviewLayoutMargins {
      content.layoutMargins = stored.larger(than: margins)
    } else if content.layoutMargins == nil {
      content.layoutMargins = margins
    }
    // Up to Xcode 9.0 what it preserves is in them already, and a table's wider margins don't count.
    if traits.isDesignTime, (8_000..<13_500).contains(document.toolsVersion) {
      content.preservesSuperviewLayoutMargins = false
    }
  }

  /// The margins of a cell's content view where the file stores none.
  private func cellMargins(of content: View, in cell: ViewID) -> Insets {
    var place = CellMargins.Place.none
    if let parent = tree[cell].parent, case .table(let table) = tree[parent].kind {
      place =
        table.style == .insetGrouped
        ? .insetGroupedTable : tree[parent].parent == nil ? .rootTable : .nestedTable
    }
    var hasAccessory = false
    if case .tableCell(let cell) = tree[cell].kind { hasAccessory = cell.accessory != .none }
    // Without a frame, there is no room around the content.
    let frame = tree[cell].frame ?? Rect(origin: .zero, size: content.frame?.size ?? .zero)
    return CellMargins(
      systemVersion: document.systemVersion, toolsVersion: document.toolsVersion,
      device: document.device, canvasWidth: tree.views[0].frame?.width ?? 0, place: place,
      hasAccessory: hasAccessory,
      frames: CellMargins.Frames(
        cell: frame, content: content.frame ?? Rect(origin: .zero, size: frame.size)),
      cellPreservesMargins: tree[cell].preservesSuperviewLayoutMargins,
      contentPreservesMargins: content.preservesSuperviewLayoutMargins
    ).insets
  }
}

extension Insets {
  /// Side by side, the larger of both.
  func larger(than other: Insets) -> Insets {
    Insets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}

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

  var insets: Insets {
    // Xcode 9.0 still drew cells with the margins of iOS 10 (69 constraints in 6 repositories, none
    // against); from 9.2 on they are larger.
    if toolsVersion < 13_500 { return Insets(all: 8) }
    if systemVersion >= 26 { return Insets(top: 15, left: 20, bottom: 15, right: 20) }
    let side = self.side
    // Beside an accessory, content keeps 8 points (27 of 27 constraints in 8 repositories).
    return Insets(top: 11, left: side, bottom: bottom, right: hasAccessory ? 8 : side)
  }

  /// Whether the scene or its device is as wide as a large phone.
  private var isWide: Bool { max(canvasWidth, device.screen?.width ?? 0) >= 414 }

  private var side: Double {
    switch place {
    case .rootTable, .insetGroupedTable: isWide ? 20 : 16
    // A cell of a table that isn't the controller's view has the separator's inset for its margin.
    case .nestedTable: isWide ? 20 : separatorInset
    case .none:
      if toolsVersion < 14_810 { isWide ? 20 : 16 } else { sideOfXib }
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

  /// Up to Xcode 10 the margin starts at the separator, which is half a pixel row thick at 2×: 10.5
  /// points are left of 11 (51 of 70 constraints).
  private var bottom: Double {
    toolsVersion < 14_810 ? 11 - 1 / (device.scale ?? 2) : 11
  }
}

extension InterfaceLowering {
  /// The margins of a cell's content view, which is the child of the view that was added last.
  func cellMargins(in cell: ViewID) -> Insets {
    var place = CellMargins.Place.none
    if let parent = tree[cell].parent, case .table(let table) = tree[parent].kind {
      place =
        table.style == .insetGrouped
        ? .insetGroupedTable : tree[parent].parent == nil ? .rootTable : .nestedTable
    }
    var hasAccessory = false
    if case .tableCell(let cell) = tree[cell].kind { hasAccessory = cell.accessory != .none }
    return CellMargins(
      systemVersion: document.systemVersion, toolsVersion: document.toolsVersion,
      device: document.device, canvasWidth: tree.views[0].frame?.width ?? 0, place: place,
      hasAccessory: hasAccessory
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

import VitrineGraphics

/// The changed pixels inside one view, or outside all views, that no moved view explains.
///
/// Two regions are compared by their change, not by their content: the mean change of red, green
/// and blue in each cell of a 4 × 4 grid over the view's frame. The grid follows the frame, so that
/// one change has similar regions on devices of different widths and scales.
package struct ChangedRegion: Hashable, Sendable {
  static let cells = 4
  /// The maximum difference of mean changes, of 255, between similar regions.
  ///
  /// Different wallpapers behind a translucent view are within it. Different colors and images
  /// exceed it.
  static let tolerance = 40.0

  /// The view's id.
  ///
  /// Empty for pixels outside all views.
  var view: String
  var kind: String
  /// The mean change of red, green and blue over the changed pixels of each cell.
  ///
  /// Nil for a cell without changes.
  var changes: [[Double]?]

  func looksLike(_ other: ChangedRegion) -> Bool {
    guard view == other.view, kind == other.kind, isClose(mean, other.mean) else { return false }
    // The layout of text varies with width and language, but the layout of images doesn't.
    guard kind == "imageView" else { return true }
    return zip(changes, other.changes).allSatisfy { first, second in
      isClose(first ?? [0, 0, 0], second ?? [0, 0, 0])
    }
  }

  private var mean: [Double] {
    let known = changes.compactMap(\.self)
    return (0..<3).map { channel in
      known.reduce(0) { $0 + $1[channel] } / Double(max(1, known.count))
    }
  }

  private func isClose(_ first: [Double], _ second: [Double]) -> Bool {
    zip(first, second).allSatisfy { ($0 - $1).magnitude <= Self.tolerance }
  }
}

/// The unexplained regions of a pair of pictures.
enum ChangedRegions {
  /// Returns the regions of the changed pixels.
  ///
  /// Each pixel belongs to the topmost view at its position.
  ///
  /// Pixels of views that moved, were resized or changed their text are left out, because the
  /// layout already explains them. Pictures of different sizes are compared in their common area.
  static func find(
    _ before: Bitmap, _ now: Bitmap, layouts old: LayoutSnapshot, and new: LayoutSnapshot
  ) -> [ChangedRegion] {
    let (width, height) = (min(before.width, now.width), min(before.height, now.height))
    let changedBefore = old.changedViews(from: new)
    let changedNow = new.changedViews(from: old)
    let oldOwners = old.owners(width: width, height: height, extending: changedBefore)
    let newOwners = new.owners(width: width, height: height, extending: changedNow)
    var sums: [Int: Cells] = [:]
    for y in 0..<height {
      for x in 0..<width where before[x, y] != now[x, y] {
        let place = y * width + x
        let owner = Int(newOwners[place])
        guard !changedNow.contains(owner), !changedBefore.contains(Int(oldOwners[place])) else {
          continue
        }
        let frame =
          owner < 0
          ? Rect(x: 0, y: 0, width: Double(width), height: Double(height))
          : new.views[owner].frame
        sums[owner, default: Cells()].add(before[x, y], now[x, y], x: x, y: y, in: frame)
      }
    }
    return sums.keys.sorted().compactMap { owner in
      sums[owner].map { cells in
        ChangedRegion(
          view: owner < 0 ? "" : new.views[owner].id, kind: owner < 0 ? "" : new.views[owner].kind,
          changes: cells.means)
      }
    }
  }

  /// The sums of changes in the cells of a view.
  private struct Cells {
    private var sums = [[Double]](
      repeating: [0, 0, 0], count: ChangedRegion.cells * ChangedRegion.cells)
    private var counts = [Int](repeating: 0, count: ChangedRegion.cells * ChangedRegion.cells)

    mutating func add(_ before: Pixel, _ now: Pixel, x: Int, y: Int, in frame: Rect) {
      let cell =
        Self.index(Double(y) + 0.5 - frame.minY, frame.height) * ChangedRegion.cells
        + Self.index(Double(x) + 0.5 - frame.minX, frame.width)
      sums[cell][0] += Double(now.red) - Double(before.red)
      sums[cell][1] += Double(now.green) - Double(before.green)
      sums[cell][2] += Double(now.blue) - Double(before.blue)
      counts[cell] += 1
    }

    private static func index(_ offset: Double, _ length: Double) -> Int {
      let share = offset / max(1, length) * Double(ChangedRegion.cells)
      return max(0, min(ChangedRegion.cells - 1, Int(clamping: share)))
    }

    var means: [[Double]?] {
      zip(sums, counts).map { sum, count in count == 0 ? nil : sum.map { $0 / Double(count) } }
    }
  }
}

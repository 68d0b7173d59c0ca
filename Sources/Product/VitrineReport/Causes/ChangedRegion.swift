import VitrineGraphics

/// The changed pixels inside one view, or outside all views, that no moved view explains.
///
/// Two regions are compared by their change, not by their content. Similar regions have a similar
/// mean change of red, green and blue. If the same place has the same content on both devices, the
/// change must also be distributed alike over a 4 × 4 grid on the view's frame.
package struct ChangedRegion: Hashable, Sendable {
  static let cells = 4
  /// The maximum difference of mean changes, of 255, between similar regions.
  ///
  /// Different wallpapers behind a translucent view are within it. Different colors and images
  /// exceed it.
  static let tolerance = 40.0
  /// The maximum difference between the distributions of similar regions, as a share of the larger
  /// one.
  static let spreadTolerance = 0.5
  /// The kinds of views with text, whose layout varies with width and language.
  private static let textKinds: Set<String> = [
    "label", "button", "textView", "textField", "searchBar", "segmentedControl",
  ]

  /// The view's id.
  ///
  /// Empty for pixels outside all views.
  var view: String
  var kind: String
  /// The size of the frame in points.
  var size: Size
  /// The mean change of red, green and blue over the changed pixels.
  var mean: [Double]
  /// `spread[cell * 6 + 2 * channel]` is the increase of a channel in a cell, and the next element
  /// is the decrease, each per changed pixel of the region.
  ///
  /// Both are kept, because a line that moves inside of a cell would cancel itself.
  var spread: [Double]

  func looksLike(_ other: ChangedRegion) -> Bool {
    guard view == other.view, kind == other.kind, isClose(mean, other.mean) else { return false }
    // The content outside of all views isn't scaled with the picture, unlike a view's content.
    let isComparable = view.isEmpty ? size == other.size : !Self.textKinds.contains(kind)
    return !isComparable || isSpreadLike(other)
  }

  private func isSpreadLike(_ other: ChangedRegion) -> Bool {
    let difference = zip(spread, other.spread).reduce(0) { $0 + ($1.0 - $1.1).magnitude }
    let amount = max(spread.reduce(0, +), other.spread.reduce(0, +))
    return difference <= amount * Self.spreadTolerance
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
    let picture = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    // `sums[owner + 1]`: the first element is for pixels outside of all views.
    var sums = [Cells?](repeating: nil, count: new.views.count + 1)
    for y in 0..<height {
      let (oldRow, newRow) = (y * before.width, y * now.width)
      guard before.pixels[oldRow..<oldRow + width] != now.pixels[newRow..<newRow + width] else {
        continue
      }
      let oldOwners = old.owners(inRow: y, extending: changedBefore)
      let newOwners = new.owners(inRow: y, extending: changedNow)
      for x in 0..<width where before.pixels[oldRow + x] != now.pixels[newRow + x] {
        let owner = newOwners.owner(at: x)
        guard !changedNow.contains(owner), !changedBefore.contains(oldOwners.owner(at: x)) else {
          continue
        }
        if sums[owner + 1] == nil {
          sums[owner + 1] = Cells(frame: owner < 0 ? picture : new.views[owner].frame)
        }
        sums[owner + 1]?.add(
          Pixel(bits: before.pixels[oldRow + x]), Pixel(bits: now.pixels[newRow + x]), x: x, y: y)
      }
    }
    return sums.indices.compactMap { place in
      sums[place].map { $0.region(of: place == 0 ? nil : new.views[place - 1], scale: new.scale) }
    }
  }

  /// The sums of changes in the cells of a view.
  private struct Cells {
    private let frame: Rect
    private var count = 0
    private var sums = [Int](repeating: 0, count: ChangedRegion.cells * ChangedRegion.cells * 6)

    init(frame: Rect) { self.frame = frame }

    mutating func add(_ before: Pixel, _ now: Pixel, x: Int, y: Int) {
      let cell =
        Self.index(Double(y) + 0.5 - frame.minY, frame.height) * ChangedRegion.cells
        + Self.index(Double(x) + 0.5 - frame.minX, frame.width)
      add(Int(now.red) - Int(before.red), at: cell * 6)
      add(Int(now.green) - Int(before.green), at: cell * 6 + 2)
      add(Int(now.blue) - Int(before.blue), at: cell * 6 + 4)
      count += 1
    }

    private mutating func add(_ change: Int, at place: Int) {
      if change > 0 { sums[place] += change } else { sums[place + 1] -= change }
    }

    private static func index(_ offset: Double, _ length: Double) -> Int {
      let share = offset / max(1, length) * Double(ChangedRegion.cells)
      return max(0, min(ChangedRegion.cells - 1, Int(clamping: share)))
    }

    func region(of view: LayoutSnapshot.View?, scale: Double) -> ChangedRegion {
      let spread = sums.map { Double($0) / Double(max(1, count)) }
      var mean = [0.0, 0, 0]
      for place in stride(from: 0, to: spread.count, by: 2) {
        mean[place % 6 / 2] += spread[place] - spread[place + 1]
      }
      let size = Size(width: frame.width / scale, height: frame.height / scale)
      return ChangedRegion(
        view: view?.id ?? "", kind: view?.kind ?? "", size: size, mean: mean, spread: spread)
    }
  }
}

import Vitrine
import VitrineBase
import VitrineGraphics

/// The division of a plan into portions of similar cost, without communication between machines.
///
/// The pictures are ordered so that pictures of one screen are adjacent. Within a screen they are
/// ordered by wallpaper or by layout, depending on which is more expensive to repeat. Then the
/// order is cut into ranges of equal cost, so that few backdrops and layouts are needed in more
/// than one portion.
///
/// A cut moves to the nearest change of screen, or else of wallpaper or layout, if that is less
/// than a twelfth of a portion away.
public struct Division: Sendable {
  /// The indices of all pictures, in the order in which they are divided.
  private let order: [Int]
  /// `sums[n]`: the cost of the first n pictures of the order.
  private let sums: [Double]
  /// The quality of a cut before each position of the order.
  private let quality: [Quality]
  private let count: Int

  private enum Quality: Int {
    case withinGroup, beforeGroup, beforeScreen
  }

  /// The maximum distance that a cut moves, as a fraction of a portion's cost.
  private static let reach = 1.0 / 12

  /// Divides pictures of a matrix into `count` portions.
  public init(of indices: [Int], in matrix: Matrix, into count: Int) {
    self.count = count
    var order: [Int] = []
    var sums: [Double] = [0]
    var quality: [Quality] = []
    for screen in Self.screens(indices, in: matrix) {
      var wallpapers: Set<Variant.Wallpaper> = []
      for (group, places) in screen.enumerated() {
        for (number, place) in places.enumerated() {
          let picture = matrix.pictures[place]
          quality.append(number > 0 ? .withinGroup : group > 0 ? .beforeGroup : .beforeScreen)
          let isNewBackdrop = wallpapers.insert(picture.variant.wallpaper).inserted
          let backdrop = isNewBackdrop ? RunCost.backdrop(of: picture.variant) : 0
          order.append(place)
          sums.append((sums.last ?? 0) + Double(picture.cost) + backdrop)
        }
      }
    }
    (self.order, self.sums, self.quality) = (order, sums, quality)
  }

  /// Returns the pictures by screen, then by wallpaper or layout, in order of first appearance.
  private static func screens(_ indices: [Int], in matrix: Matrix) -> [[[Int]]] {
    var screens = Grouping<Screen>()
    for index in indices { screens.add(index, to: Screen(matrix.pictures[index].variant)) }
    return screens.groups.map { group in
      var layouts = Grouping<LayoutStore.Key>()
      var wallpapers = Grouping<Variant.Wallpaper>()
      for index in group {
        layouts.add(index, to: matrix.pictures[index].layoutKey)
        wallpapers.add(index, to: matrix.pictures[index].variant.wallpaper)
      }
      let backdrops = wallpapers.groups.map { places in
        RunCost.backdrop(of: matrix.pictures[places[0]].variant)
      }
      let layoutCost = RunCost.layout * Double(layouts.groups.count)
      return backdrops.reduce(0, +) > layoutCost ? wallpapers.groups : layouts.groups
    }
  }

  /// Returns the sorted indices of a portion's pictures.
  ///
  /// The first portion is 1.
  public func places(of index: Int) -> [Int] {
    order[range(of: index)].sorted()
  }

  /// Returns the estimated cost of a portion, in the microseconds of `Matrix.Picture.cost`.
  public func cost(of index: Int) -> Double {
    let range = range(of: index)
    return sums[range.upperBound] - sums[range.lowerBound]
  }

  private func range(of index: Int) -> Range<Int> {
    let start = cut(index - 1)
    return start..<max(start, cut(index))
  }

  /// Returns the position in the order where the portions up to `index` end.
  private func cut(_ index: Int) -> Int {
    guard index > 0 else { return 0 }
    guard index < count, let total = sums.last else { return order.count }
    let size = total / Double(count)
    let aim = size * Double(index)
    let low = firstSum(atLeast: aim - size * Self.reach)
    let high = firstSum(atLeast: aim + size * Self.reach)
    var best = min(order.count, firstSum(atLeast: aim))
    for place in low..<max(low, high) where place < order.count {
      let isBetter =
        best == order.count || quality[place].rawValue > quality[best].rawValue
        || quality[place] == quality[best] && abs(sums[place] - aim) < abs(sums[best] - aim)
      if isBetter { best = place }
    }
    return best
  }

  /// Returns the first position with at least this cost before it.
  private func firstSum(atLeast cost: Double) -> Int {
    var (low, high) = (0, sums.count)
    while low < high {
      let middle = (low + high) / 2
      if sums[middle] < cost { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

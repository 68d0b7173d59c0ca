import Vitrine
import VitrineBase
import VitrineGraphics

/// The pictures of a plan divided into portions that take about equally long, without any talk between
/// the machines that draw them.
///
/// Pictures are put in an order in which those of a screen are neighbors, and among them those of a
/// wallpaper or those of a layout, whichever would cost more to make twice; and the order is cut into
/// stretches of equal cost: so few backdrops and layouts are made in more than one portion. A cut moves
/// to the nearest change of the screen, else of the wallpaper or layout, where that is less than a
/// twelfth of a portion away.
public struct Division: Sendable {
  /// All places, in the order in which they are cut.
  private let order: [Int]
  /// The cost of everything before each place in the order, and of all of it at the end.
  private let sums: [Double]
  /// How good it is to cut before each place in the order.
  private let quality: [Quality]
  private let count: Int

  private enum Quality: Int {
    case withinGroup, beforeGroup, beforeScreen
  }

  /// How far a cut may move, of a portion's cost.
  private static let reach = 1.0 / 12

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

  /// Pictures by screen, then by wallpaper or layout, all in the order in which they first appear.
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

  /// The places of a portion, ascending; the first is 1.
  public func places(of index: Int) -> [Int] {
    order[range(of: index)].sorted()
  }

  /// An estimate of a portion's cost, in the microseconds of `Matrix.Picture.cost`.
  public func cost(of index: Int) -> Double {
    let range = range(of: index)
    return sums[range.upperBound] - sums[range.lowerBound]
  }

  private func range(of index: Int) -> Range<Int> {
    let start = cut(index - 1)
    return start..<max(start, cut(index))
  }

  /// The place in the order before which the portions up to `index` end.
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

  /// The first place with at least this cost before it.
  private func firstSum(atLeast cost: Double) -> Int {
    var (low, high) = (0, sums.count)
    while low < high {
      let middle = (low + high) / 2
      if sums[middle] < cost { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

public import Vitrine
public import VitrineGraphics
import VitrineImages
import VitrineLayout

/// The content of a host's screen at one moment.
public struct HostScreen {
  /// The variant of the host.
  public let variant: Variant
  /// The names of the visible widgets in their order.
  public let names: [String]
  let widgets: [HostedWidget]

  /// The height of the host's view of each widget, in points.
  public var heights: [Double] { widgets.map(\.hostSize.height) }

  /// Draws the screen.
  public func picture(in workshop: Workshop) throws(RenderError) -> Bitmap {
    workshop.rasterize(try paint(widgets, as: variant, in: workshop))
  }

  /// Returns the picture as PNG bytes.
  public func png(in workshop: Workshop) throws -> [UInt8] {
    try PNG.encode(try picture(in: workshop))
  }

  /// Returns the pictures of the transition to another screen.
  ///
  /// The last one is that screen's picture.
  ///
  /// If both screens show the same widgets, heights change while contents cross-fade and live views
  /// move. If widgets are added or removed, they fade while the others slide. Otherwise one picture
  /// fades into the other.
  public func pictures(
    to other: HostScreen, count: Int, in workshop: Workshop
  ) throws(RenderError) -> [Bitmap] {
    let end = try other.picture(in: workshop)
    let start = try picture(in: workshop)
    guard start != end, count > 1 else { return [end] }
    var pictures: [Bitmap] = []
    for step in 1..<count {
      let progress = Self.eased(Double(step) / Double(count))
      if let (with, without) = sliding(to: other, progress) {
        let (full, rest) = (try with.picture(in: workshop), try without.picture(in: workshop))
        pictures.append(
          rest.faded(to: full, names.count > other.names.count ? 1 - progress : progress))
        continue
      }
      guard names == other.names, heights != other.heights || isLive(with: other) else {
        pictures.append(start.faded(to: end, progress))
        continue
      }
      let before = try resized(towards: other, progress).picture(in: workshop)
      let after = try other.resized(towards: self, 1 - progress).picture(in: workshop)
      pictures.append(before.faded(to: after, progress))
    }
    return pictures + [end]
  }

  /// Returns the screen with more widgets while some of them are added or removed, with them and
  /// without.
  ///
  /// Returns nil if neither screen has all widgets of the other in the same order.
  private func sliding(
    to other: HostScreen, _ progress: Double
  ) -> (with: HostScreen, without: HostScreen)? {
    let isRemoval = names.count > other.names.count
    let (more, fewer) = isRemoval ? (self, other) : (other, self)
    guard names.count != other.names.count, !fewer.names.isEmpty,
      more.names.filter(fewer.names.contains) == fewer.names
    else { return nil }
    var (with, without) = (more.widgets, more.widgets)
    for (index, name) in more.names.enumerated() where !fewer.names.contains(name) {
      with[index].spaceShare = isRemoval ? 1 - progress : progress
      without[index].spaceShare = with[index].spaceShare
      without[index].isInvisible = true
    }
    return (
      HostScreen(variant: variant, names: more.names, widgets: with),
      HostScreen(variant: variant, names: more.names, widgets: without)
    )
  }

  private func isLive(with other: HostScreen) -> Bool {
    zip(widgets, other.widgets).contains { $0.scene.isLive && $1.scene.isLive }
  }

  /// Returns the eased progress, which is slow at both ends.
  static func eased(_ progress: Double) -> Double {
    progress * progress * (3 - 2 * progress)
  }

  /// Returns the contents with interpolated heights, rounded to pixels.
  private func resized(towards other: HostScreen, _ progress: Double) -> HostScreen {
    let grid = PixelGrid(scale: variant.scale)
    var resized = widgets
    for index in resized.indices {
      if widgets[index].scene.isLive, other.widgets[index].scene.isLive {
        resized[index].move(towards: other.widgets[index], progress, grid)
      }
      let (from, to) = (widgets[index].hostSize.height, other.widgets[index].hostSize.height)
      guard from != to else { continue }
      resized[index].shownHeight = grid.round(from + (to - from) * progress)
    }
    return HostScreen(variant: variant, names: names, widgets: resized)
  }
}

extension Bitmap {
  /// Returns a cross-fade to a picture of the same size.
  ///
  /// `progress` is from 0 to 1.
  func faded(to other: Bitmap, _ progress: Double) -> Bitmap {
    guard width == other.width, height == other.height else { return other }
    let share = UInt32(max(0, min(256, progress * 256 + 0.5)))
    var result = self
    for index in result.pixels.indices {
      let (a, b) = (pixels[index], other.pixels[index])
      guard a != b else { continue }
      var mixed: UInt32 = 0
      for shift in [UInt32(0), 8, 16, 24] {
        let (from, to) = (a >> shift & 255, b >> shift & 255)
        mixed |= ((from * (256 - share) + to * share + 128) >> 8) << shift
      }
      result.pixels[index] = mixed
    }
    return result
  }
}

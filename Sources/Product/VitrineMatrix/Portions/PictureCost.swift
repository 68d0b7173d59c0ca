import Vitrine
import VitrineGraphics
import VitrineImport

/// How long pictures take, in microseconds of one core of the machine of docs/benchmarks.md.
///
/// Fitted to the processor time of twelve batches of 7 to 156 pictures in a release build (six devices,
/// seven documents, text sizes, languages, wallpapers, all kinds of chrome): of each, 0.88 to 1.14
/// times what was measured. Other machines are faster or slower by a factor, which a few pictures
/// tell.
extension Matrix.Picture {
  /// Of a picture alone, without what it shares with others.
  public var cost: Int { 2800 + Int(min(1e9, max(0, pixels)) * 0.0122) }

  /// The size of a picture before it is laid out.
  private var pixels: Double {
    let metrics = variant.metrics
    let screen = variant.device.screen
    // How high an expanded widget gets is known when it is laid out; on average two compact ones.
    let height = metrics.compactHeight * (variant.mode == .expanded ? 2 : 1)
    let points: Double =
      switch variant.chrome {
      case .screen: screen.width * screen.height
      // A header of 36 points, and margins of 8.
      case .card: metrics.hostWidth * (height + 52)
      case .none: metrics.width * height
      }
    return points * variant.scale * variant.scale
  }
}

/// What a run of pictures takes in all: each of them, and once each wallpaper, each backdrop that is
/// blurred from it for a screen, and what every thread has to learn of its own, such as glyphs.
public struct RunCost: Sendable {
  /// In the microseconds of `Matrix.Picture.cost`.
  public let microseconds: Double

  public init(of pictures: [Matrix.Picture], jobs: Int) {
    var wallpapers: Set<Variant.Wallpaper> = []
    var screens: [Backdrop: Int] = [:]
    var total = 12_000.0 + 38_000 * Double(min(jobs, pictures.count))
    for picture in pictures {
      total += Double(picture.cost)
      let variant = picture.variant
      if wallpapers.insert(variant.wallpaper).inserted { total += 14_000 }
      // Threads that share the pictures over one backdrop each make it.
      let sharing = screens[Backdrop(variant), default: 0] + 1
      screens[Backdrop(variant)] = sharing
      if sharing <= jobs {
        total += Self.backdrop(of: variant) * (sharing == 1 ? 1 : 0.5)
      }
    }
    microseconds = total
  }

  /// Of the backdrop that a picture shares with others, the first time.
  static func backdrop(of variant: Variant) -> Double {
    let size = variant.device.screen
    return size.width * size.height * variant.scale * variant.scale * 0.011
  }

  /// Of a layout that pictures share, the first time: that of a widget of some twenty views.
  static let layout = 300.0

  /// What pictures that share a backdrop have in common.
  private struct Backdrop: Hashable {
    var device: String
    var orientation: Device.Orientation
    var scale: Double
    var wallpaper: Variant.Wallpaper

    init(_ variant: Variant) {
      device = variant.device.name
      orientation = variant.orientation
      scale = variant.scale
      wallpaper = variant.wallpaper
    }
  }
}

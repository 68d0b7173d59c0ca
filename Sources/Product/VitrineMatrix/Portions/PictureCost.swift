import Vitrine
import VitrineGraphics
import VitrineImport

/// The estimated time of pictures, in microseconds on one core of the machine in
/// docs/research/benchmarks.md.
///
/// The constants were fitted to the processor time of batches in a release build, with various
/// devices, documents, text sizes, languages, wallpapers and chrome. The estimates are 0.88 to 1.14
/// times the measurements. The times on another machine differ by a factor, which a few pictures
/// determine.
extension Matrix.Picture {
  /// The cost of the picture without backdrops and layouts that it shares.
  public var cost: Int { 2800 + Int(min(1e9, max(0, pixels)) * 0.0122) }

  /// The estimated number of pixels of the picture before its layout.
  private var pixels: Double {
    let metrics = variant.metrics
    let screen = variant.device.screen
    // The height in expanded mode is unknown before layout. On average it is twice the compact
    // height.
    let height = metrics.compactHeight * (variant.mode == .expanded ? 2 : 1)
    let points: Double =
      switch variant.chrome {
      case .screen: screen.width * screen.height
      // The card has a header of 36 points and margins of 8 points.
      case .card: metrics.hostWidth * (height + 52)
      case .none: metrics.width * height
      }
    return points * variant.scale * variant.scale
  }
}

/// The estimated cost of a run.
///
/// It includes each picture, each wallpaper once, each backdrop once per screen, and the caches
/// that every thread fills, for example for glyphs.
public struct RunCost: Sendable {
  /// The cost in the microseconds of `Matrix.Picture.cost`.
  public let microseconds: Double

  /// Estimates the cost of drawing the pictures on `jobs` threads.
  public init(of pictures: [Matrix.Picture], jobs: Int) {
    var wallpapers: Set<Variant.Wallpaper> = []
    var screens: [Backdrop: Int] = [:]
    var total = 12_000.0 + 38_000 * Double(min(jobs, pictures.count))
    for picture in pictures {
      total += Double(picture.cost)
      let variant = picture.variant
      if wallpapers.insert(variant.wallpaper).inserted { total += 14_000 }
      // Each thread that draws pictures over a backdrop renders that backdrop.
      let sharing = screens[Backdrop(variant), default: 0] + 1
      screens[Backdrop(variant)] = sharing
      if sharing <= jobs {
        total += Self.backdrop(of: variant) * (sharing == 1 ? 1 : 0.5)
      }
    }
    microseconds = total
  }

  /// Returns the cost of rendering a backdrop for the first time.
  static func backdrop(of variant: Variant) -> Double {
    let size = variant.device.screen
    return size.width * size.height * variant.scale * variant.scale * 0.011
  }

  /// The cost of a layout of about twenty views.
  static let layout = 300.0

  /// The properties that pictures with the same backdrop share.
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

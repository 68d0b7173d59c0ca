import CoreGraphics
public import Foundation
import Vitrine
import VitrineGraphics

/// The kind of interface of a device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
}

/// The variant's device.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
  /// The device of the current variant.
  public static let current = UIDevice()

  /// A Boolean value that indicates whether the level of the battery is measured.
  public var isBatteryMonitoringEnabled = false

  /// The kind of interface: `pad` on an iPad, otherwise `phone`.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    LiveEnvironment.current.variant.device.idiom == .pad ? .pad : .phone
  }

  /// The name of the operating system, which is always iOS.
  public var systemName: String { "iOS" }

  /// The version of the operating system, which always ends in `.0`.
  public var systemVersion: String { "\(LiveEnvironment.current.variant.system.version).0" }

  /// The model of the device: iPad or iPhone.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
}

/// The screen of the variant's device.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  /// The screen of the current variant's device.
  public static let main = UIScreen()

  /// The size of the screen in points, in its orientation.
  public var bounds: CGRect {
    let variant = LiveEnvironment.current.variant
    return CGRect(origin: .zero, size: CGSize(variant.device.screen(variant.orientation)))
  }

  /// The number of pixels per point.
  public var scale: CGFloat { CGFloat(LiveEnvironment.current.variant.scale) }

  /// The number of pixels per point, which is always equal to `scale`.
  public var nativeScale: CGFloat { scale }
}

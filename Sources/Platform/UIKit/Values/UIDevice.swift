import CoreGraphics
public import Foundation
import Vitrine
import VitrineGraphics

/// The kind of interface of a device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad
}

/// The variant's device.
@MainActor
public final class UIDevice {
  public static let current = UIDevice()

  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    LiveEnvironment.current.variant.device.idiom == .pad ? .pad : .phone
  }

  public var systemName: String { "iOS" }

  public var systemVersion: String { "\(LiveEnvironment.current.variant.system.version).0" }

  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
}

/// The screen of the variant's device.
@MainActor
public final class UIScreen {
  public static let main = UIScreen()

  /// The size of the screen in points, in its orientation.
  public var bounds: CGRect {
    let variant = LiveEnvironment.current.variant
    return CGRect(origin: .zero, size: CGSize(variant.device.screen(variant.orientation)))
  }

  public var scale: CGFloat { CGFloat(LiveEnvironment.current.variant.scale) }

  public var nativeScale: CGFloat { scale }
}

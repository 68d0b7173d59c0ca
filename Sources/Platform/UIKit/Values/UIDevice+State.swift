public import CoreGraphics
public import Foundation
import Vitrine

/// The orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// A Boolean value that indicates whether the device is turned to a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// A Boolean value that indicates whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean value that indicates whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// A Boolean value that indicates whether the orientation is one of an interface.
  public var isValidInterfaceOrientation: Bool { isLandscape || isPortrait }
}

// The state of the device: a full battery on no charger, upright.
extension UIDevice {
  /// The charging of a battery.
  public enum BatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
  }

  /// The name of the notification of a change of the battery's level, which is never posted.
  public nonisolated static let batteryLevelDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// The name of the notification of a change of the battery's state, which is never posted.
  public nonisolated static let batteryStateDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// The name of the notification of a turned device, which is never posted.
  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// The name of the notification of a near face, which is never posted.
  public nonisolated static let proximityStateDidChangeNotification = NSNotification.Name(
    "UIDeviceProximityStateDidChangeNotification")

  /// The name of the device, which is its model.
  public var name: String { model }
  /// The model in the language of the device.
  public var localizedModel: String { model }
  /// The identifier of the device for a vendor, which is the same for all.
  public var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000000") }
  /// The level of the battery in 0…1, or -1 if it isn't measured.
  public var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
  /// The charging of the battery, which is unknown if it isn't measured.
  public var batteryState: BatteryState { isBatteryMonitoringEnabled ? .unplugged : .unknown }

  /// The orientation of the device.
  public var orientation: UIDeviceOrientation {
    SharedEnvironment.variant.orientation == .landscape ? .landscapeLeft : .portrait
  }

  /// A Boolean value that indicates whether a face is near.
  public var proximityState: Bool { false }

  /// A Boolean value that indicates whether the device can do several things at once.
  public var isMultitaskingSupported: Bool { true }
  /// A Boolean value that indicates whether the device notices a face.
  public var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// A Boolean value that indicates whether the device posts notifications of its orientation.
  public var isGeneratingDeviceOrientationNotifications: Bool { false }

  /// Begins notifications of the orientation, which are never posted.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Ends notifications of the orientation.
  public func endGeneratingDeviceOrientationNotifications() {}
  /// Plays the sound of a key, which has no effect.
  public func playInputClick() {}
}

extension UIScreen {
  /// The name of the notification of a changed brightness, which is never posted.
  public nonisolated static let brightnessDidChangeNotification = NSNotification.Name(
    "UIScreenBrightnessDidChangeNotification")

  /// The screens: the main one.
  public static var screens: [UIScreen] { [main] }
  /// The brightness in 0…1, which is a half.
  public var brightness: CGFloat {
    get { 0.5 }
    set {}
  }
  /// The size of the screen in pixels, upright.
  public var nativeBounds: CGRect {
    let size = bounds.size
    return CGRect(
      x: 0, y: 0, width: min(size.width, size.height) * scale,
      height: max(size.width, size.height) * scale)
  }
  /// The size of the screen in points, upright.
  public var fixedBounds: CGRect {
    let size = bounds.size
    return CGRect(
      x: 0, y: 0, width: min(size.width, size.height), height: max(size.width, size.height))
  }
  /// The traits of the screen.
  public var traitCollection: UITraitCollection { .current }
  /// The number of refreshes per second.
  public var maximumFramesPerSecond: Int { 60 }
  /// A Boolean value that indicates whether the screen is recorded.
  public var isCaptured: Bool { false }
}

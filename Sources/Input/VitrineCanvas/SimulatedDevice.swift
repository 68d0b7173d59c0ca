import VitrineGraphics
import VitrineImport

/// The device that Interface Builder's canvas shows a file on.
///
/// The insets depend on the version of Xcode and not only on the device (docs/PLATFORM.md,
/// "Interface Builder").
struct SimulatedDevice: Hashable {
  /// The device's id in a file, such as `retina4_7`, or nil if the file names no device.
  var identifier: String?
  /// The screen that a file without a device simulates, such as `retina4`.
  var simulatedScreen: String?
  var isLandscape: Bool
  /// The version of Xcode that wrote the file.
  var xcode: XcodeVersion

  private static let screens: [String: Size] = [
    "retina3_5": Size(width: 320, height: 480), "retina4_0": Size(width: 320, height: 568),
    "retina4_7": Size(width: 375, height: 667), "retina5_5": Size(width: 414, height: 736),
    "retina5_9": Size(width: 375, height: 812), "retina5_4": Size(width: 375, height: 812),
    "retina6_1": Size(width: 414, height: 896), "retina6_5": Size(width: 414, height: 896),
    "retina6_0": Size(width: 390, height: 844), "retina6_7": Size(width: 428, height: 926),
    "retina6_12": Size(width: 393, height: 852), "retina6_72": Size(width: 430, height: 932),
    "retina6_3": Size(width: 402, height: 874),
    "ipad9_7": Size(width: 768, height: 1024), "ipad7_9": Size(width: 768, height: 1024),
    "ipad10_2": Size(width: 810, height: 1080), "ipad10_5": Size(width: 834, height: 1112),
    "ipad11_0rounded": Size(width: 834, height: 1194),
    "ipad12_9": Size(width: 1024, height: 1366), "ipad12_9rounded": Size(width: 1024, height: 1366),
    // Xcode 6 and 7 write names without a decimal point.
    "retina35": Size(width: 320, height: 480), "retina4": Size(width: 320, height: 568),
    "retina47": Size(width: 375, height: 667), "retina55": Size(width: 414, height: 736),
  ]

  private static let tripleScale: Set<String> = [
    "retina5_5", "retina5_9", "retina6_5", "retina6_12", "retina6_7", "retina5_4", "retina6_0",
    "retina6_72", "retina6_3",
  ]

  /// The size of the screen in the device's orientation, or nil for an unknown device.
  var screen: Size? {
    guard let size = (identifier ?? simulatedScreen).flatMap({ Self.screens[$0] }) else {
      return nil
    }
    return isLandscape ? Size(width: size.height, height: size.width) : size
  }

  /// The number of pixels per point, or nil if the file names no device.
  var scale: Double? { identifier.map { Self.tripleScale.contains($0) ? 3 : 2 } }

  var isPhone: Bool { identifier?.hasPrefix("retina") ?? false }

  /// The top inset of a notch or island in portrait, in points.
  ///
  /// Nil for a device without one.
  var notch: Double? {
    switch identifier {
    case "retina5_9":
      EditorRule.notchOf50.holds(in: xcode)
        ? 50 : EditorRule.higherNotches.holds(in: xcode) ? 47 : 44
    case "retina6_5": 44
    case "retina6_1": EditorRule.higherNotches.holds(in: xcode) ? 48 : 44
    case "retina6_0", "retina6_7": EditorRule.higherNotches.holds(in: xcode) ? 47 : 44
    case "retina5_4": 50
    case "retina6_12", "retina6_72": 59
    case "retina6_3": 62
    default: nil
    }
  }

  /// The insets of the device for a full screen, without a status bar.
  var screenInsets: Insets {
    if let notch {
      return isLandscape
        ? Insets(top: 0, left: notch, bottom: 21, right: notch)
        : Insets(top: notch, left: 0, bottom: 34, right: 0)
    }
    guard identifier?.hasSuffix("rounded") ?? false else { return .zero }
    return Insets(top: roundedPadStatusBarHeight, left: 0, bottom: 20, right: 0)
  }

  /// A Boolean value that indicates whether the canvas adds the insets to a full screen twice.
  var addsInsetsTwice: Bool {
    notch != nil && !isLandscape && EditorRule.insetsTwice.holds(in: xcode)
  }

  /// The height of the status bar on a device that has neither a notch nor rounded corners.
  var statusBarHeight: Double { EditorRule.noStatusBar.holds(in: xcode) ? 0 : 20 }

  /// The height of the status bar on an iPad with rounded corners.
  private var roundedPadStatusBarHeight: Double {
    EditorRule.noStatusBarOnRoundedPads.holds(in: xcode) ? 0 : 24
  }
}

extension InterfaceDocument {
  /// The device that the file was last shown on.
  var device: SimulatedDevice {
    let element = root.child("device")
    let screen = root.child("simulatedMetricsContainer")?.child("simulatedScreenMetrics")?["type"]
    return SimulatedDevice(
      identifier: element?["id"],
      simulatedScreen: screen.map { String($0.prefix { $0 != "." }) },
      isLandscape: element?["orientation"] == "landscape",
      xcode: xcode)
  }

  /// The number of pixels per point of the canvas that the file was last shown on.
  ///
  /// Before Xcode 8, a file without a device was shown at 2× only if a view is at half a point.
  var deviceScale: Double {
    if let scale = device.scale { return scale }
    return EditorRule.doubleScale.holds(in: xcode) || root.hasFrameAtHalfPoint ? 2 : 1
  }
}

extension XMLElement {
  fileprivate var hasFrameAtHalfPoint: Bool {
    if name == "rect", self["key"] == "frame" {
      return ["x", "y", "width", "height"].contains { key in
        guard let value = number(key) else { return false }
        return PixelGrid.floor(value) != value && PixelGrid.floor(value * 2) == value * 2
      }
    }
    return name != "variation" && children.contains { $0.hasFrameAtHalfPoint }
  }
}

import VitrineGraphics

/// The device that Interface Builder's canvas shows a file on.
///
/// The insets are those of the canvas, which changed with Xcode and not only with the device
/// (docs/PLATFORM.md, "Interface Builder").
struct SimulatedDevice: Hashable {
  /// What identifies the device in a file, such as `retina4_7`; nil where the file names none.
  var identifier: String?
  /// The screen that a file without a device simulates for its scenes.
  var simulatedScreen: String?
  var isLandscape: Bool
  /// The version of the tools that wrote the file, its first number; 0 where it doesn't say.
  var toolsVersion: Int

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
    // Names without a decimal point are those of Xcode 6 and 7.
    "retina35": Size(width: 320, height: 480), "retina4": Size(width: 320, height: 568),
    "retina47": Size(width: 375, height: 667), "retina55": Size(width: 414, height: 736),
  ]

  private static let tripleScale: Set<String> = [
    "retina5_5", "retina5_9", "retina6_5", "retina6_12", "retina6_7", "retina5_4", "retina6_0",
    "retina6_72", "retina6_3",
  ]

  /// The size of the screen as the device is held; nil for a device that isn't known.
  var screen: Size? {
    guard let size = (identifier ?? simulatedScreen).flatMap({ Self.screens[$0] }) else {
      return nil
    }
    return isLandscape ? Size(width: size.height, height: size.width) : size
  }

  /// Pixels per point; nil where the file names no device.
  var scale: Double? { identifier.map { Self.tripleScale.contains($0) ? 3 : 2 } }

  var isPhone: Bool { identifier?.hasPrefix("retina") ?? false }

  /// How far a notch or island reaches into an upright screen; nil for a device without one.
  ///
  /// Xcode 14 raised the iPhone X from 44 to 47, the iPhone 11 from 44 to 48 (44 in a file of tools
  /// 18,122, 48 in all files from 21,701 on) and the iPhone 12 from 44 to 47 (4 roots of 2 repositories
  /// before, 9 after); the iPhone X has 50 from Xcode 14.3 on (tools 21,701 and 22,505).
  var notch: Double? {
    switch identifier {
    case "retina5_9": toolsVersion >= 21_600 ? 50 : toolsVersion >= 21_000 ? 47 : 44
    case "retina6_5": 44
    case "retina6_1": toolsVersion >= 21_000 ? 48 : 44
    case "retina6_0", "retina6_7": toolsVersion >= 21_000 ? 47 : 44
    case "retina5_4": 50
    case "retina6_12", "retina6_72": 59
    case "retina6_3": 62
    default: nil
    }
  }

  /// What the device itself takes from the edges of a full screen, without a status bar.
  var screenInsets: Insets {
    if let notch {
      return isLandscape
        ? Insets(top: 0, left: notch, bottom: 21, right: notch)
        : Insets(top: notch, left: 0, bottom: 34, right: 0)
    }
    guard identifier?.hasSuffix("rounded") ?? false else { return .zero }
    return Insets(top: roundedPadStatusBarHeight, left: 0, bottom: 20, right: 0)
  }

  /// Whether a scene that fills the screen keeps clear of the device's own insets twice.
  ///
  /// The canvases of Xcode 16.3 and later add them to the safe area that has them already (12 roots
  /// in 4 repositories, none against).
  var addsInsetsTwice: Bool { notch != nil && !isLandscape && toolsVersion >= 23_720 }

  /// The height of the status bar on a device that has neither a notch nor rounded corners.
  ///
  /// The canvases of Xcode 11 to 14.2 have none (31 roots in 11 repositories, none against); those
  /// before and after have 20 points (7 roots in 4 repositories of Xcode 14.3).
  var statusBarHeight: Double { (14_810..<21_600).contains(toolsVersion) ? 0 : 20 }

  /// The same on an iPad with rounded corners: Xcode 11 and 12 have none (10 roots of 3 files in 2
  /// repositories), Xcode 13 has one (a file).
  private var roundedPadStatusBarHeight: Double {
    (14_810..<19_000).contains(toolsVersion) ? 0 : 24
  }
}

extension InterfaceDocument {
  var device: SimulatedDevice {
    let element = root.child("device")
    let screen = root.child("simulatedMetricsContainer")?.child("simulatedScreenMetrics")?["type"]
    return SimulatedDevice(
      identifier: element?["id"],
      simulatedScreen: screen.map { String($0.prefix { $0 != "." }) },
      isLandscape: element?["orientation"] == "landscape",
      toolsVersion: toolsVersion)
  }

  /// Pixels per point of the canvas that the file was last shown on.
  ///
  /// Files without a device come from canvases at 1× or 2×: from Xcode 8 on at 2×, before that at 2×
  /// where some view is at half a point (9 files in 4 repositories).
  public var deviceScale: Double {
    if let scale = device.scale { return scale }
    return toolsVersion >= 11_000 || root.hasFrameAtHalfPoint ? 2 : 1
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

import CoreGraphics
import Foundation
import UIKit

/// The screen of a phone, from which its configurations are made.
struct PhoneScreen {
  /// The size in portrait, in points.
  let width: CGFloat
  let height: CGFloat
  /// The top of the safe area in portrait, which is at both sides in landscape without a home button.
  let top: CGFloat
  /// The bottom of the safe area in landscape.
  var landscapeBottom: CGFloat = 0
  /// A Boolean value that indicates whether the width is regular in landscape.
  var isLarge = false
  /// A Boolean value that indicates whether the text size is medium in portrait.
  var setsTextSize = true

  /// The bottom of the safe area in portrait without a home button.
  private static let indicator: CGFloat = 34

  /// Returns the configuration in an orientation.
  func config(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    let hasButton = landscapeBottom == 0
    var config = ViewImageConfig(traits: traits(orientation))
    switch orientation {
    case .portrait:
      config.size = CGSize(width: width, height: height)
      config.safeArea = UIEdgeInsets(
        top: top, left: 0, bottom: hasButton ? 0 : Self.indicator, right: 0)
    case .landscape:
      config.size = CGSize(width: height, height: width)
      let side = hasButton ? 0 : top
      config.safeArea = UIEdgeInsets(top: 0, left: side, bottom: landscapeBottom, right: side)
    }
    return config
  }

  /// Returns the traits in an orientation.
  ///
  /// The text size is medium on most phones, as in the package whose names these are, not the
  /// system's default.
  func traits(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    let isWide = orientation == .landscape && isLarge
    return UITraitCollection(traitsFrom: [
      .init(layoutDirection: .leftToRight),
      .init(
        preferredContentSizeCategory: setsTextSize || orientation == .landscape
          ? .medium : .unspecified),
      .init(userInterfaceIdiom: .phone), .init(horizontalSizeClass: isWide ? .regular : .compact),
      .init(verticalSizeClass: orientation == .portrait ? .regular : .compact),
    ])
  }

  static let se = PhoneScreen(width: 320, height: 568, top: 20)
  static let eight = PhoneScreen(width: 375, height: 667, top: 20)
  static let eightPlus = PhoneScreen(width: 414, height: 736, top: 20, isLarge: true)
  static let x = PhoneScreen(width: 375, height: 812, top: 44, landscapeBottom: 24)
  static let xr = PhoneScreen(width: 414, height: 896, top: 44, landscapeBottom: 24, isLarge: true)
  static let xsMax = PhoneScreen(
    width: 414, height: 896, top: 44, landscapeBottom: 24, isLarge: true, setsTextSize: false)
  static let twelve = PhoneScreen(width: 390, height: 844, top: 47, landscapeBottom: 21)
  static let twelveMax = PhoneScreen(
    width: 428, height: 926, top: 47, landscapeBottom: 21, isLarge: true)
  static let mini = PhoneScreen(width: 375, height: 812, top: 50, landscapeBottom: 21)
}

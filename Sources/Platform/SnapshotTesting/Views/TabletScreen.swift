import CoreGraphics
import Foundation
import UIKit

/// The screen of a tablet, from which its configurations are made.
struct TabletScreen {
  /// The size in portrait, in points.
  let width: CGFloat
  let height: CGFloat
  /// The widths of a third, a half and two thirds in landscape.
  let landscape: (third: CGFloat, half: CGFloat, rest: CGFloat)
  /// The widths of a third and two thirds in portrait.
  let portrait: (third: CGFloat, rest: CGFloat)
  var top: CGFloat = 20
  var bottom: CGFloat = 0
  /// A Boolean value that indicates whether half a screen in landscape has a regular width.
  var hasRegularHalf = false

  /// Returns the configuration of a part of the screen.
  func config(_ orientation: ViewImageConfig.TabletOrientation) -> ViewImageConfig {
    let (size, isCompact): (CGSize, Bool) =
      switch orientation {
      case .landscape(.oneThird): (CGSize(width: landscape.third, height: width), true)
      case .landscape(.oneHalf): (CGSize(width: landscape.half, height: width), !hasRegularHalf)
      case .landscape(.twoThirds): (CGSize(width: landscape.rest, height: width), false)
      case .landscape(.full): (CGSize(width: height, height: width), false)
      case .portrait(.oneThird): (CGSize(width: portrait.third, height: height), true)
      case .portrait(.twoThirds): (CGSize(width: portrait.rest, height: height), true)
      case .portrait(.full): (CGSize(width: width, height: height), false)
      }
    return ViewImageConfig(
      safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), size: size,
      traits: Self.traits(isCompact: isCompact))
  }

  /// Returns the traits of a wide or narrow part of a screen.
  ///
  /// Unlike a phone, a tablet sets no text size and no direction.
  static func traits(isCompact: Bool) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      .init(userInterfaceIdiom: .pad), .init(horizontalSizeClass: isCompact ? .compact : .regular),
      .init(verticalSizeClass: .regular),
    ])
  }

  static let mini = TabletScreen(
    width: 768, height: 1024, landscape: (320, 507, 694), portrait: (320, 438))
  static let ten = TabletScreen(
    width: 810, height: 1080, landscape: (320, 535, 750), portrait: (320, 480))
  static let tenAndHalf = TabletScreen(
    width: 834, height: 1112, landscape: (320, 551, 782), portrait: (320, 504))
  static let eleven = TabletScreen(
    width: 834, height: 1194, landscape: (375, 592, 809), portrait: (320, 504), top: 24, bottom: 20)
  static let thirteen = TabletScreen(
    width: 1024, height: 1366, landscape: (375, 678, 981), portrait: (375, 639),
    hasRegularHalf: true)
}

extension ViewImageConfig.Orientation {
  /// The whole screen of a tablet in the orientation.
  var tablet: ViewImageConfig.TabletOrientation {
    self == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full)
  }
}

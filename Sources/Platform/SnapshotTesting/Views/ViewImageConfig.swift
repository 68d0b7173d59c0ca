public import Foundation
public import UIKit

/// The screen of a device: its size, its safe area and its traits.
public struct ViewImageConfig: Sendable {
  /// The orientation of a device.
  public enum Orientation: Sendable {
    case landscape, portrait
  }

  /// The orientation of a tablet, with the part of the screen that the app has.
  public enum TabletOrientation: Sendable {
    /// The parts of a screen in portrait.
    public enum PortraitSplits: Sendable {
      case oneThird, twoThirds, full
    }

    /// The parts of a screen in landscape.
    public enum LandscapeSplits: Sendable {
      case oneThird, oneHalf, twoThirds, full
    }

    case landscape(splitView: LandscapeSplits)
    case portrait(splitView: PortraitSplits)
  }

  /// The insets of the safe area.
  public var safeArea: UIEdgeInsets
  /// The size in points, or nil for that of the view.
  public var size: CGSize?
  /// The traits.
  public var traits: UITraitCollection

  /// Creates a screen.
  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()
  ) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }
}

import CoreGraphics
import QuartzCore
import VitrineGraphics
import VitrineLayout

extension UIView {
  /// The placement of content with a different size.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// Notifies every view that inherits this view's tint color.
  func tellTint() {
    tintColorDidChange()
    for view in subviews where view.layer.style.tintColor == nil { view.tellTint() }
  }

  /// The interface's direction, unless the view's semantics fix it.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch model.semanticDirection {
    case .unspecified:
      traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// The meaning of the content, which determines whether the view is mirrored.
  public var semanticContentAttribute: UISemanticContentAttribute {
    get {
      switch model.semanticDirection {
      case .unspecified: .unspecified
      case .playback: .playback
      case .spatial: .spatial
      case .forceLeftToRight: .forceLeftToRight
      case .forceRightToLeft: .forceRightToLeft
      }
    }
    set {
      model.semanticDirection =
        switch newValue {
        case .unspecified: .unspecified
        case .playback: .playback
        case .spatial: .spatial
        case .forceLeftToRight: .forceLeftToRight
        case .forceRightToLeft: .forceRightToLeft
        }
      LayoutChanges.note()
    }
  }
}

/// The semantics that determine whether a view is mirrored in a right-to-left interface.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

extension UIView.ContentMode {
  /// The engine's modes in the order of UIKit's.
  private static let modes: [VitrineLayout.ContentMode] = [
    .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top, .bottom, .left,
    .right, .topLeft, .topRight, .bottomLeft, .bottomRight,
  ]

  init(_ mode: VitrineLayout.ContentMode) {
    self = Self.modes.firstIndex(of: mode).flatMap(Self.init) ?? .scaleToFill
  }

  var mode: VitrineLayout.ContentMode { Self.modes[rawValue] }
}

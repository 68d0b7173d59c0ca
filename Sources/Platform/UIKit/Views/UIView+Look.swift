public import CoreGraphics
import QuartzCore
import VitrineGraphics
import VitrineLayout

extension UIView {
  /// Where content of another size goes.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// Nil, which is clear, by default; it is the layer's.
  public var backgroundColor: UIColor? {
    get { layer.style.backgroundColor.map(UIColor.init) }
    set { layer.style.backgroundColor = newValue?.color }
  }

  /// From 0 to 1, and for all that is inside; a view under 0.01 takes no touches.
  public var alpha: CGFloat {
    get { CGFloat(layer.style.alpha) }
    set { layer.style.alpha = Double(min(1, max(0, newValue))) }
  }

  /// Whether what is inside ends at the bounds, and so at the rounded corners.
  public var clipsToBounds: Bool {
    get { layer.style.clipsToBounds }
    set { layer.style.clipsToBounds = newValue }
  }

  /// The view's own, or that of the nearest view around it that has one.
  // As on the platform.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var tintColor: UIColor! {
    get {
      var at: UIView? = self
      while let view = at {
        if let color = view.layer.style.tintColor { return UIColor(color) }
        at = view.superview
      }
      return .systemBlue
    }
    set {
      layer.style.tintColor = newValue?.color
      tellTint()
    }
  }

  /// Tells every view whose tint is inherited from this one.
  private func tellTint() {
    tintColorDidChange()
    for view in subviews where view.layer.style.tintColor == nil { view.tellTint() }
  }

  /// Scale to fill by default; it places images, and nothing that is drawn.
  public var contentMode: ContentMode {
    get { ContentMode(layer.style.contentMode) }
    set { layer.style.contentMode = newValue.mode }
  }

  /// The variant's, for every view: nothing in a widget overrides traits.
  public var traitCollection: UITraitCollection { .current }

  /// The interface's direction, unless the view's meaning fixes it.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch model.semanticDirection {
    case .unspecified: traitCollection.layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

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

/// Whether a view is turned around where the interface runs from right to left.
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

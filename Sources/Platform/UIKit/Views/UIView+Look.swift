public import CoreGraphics
import QuartzCore
import VitrineGraphics
import VitrineLayout

extension UIView {
  /// The placement of content with a different size.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// The background color of the layer.
  ///
  /// The default is nil, which is transparent.
  public var backgroundColor: UIColor? {
    get { layer.style.backgroundColor.map(UIColor.init) }
    set { layer.style.backgroundColor = newValue?.color }
  }

  /// The opacity from 0 to 1 of the view and its subviews.
  ///
  /// Below 0.01 the view ignores touches.
  public var alpha: CGFloat {
    get { CGFloat(layer.style.alpha) }
    set { layer.style.alpha = Double(min(1, max(0, newValue))) }
  }

  /// A Boolean value that indicates whether content is clipped to the bounds with their rounded
  /// corners.
  public var clipsToBounds: Bool {
    get { layer.style.clipsToBounds }
    set { layer.style.clipsToBounds = newValue }
  }

  // The platform declares it as implicitly unwrapped.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The tint color of the view or of the nearest ancestor that has one.
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

  /// Notifies every view that inherits this view's tint color.
  private func tellTint() {
    tintColorDidChange()
    for view in subviews where view.layer.style.tintColor == nil { view.tellTint() }
  }

  /// The content mode, by default scale to fill.
  ///
  /// It affects images but not drawings.
  public var contentMode: ContentMode {
    get { ContentMode(layer.style.contentMode) }
    set { layer.style.contentMode = newValue.mode }
  }

  /// The variant's traits, because no view of a widget overrides them.
  public var traitCollection: UITraitCollection { .current }

  /// The interface's direction, unless the view's semantics fix it.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch model.semanticDirection {
    case .unspecified: traitCollection.layoutDirection
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

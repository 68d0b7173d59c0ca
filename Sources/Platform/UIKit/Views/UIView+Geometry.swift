import CoreGraphics
public import Foundation
import QuartzCore
import VitrineGraphics
import VitrineLayout

extension UIView {
  /// Where the anchor point is in the superview: the middle of the frame unless that was moved.
  public var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }

  /// Turns, scales or moves the view with all it holds, about its anchor point, which is its middle.
  ///
  /// As documented, layout doesn't see it, and the frame is then only the box around the view: what
  /// places the view are `center` and `bounds`.
  public var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// The view whose alpha lets this one through; it must not be a subview of another.
  public var mask: UIView? {
    get { layer.mask?.view }
    set {
      newValue?.removeFromSuperview()
      maskView = newValue
      layer.mask = newValue?.layer
    }
  }

  /// What gives way when the superview's size changes.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  public var autoresizingMask: AutoresizingMask {
    get { AutoresizingMask(rawValue: UInt(model.autoresizingMask.rawValue)) }
    set {
      model.autoresizingMask = VitrineLayout.AutoresizingMask(rawValue: Int(newValue.rawValue))
      LayoutChanges.note()
    }
  }

  /// Whether the frame and the mask place the view, rather than constraints.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { model.translatesAutoresizingMask }
    set {
      model.translatesAutoresizingMask = newValue
      LayoutChanges.note()
    }
  }

  /// A point of this view in another; nil is the topmost view.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(map(to: view))
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(map(to: view).inverted())
  }

  /// A rectangle of this view in another: where a transform turns it, the smallest around it.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(map(to: view)) }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying(map(to: view).inverted())
  }

  /// Points of two trees are related by their topmost views, as if both were at one place.
  private func map(to view: UIView?) -> CGAffineTransform {
    guard let view else { return mapToTop }
    return mapToTop.concatenating(view.mapToTop.inverted())
  }

  /// From the view's points to those of the topmost view's bounds.
  private var mapToTop: CGAffineTransform {
    var map = CGAffineTransform.identity
    var at = self
    while let parent = at.superview {
      map = map.concatenating(at.layer.mapToSuperlayer)
      at = parent
    }
    // Bounds of a view start where its content does, the topmost view's at its corner.
    return map.concatenating(
      CGAffineTransform(translationX: -at.bounds.minX, y: -at.bounds.minY))
  }

  /// Keeps to the mask as the superview's size changes.
  func autoresize(from old: CGSize, to new: CGSize) {
    guard model.translatesAutoresizingMask, !model.autoresizingMask.isEmpty else { return }
    var frame = layer.untransformedFrame
    let mask = autoresizingMask
    (frame.origin.x, frame.size.width) = Self.resized(
      frame.minX, frame.width, old.width, new.width,
      [
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin),
      ])
    (frame.origin.y, frame.size.height) = Self.resized(
      frame.minY, frame.height, old.height, new.height,
      [
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin),
      ])
    layer.untransformedFrame = frame
  }

  /// Shares what an axis gains among its flexible parts, by their sizes, or equally where they have none.
  private static func resized(
    _ start: CGFloat, _ size: CGFloat, _ old: CGFloat, _ new: CGFloat, _ flexible: [Bool]
  ) -> (CGFloat, CGFloat) {
    var parts = [start, size, old - start - size]
    let gain = new - old
    let total = zip(parts, flexible).reduce(0) { $1.1 ? $0 + $1.0 : $0 }
    let count = CGFloat(flexible.count { $0 })
    for index in parts.indices where flexible[index] {
      parts[index] += total != 0 ? gain * parts[index] / total : gain / count
    }
    return (parts[0], parts[1])
  }
}

/// Something that a person does.
public final class UIEvent {
  public init() {}
}

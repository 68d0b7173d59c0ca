import CoreGraphics
public import Foundation
import QuartzCore
import VitrineGraphics
import VitrineLayout

extension UIView {
  /// The view whose alpha masks this one.
  ///
  /// It must not be a subview of another view.
  public var mask: UIView? {
    get { layer.mask?.view }
    set {
      newValue?.removeFromSuperview()
      maskView = newValue
      layer.mask = newValue?.layer
    }
  }

  /// The flexible parts when the superview's size changes.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits of the members.
    public let rawValue: UInt

    /// Creates a set from the bits of its members.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left margin changes.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width changes.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The right margin changes.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The top margin changes.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height changes.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The bottom margin changes.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// The dimensions that change with the superview's size.
  public var autoresizingMask: AutoresizingMask {
    get { AutoresizingMask(rawValue: UInt(model.autoresizingMask.rawValue)) }
    set {
      model.autoresizingMask = VitrineLayout.AutoresizingMask(rawValue: Int(newValue.rawValue))
      LayoutChanges.note()
    }
  }

  /// A Boolean value that indicates whether the frame and the mask position the view instead of
  /// constraints.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { model.translatesAutoresizingMask }
    set {
      model.translatesAutoresizingMask = newValue
      LayoutChanges.note()
    }
  }

  /// Converts a point of this view to another one.
  ///
  /// Nil is the topmost view.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(map(to: view))
  }

  /// Returns a point in this view's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(map(to: view).inverted())
  }

  /// Converts a rectangle of this view to another one.
  ///
  /// The result of a rotation is the bounding box.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(map(to: view)) }

  /// Returns a rectangle in this view's coordinates.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying(map(to: view).inverted())
  }

  /// Returns the transform to another view.
  ///
  /// Two trees are related as if their topmost views coincided.
  private func map(to view: UIView?) -> CGAffineTransform {
    guard let view else { return mapToTop }
    return mapToTop.concatenating(view.mapToTop.inverted())
  }

  /// The transform from the view's coordinates to those of the topmost view.
  private var mapToTop: CGAffineTransform {
    var map = CGAffineTransform.identity
    var at = self
    while let parent = at.superview {
      map = map.concatenating(at.layer.mapToSuperlayer)
      at = parent
    }
    // The origin of a view's bounds is that of its content, and the topmost view's is its corner.
    return map.concatenating(
      CGAffineTransform(translationX: -at.bounds.minX, y: -at.bounds.minY))
  }

  /// Applies the mask to a change of the superview's size.
  func autoresize(from old: CGSize, to new: CGSize) {
    guard model.translatesAutoresizingMask, !model.autoresizingMask.isEmpty else { return }
    var frame = layer.untransformedFrame
    let mask = autoresizingMask
    (frame.origin.x, frame.size.width) = Self.resized(
      frame.minX, frame.width, from: old.width, to: new.width,
      flexible: [
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin),
      ])
    (frame.origin.y, frame.size.height) = Self.resized(
      frame.minY, frame.height, from: old.height, to: new.height,
      flexible: [
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin),
      ])
    layer.untransformedFrame = frame
  }

  /// Distributes the growth along an axis to its flexible parts, by their sizes, or equally if
  /// these are 0.
  private static func resized(
    _ start: CGFloat, _ size: CGFloat, from old: CGFloat, to new: CGFloat, flexible: [Bool]
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

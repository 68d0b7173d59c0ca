public import Foundation
import VitrineGraphics

// Paths in changed coordinates. Apple's initializers take pointers, which are often nil.
extension CGPath {
  /// Creates the path of a rectangle in changed coordinates.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    unsafe self.init(CGPath(rect: rect).mapped(by: transform?.pointee))
  }

  /// Creates the path of the ellipse inscribed in a rectangle, in changed coordinates.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    unsafe self.init(CGPath(ellipseIn: rect).mapped(by: transform?.pointee))
  }

  /// Creates a rectangle with rounded corners, in changed coordinates.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = CGPath(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    unsafe self.init(path.mapped(by: transform?.pointee))
  }

  /// Returns the path in changed coordinates.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    unsafe CGPath(mapped(by: transform?.pointee))
  }

  /// Returns a path that can be extended, in changed coordinates.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    unsafe CGMutablePath(mapped(by: transform?.pointee))
  }

  fileprivate func mapped(by transform: CGAffineTransform?) -> Path {
    transform.map { path.mapped(by: $0.affine) } ?? path
  }
}

extension CGMutablePath {
  /// Begins a subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform) {
    move(to: point.applying(transform))
  }

  /// Adds a line from the current point to another point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform) {
    addLine(to: point.applying(transform))
  }

  /// Adds a rectangle as a closed subpath.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform) {
    addPath(CGPath(rect: rect), transform: transform)
  }

  /// Adds the ellipse inscribed in a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform) {
    addPath(CGPath(ellipseIn: rect), transform: transform)
  }

  /// Adds a rectangle with rounded corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform
  ) {
    addPath(
      CGPath(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight),
      transform: transform)
  }

  /// Adds the segments of another path.
  public func addPath(_ other: CGPath, transform: CGAffineTransform) {
    path.append(other.mapped(by: transform))
  }
}

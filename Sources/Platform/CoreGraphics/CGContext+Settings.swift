public import Foundation
import VitrineGraphics
import VitrineRaster

/// The parts of a path that are painted.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// The quality of scaled images, which is always high.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default`, none, low, high, medium
}

/// The painting of a text's letters.
public enum CGTextDrawingMode: Int32, Sendable {
  case fill, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
}

extension CGContext {
  /// Fills or strokes the current path and ends it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let drawn = path
    if mode != .stroke {
      fillPath(using: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding)
    }
    guard mode != .fill, mode != .eoFill else { return }
    path = drawn
    strokePath()
  }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }

  /// Adds rectangles to the current path.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  /// Intersects the clip with the union of rectangles.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// Sets the fill color by its components, each in 0…1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the fill color to a gray.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the stroke color by its components, each in 0…1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the stroke color to a gray.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// The transform from the drawing's coordinates to the context's coordinates.
  public var ctm: CGAffineTransform { CGAffineTransform(state.transform) }

  /// The current path, or nil if it is empty.
  public var currentPath: CGPath? {
    path.isEmpty
      ? nil : CGPath(path.mapped(by: CGAffineTransform(state.transform).inverted().affine))
  }

  /// A Boolean value that indicates whether the current path has no elements.
  public var isPathEmpty: Bool { path.isEmpty }

  /// The end of the current path.
  public var currentPointOfPath: CGPoint {
    CGPoint(path.end ?? .zero).applying(CGAffineTransform(state.transform).inverted())
  }

  /// The rectangle of the drawing, because clips are applied when it is painted.
  public var boundingBoxOfClipPath: CGRect { CGRect(bounds) }

  /// The quality of scaled images, which has no effect.
  public var interpolationQuality: CGInterpolationQuality {
    get { .high }
    set {}
  }

  /// Sets whether edges are smoothed, which they always are.
  public func setShouldAntialias(_ flag: Bool) {}
  /// Sets whether edges may be smoothed, which they always are.
  public func setAllowsAntialiasing(_ flag: Bool) {}
  /// Sets whether letters are smoothed, which they always are.
  public func setShouldSmoothFonts(_ flag: Bool) {}
  /// Sets whether letters may lie between pixels, which has no effect.
  public func setShouldSubpixelPositionFonts(_ flag: Bool) {}
  /// Sets the precision of curves, which has no effect.
  public func setFlatness(_ flatness: CGFloat) {}
  /// Sets the painting of letters, which has no effect.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) {}
  /// Sets the color space of fills, which is always sRGB.
  public func setFillColorSpace(_ space: CGColorSpace) {}
  /// Sets the color space of strokes, which is always sRGB.
  public func setStrokeColorSpace(_ space: CGColorSpace) {}
  /// Has no effect, because drawing operations end immediately.
  public func flush() {}
  /// Has no effect, because drawing operations end immediately.
  public func synchronize() {}

  /// The transform of texts, which has no effect.
  public var textMatrix: CGAffineTransform {
    get { .identity }
    set {}
  }
}

extension CGContext {
  /// Begins a group to which alpha, blend mode and shadow apply as a unit.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) { beginTransparencyLayer() }

  /// Begins a group inside of a rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer()
  }

  /// Draws an image in a rectangle, and repeats it from there over the whole drawing.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
    guard byTiling else { return draw(image, in: rect) }
    PlatformNotes.add("the repetition of an image isn't drawn; one copy is")
    draw(image, in: rect)
  }

  /// Replaces the path by the outline of its line.
  public func replacePathWithStrokedPath() { path = outline(path, state.stroke) }

  /// Sets the fill color by its components for print, each in 0…1.
  public func setFillColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setFillColor(
      CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  /// Sets the stroke color by its components for print, each in 0…1.
  public func setStrokeColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setStrokeColor(
      CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  /// Ends all clips that were begun since the state was saved.
  public func resetClip() {
    for _ in 0..<state.clips { append(.endClip) }
    state.clips = 0
  }

  /// Clips to a rectangle; an image's opacity isn't used as a mask, and a note names that.
  public func clip(to rect: CGRect, mask: CGImage) {
    PlatformNotes.add("a mask of a drawing isn't drawn; its rectangle clips")
    clip(to: rect)
  }
}

extension CGColor {
  /// Creates a color from its components for print, each in 0…1.
  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat,
    alpha: CGFloat
  ) {
    self.init(
      red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black),
      blue: (1 - yellow) * (1 - black), alpha: alpha)
  }

  /// Creates a color from components in 0…1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// The type number of colors, which all colors have.
  public static var typeID: UInt { 0 }
}

public import CoreGraphics
import Vitrine
import VitrineGraphics
import VitrineLayout
import VitrineRaster
import VitrineText

extension GraphicsContext {
  /// A text in the environment of a canvas.
  @preconcurrency @MainActor
  public struct ResolvedText {
    let label: VitrineLayout.Label
    /// The color or pattern of the letters.
    public var shading: Shading = .foreground

    func layout(_ width: CGFloat?, _ height: CGFloat?) -> TextLayout {
      LiveEnvironment.current.typesetter.layout(
        label, width: width.flatMap { $0.isFinite ? Double($0) : nil },
        height: height.flatMap { $0.isFinite ? Double($0) : nil })
    }

    /// Returns the size of the text in a size.
    public func measure(in size: CGSize) -> CGSize { CGSize(layout(size.width, size.height).size) }

    /// Returns the baseline of the first line in a size.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      CGFloat(layout(size.width, size.height).firstBaseline)
    }

    /// Returns the baseline of the last line in a size.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      CGFloat(layout(size.width, size.height).lastBaseline)
    }
  }

  /// An image in the environment of a canvas.
  @preconcurrency @MainActor
  public struct ResolvedImage {
    let items: @MainActor (Rect) -> [DisplayItem]
    /// The size.
    public let size: CGSize
    /// The baseline.
    public let baseline: CGFloat
    /// The color or pattern of a template, or nil.
    public var shading: Shading?
  }

  /// Returns a text in the environment of the canvas.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(label: text.label(in: context))
  }

  /// Returns an image in the environment of the canvas.
  public func resolve(_ image: Image) -> ResolvedImage { image.resolvedImage(in: context) }

  /// Draws a text with an anchor of it at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let layout = text.layout(nil, nil)
    let origin = CGPoint(
      x: point.x - CGFloat(layout.size.width) * anchor.x,
      y: point.y - CGFloat(layout.size.height) * anchor.y)
    draw(layout, text, at: origin)
  }

  /// Draws a text in a rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(text.layout(rect.width, rect.height), text, at: rect.origin)
  }

  /// Draws a text with an anchor of it at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws a text in a rectangle.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  private func draw(_ layout: TextLayout, _ text: ResolvedText, at point: CGPoint) {
    let corner = point.point
    let color = text.shading.color(in: environment) ?? text.label.color ?? .black
    draw(
      layout.lines.flatMap { line in
        line.decorations.map { mark in
          DisplayItem.fill(
            .rect(mark.rect.offset(by: corner)), .color(mark.color ?? color), .sourceOver)
        }
          + line.runs.map { run in
            .glyphs(run, origin: corner, scale: 1, .color(run.color ?? color), .sourceOver)
          }
      })
  }

  /// Draws an image with an anchor of it at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(
      image,
      in: CGRect(
        x: point.x - image.size.width * anchor.x, y: point.y - image.size.height * anchor.y,
        width: image.size.width, height: image.size.height))
  }

  /// Draws an image in a rectangle.
  public func draw(
    _ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()
  ) { draw(image.items(rect.rect)) }

  /// Draws an image with an anchor of it at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws an image in a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }
}

extension Image {
  /// Returns the image with the items that draw it in a rectangle.
  @MainActor
  fileprivate func resolvedImage(in context: _ViewContext) -> GraphicsContext.ResolvedImage {
    let environment = context.environment
    let font = Attributes(environment).font(in: environment)
    let tint = environment.foreground.level(0, in: environment).color
    guard let reference = resolved(in: environment, font: font), let size = reference.size,
      let bitmap = LiveEnvironment.current.bitmap(named: reference.name)
    else {
      context.builder.note(
        "the image '\(title)' of a GraphicsContext isn't drawn", at: context.site.location)
      return GraphicsContext.ResolvedImage(items: { _ in [] }, size: .zero, baseline: 0)
    }
    var drawing = ImageDrawing()
    if reference.rendering == .template { drawing.tint = tint }
    return GraphicsContext.ResolvedImage(
      items: { rect in [.image(bitmap, in: rect, drawing, .sourceOver)] }, size: CGSize(size),
      baseline: CGFloat(size.height))
  }
}

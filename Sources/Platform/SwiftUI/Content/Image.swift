public import CoreGraphics
public import Foundation
import Vitrine
package import VitrineGraphics
package import VitrineLayout
import VitrinePlacement

/// An image.
public struct Image: Equatable, Sendable {
  /// The rendering of an image.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template, original
  }

  /// The filling of a resizable image.
  public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }

  /// The smoothing of an enlarged image.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  /// The size of a symbol relative to adjacent text.
  public enum Scale: Hashable, CaseIterable, Sendable {
    case small, medium, large
  }

  /// The orientation of an image's pixels.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  private enum Source: Equatable, Sendable {
    case named(String)
    case symbol(String)
    case uiImage(UIImage)
  }

  private let source: Source
  package var site = _SourceSite()
  private(set) var isResizable = false
  private var capInsets = EdgeInsets()
  private var tiles = false
  private var mode: TemplateRenderingMode?
  /// The rendering of a symbol's layers, or nil for that of the environment.
  private var layers: SymbolRenderingMode?

  /// Creates an image of an asset catalog.
  public init(_ name: String, bundle: Bundle? = nil) { source = .named(name) }

  /// Creates an image of an asset catalog with a label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { source = .named(name) }

  /// Creates an image of an asset catalog that accessibility ignores.
  public init(decorative name: String, bundle: Bundle? = nil) { source = .named(name) }

  /// Creates an image of an asset catalog that depends on a value.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    source = .named(name)
  }

  /// Creates a symbol of the system.
  public init(systemName: String) { source = .symbol(systemName) }

  /// Creates a symbol of the system that depends on a value.
  public init(systemName: String, variableValue: Double?) { source = .symbol(systemName) }

  /// Creates an image from an image of UIKit.
  public init(uiImage: UIImage) { source = .uiImage(uiImage) }

  /// Creates an image from an image of Core Graphics.
  @preconcurrency @MainActor
  public init(
    _ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text
  ) { source = .uiImage(UIImage(cgImage: cgImage, scale: scale, orientation: .up)) }

  /// Creates an image from an image of Core Graphics that accessibility ignores.
  @preconcurrency @MainActor
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    source = .uiImage(UIImage(cgImage: cgImage, scale: scale, orientation: .up))
  }

  /// Returns the image in its frame's size.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.isResizable = true
    image.capInsets = capInsets
    image.tiles = resizingMode == .tile
    return image
  }

  /// Returns the image with a rendering.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.mode = renderingMode
    return image
  }

  /// Returns the image with a smoothing, which is always high.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Returns the image with smooth edges.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Returns the symbol with a rendering mode.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var image = self
    image.layers = mode
    return image
  }

  /// Returns the symbol beside text in a font, or nil for another image.
  @MainActor
  func symbol(_ font: FontDescription, in environment: EnvironmentValues) -> Symbol? {
    if case .symbol(let name) = source { Symbol(name, font, in: environment) } else { nil }
  }

  /// Returns the reference for a view in an environment, or nil if there is no such image.
  @MainActor
  package func resolved(
    in environment: EnvironmentValues, font: FontDescription
  ) -> ImageReference? {
    var environment = environment
    if let layers { environment.symbolRenderingMode = layers }
    var reference: ImageReference
    switch source {
    case .named(let name):
      guard let image = UIImage(named: name) else { return nil }
      reference = image.shown
      if LiveEnvironment.current.images.isSymbol(name) {
        reference.rendering = .template
        reference.size = reference.size.map { environment.symbolSize($0, beside: font) }
      }
    case .symbol(let name):
      let symbol = Symbol(name, font, in: environment)
      reference = ImageReference(symbol.name, size: symbol.size, rendering: .template)
      reference.isSymbol = true
      reference.symbolLook = symbol.look
    case .uiImage(let image): reference = image.shown
    }
    switch mode {
    case .template: reference.rendering = .template
    case .original: reference.rendering = .original
    case nil: break
    }
    if tiles || capInsets != EdgeInsets() {
      reference.slices = ImageSlices(capInsets.engine, resizing: tiles ? .tile : .stretch)
    }
    return reference
  }

  /// The pixels and the size in points of an image that isn't a symbol, or nil.
  @MainActor
  var picture: (bitmap: Bitmap, size: Size?)? {
    let image: UIImage? =
      switch source {
      case .named(let name): UIImage(named: name)
      case .symbol: nil
      case .uiImage(let image): image
      }
    return image.flatMap { image in image.bitmap.map { ($0, image.shown.size) } }
  }

  /// The name in messages.
  var title: String {
    switch source {
    case .named(let name), .symbol(let name): name
    case .uiImage: "image"
    }
  }
}

extension Image: PrimitiveView, SitedView {
  /// Returns the layout nodes.
  public static func _nodes(of image: Image, in context: _ViewContext) -> _Nodes {
    let context = context.at(image.site)
    let environment = context.environment
    let font = Attributes(environment).font(in: environment)
    if environment.isRedacted { return image.placeholder(font, in: context) }
    guard let reference = image.resolved(in: environment, font: font), let size = reference.size
    else {
      context.builder.note("there is no image '\(image.title)'", at: context.site.location)
      return _Nodes([
        context.add(
          image.isResizable ? FillLeaf() : FixedLeaf(.zero), [], .placeholder(image.title))
      ])
    }
    if reference.isSymbol, image.layers ?? environment.symbolRenderingMode == .multicolor {
      context.builder.note(
        "the symbol '\(reference.name)' is drawn in one color instead of several",
        at: context.site.location)
    }
    let style = environment.foreground.level(0, in: environment)
    let isStencil = reference.rendering == .template && reference.symbolLook?.colors.isEmpty ?? true
    let content = ImageContent(
      reference, mode: reference.isSymbol ? .scaleAspectFit : .scaleToFill,
      tint: style.isGradient && isStencil ? style.color.withAlpha(1) : style.color)
    let baseline = image.symbol(font, in: environment)?.baseline
    let rule: any PlacementRule =
      image.isResizable ? FillLeaf(ideal: size) : FixedLeaf(size, baseline: baseline)
    let node = context.add(rule, [], .image(content))
    return _Nodes([isStencil ? context.painted(node, in: style) : node])
  }
}

extension Image {
  /// Returns a box of the image's size.
  @MainActor
  private func placeholder(_ font: FontDescription, in context: _ViewContext) -> _Nodes {
    let environment = context.environment
    let size = resolved(in: environment, font: font)?.size ?? .zero
    let color = environment.foreground.level(0, in: environment).color
    return _Nodes([
      context.add(isResizable ? FillLeaf(ideal: size) : FixedLeaf(size), [], Placeholder.box(color))
    ])
  }
}

private struct ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}

extension EnvironmentValues {
  /// The size of symbols relative to adjacent text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  /// Returns the view with a size of symbols.
  public func imageScale(_ scale: Image.Scale) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { $0.imageScale = scale }
  }
}

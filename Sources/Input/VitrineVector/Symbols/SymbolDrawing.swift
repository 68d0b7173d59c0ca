package import VitrineGraphics
import VitrineImport
import VitrineRaster

/// The size and the weight of a symbol (`SymbolConfiguration`, `Font`, `Image.Scale`).
package struct SymbolConfiguration: Hashable, Sendable {
  /// The size of a symbol relative to text.
  package enum Scale: Hashable, Sendable {
    case small, medium, large

    /// The factor on a medium symbol's size (docs/PLATFORM.md, "Button configurations").
    package var factor: Double {
      switch self {
      case .small: 0.79
      case .medium: 1
      case .large: 1.29
      }
    }
  }

  /// Returns the size of the text beside a symbol with an image.
  ///
  /// A document's image is a square of 20 points beside text of 17. An image with the proportions of
  /// the symbol's box is that box.
  package static func pointSize(of name: String, in image: Size) -> Double {
    if let box = SymbolBox.size(of: name),
      abs(image.width * box.height - image.height * box.width) < box.width * box.height / 20
    {
      return 17 * image.height / box.height
    }
    return max(image.width, image.height) * 17 / 20
  }

  /// The size of the text beside the symbol in points.
  package var pointSize: Double
  /// The weight of that text.
  package var weight: FontDescription.Weight
  /// The size of the symbol relative to the text.
  package var scale: Scale

  package init(
    pointSize: Double = 17, weight: FontDescription.Weight = .regular, scale: Scale = .medium
  ) {
    self.pointSize = pointSize
    self.weight = weight
    self.scale = scale
  }

  /// The width of lines in units of the icons' grid (docs/PLATFORM.md, "Symbols").
  fileprivate var line: Double {
    switch weight {
    case .ultraLight: 0.5
    case .thin: 0.75
    case .light: 1.1
    case .regular: 1.5
    case .medium: 1.75
    case .semibold: 2
    case .bold: 2.3
    case .heavy: 2.6
    case .black: 3
    }
  }
}

/// A symbol of the system, drawn by a free icon of the same meaning.
///
/// The icons are those of Tabler Icons, whose license permits it. No symbol of Apple is copied.
package struct SymbolDrawing: Sendable {
  /// The size of the symbol's image in points, unrounded.
  package let size: Size
  /// The distance from the top of the image to the baseline of adjacent text.
  package let baseline: Double
  /// A Boolean value that indicates whether the whole name has a stand-in.
  ///
  /// Otherwise a rounded square, or the symbol without unknown variants, is drawn.
  package let isKnown: Bool
  /// The number of layers, which can have colors of their own.
  package let layerCount: Int

  private let shape: SymbolShape
  /// The map from the icons' grid to the image.
  private let map: Affine

  /// The width of a circle's image in em at the medium scale, and in units of the grid.
  private static let circle = (em: 20.33 / 17, units: 20.6)
  /// The space beside the ink in units of the grid.
  private static let bearing = 0.25
  /// The signs, whose ink is smaller than their box, and its longer side in em (docs/PLATFORM.md,
  /// "Symbols").
  private static let signs: Set = ["plus", "minus", "xmark", "multiply", "divide", "equal"]
  private static let signLength = 0.84
  /// The height of San Francisco's capitals in em, on whose middle symbols are centered.
  private static let capHeight = 1443.0 / 2048

  /// Creates the drawing of a symbol.
  package init(_ name: String, _ configuration: SymbolConfiguration = SymbolConfiguration()) {
    let symbol = SymbolName(name)
    isKnown = symbol.isKnown
    shape = SymbolShape(symbol, line: configuration.line)
    layerCount = (shape.parts.map(\.layer).max() ?? 0) + 1
    let points = max(0, configuration.pointSize.isFinite ? configuration.pointSize : 17)
    let scale = points * configuration.scale.factor
    let box = shape.bounds.inset(by: Insets(all: -Self.bearing))
    let natural = scale * Self.circle.em / Self.circle.units
    guard let known = SymbolBox.size(of: name), symbol.isKnown else {
      size = Size(width: box.width * natural, height: box.height * natural)
      baseline = (SymbolShape.center.y - box.minY) * natural + points * Self.capHeight / 2
      map = Affine.translation(x: -box.minX, y: -box.minY).then(.scale(x: natural, y: natural))
      return
    }
    // The drawing fits the symbol's box, in its middle.
    size = Size(width: known.width * scale / 17, height: known.height * scale / 17)
    baseline = size.height / 2 + points * Self.capHeight / 2
    let unit =
      Self.signs.contains(name)
      ? Self.signLength * scale / max(box.width, box.height)
      : min(size.width / box.width, size.height / box.height)
    map = Affine.translation(x: -box.midX, y: -box.midY).then(.scale(x: unit, y: unit))
      .then(.translation(x: size.width / 2, y: size.height / 2))
  }

  /// Returns the picture in colors by layer, the front one first.
  ///
  /// With one color, symbols in filled shapes are holes.
  package func picture(_ colors: [Color] = [.black]) -> VectorPicture {
    var items: [VectorItem] = []
    for part in shape.parts {
      switch part.effect {
      case .draw: items.append(item(part, color(of: part.layer, colors)))
      case .knockOut where colors.count > 1: items.append(item(part, color(of: 0, colors)))
      case .cut, .knockOut: items = [.masked(items, by: mask(without: part))]
      }
    }
    return VectorPicture(size: size, items: items)
  }

  private func color(of layer: Int, _ colors: [Color]) -> Color {
    colors.isEmpty ? .black : colors[min(layer, colors.count - 1)]
  }

  private func item(_ part: SymbolShape.Part, _ color: Color) -> VectorItem {
    guard let line = part.line else {
      return .fill(part.path.mapped(by: map), .nonZero, .color(color))
    }
    var stroke = Stroke(width: line)
    stroke.cap = .round
    stroke.join = .round
    return .stroke(part.path, stroke, pen: map, .color(color))
  }

  /// Returns a mask that is white except for a part.
  private func mask(without part: SymbolShape.Part) -> VectorMask {
    let everything = Rect(origin: .zero, size: size).inset(by: Insets(all: -1))
    return VectorMask(
      items: [
        .fill(.rectangle(everything), .nonZero, .color(.white)), item(part, .black),
      ], channel: .luminance)
  }
}

/// The symbols with a dedicated icon.
package enum SymbolList {
  /// The names without composed variants, sorted.
  package static var names: [String] { SymbolTables.names.map(\.symbol) }

  /// Returns the name of the icon that stands for a symbol of the list.
  package static func icon(of symbol: String) -> String? {
    SymbolTables.names.first { $0.symbol == symbol }?.icon
  }
}

import VitrineGraphics
import VitrineVector

/// A symbol beside text in a font.
struct Symbol {
  /// The name in the form of the environment.
  let name: String
  /// The size in points, on device pixels.
  let size: VitrineGraphics.Size
  /// The distance from the top to the baseline of the text.
  let baseline: Double
  /// The look for the painter.
  let look: SymbolLook
  /// A Boolean value that indicates whether the whole name has a stand-in.
  let isKnown: Bool

  /// The measures of a symbol's drawing.
  private struct Measures {
    var size: VitrineGraphics.Size
    var baseline: Double
    var isKnown: Bool
  }

  /// The name, the size and the weight of a symbol.
  private struct Key: Hashable {
    var name: String
    var configuration: SymbolConfiguration
  }

  /// The measures of the symbols so far, because views are evaluated again and again.
  @MainActor private static var measures: [Key: Measures] = [:]

  /// The opacities of the layers of a hierarchical symbol, a default of this library.
  private static let opacities = [1, 0.5, 0.25]

  /// Creates a symbol.
  @MainActor
  init(_ name: String, _ font: FontDescription, in environment: EnvironmentValues) {
    let variants = environment.symbolVariants
    self.name = variants == .none ? name : variants.name(of: name)
    var weight = FontDescription.Weight.regular
    if case .system(let own) = font.family { weight = own }
    let configuration = SymbolConfiguration(
      pointSize: font.size, weight: weight, scale: environment.imageScale.engine)
    let key = Key(name: self.name, configuration: configuration)
    let measures =
      Self.measures[key]
      ?? {
        let drawing = SymbolDrawing(key.name, configuration)
        return Measures(
          size: drawing.size, baseline: drawing.baseline, isKnown: drawing.isKnown)
      }()
    Self.measures[key] = measures
    let grid = PixelGrid(scale: Double(environment.displayScale))
    size = VitrineGraphics.Size(
      width: grid.round(measures.size.width), height: grid.round(measures.size.height))
    baseline = measures.baseline
    isKnown = measures.isKnown
    look = SymbolLook(
      pointSize: font.size * configuration.scale.factor, weight: weight,
      colors: Self.colors(in: environment))
  }

  /// Returns the colors of layers, or none for a symbol in one color.
  @MainActor
  private static func colors(in environment: EnvironmentValues) -> [VitrineGraphics.Color] {
    let foreground = environment.foreground
    switch environment.symbolRenderingMode {
    case .hierarchical:
      let color = foreground.level(0, in: environment).color
      return opacities.map { color.withAlpha(color.alpha * $0) }
    case .palette:
      return foreground.styles.indices.map { foreground.level($0, in: environment).color }
    default: return []
    }
  }
}

extension EnvironmentValues {
  /// Returns the size of an author's symbol beside text in a font, from its size beside body text.
  @MainActor
  func symbolSize(
    _ size: VitrineGraphics.Size, beside font: FontDescription
  ) -> VitrineGraphics.Size {
    let factor = font.size / SymbolConfiguration().pointSize * imageScale.engine.factor
    let grid = PixelGrid(scale: Double(displayScale))
    return VitrineGraphics.Size(
      width: grid.round(size.width * factor), height: grid.round(size.height * factor))
  }
}

extension Image.Scale {
  /// The engine's name of the scale.
  fileprivate var engine: SymbolConfiguration.Scale {
    switch self {
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}

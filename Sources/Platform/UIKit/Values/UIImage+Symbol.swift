import CoreGraphics
public import Foundation
import VitrineGraphics
import VitrineImport
import VitrineLayout
import VitrineVector

/// Symbols, which exist only on Apple's systems.
///
/// A free icon of the same meaning is drawn instead, as for storyboards, and every picture of it has
/// a note.
extension UIImage {
  /// The weight of a symbol.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The size of a symbol relative to adjacent text.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large

    /// The engine's name of the scale.
    fileprivate var engine: VitrineVector.SymbolConfiguration.Scale {
      switch self {
      case .small: .small
      case .large: .large
      case .default, .unspecified, .medium: .medium
      }
    }
  }

  /// The configuration of a symbol's size and weight.
  ///
  /// The box is the same for all weights.
  @preconcurrency @MainActor
  public final class SymbolConfiguration: Hashable {
    private let font: UIFont?
    /// The weight of the symbol's lines.
    public let weight: SymbolWeight
    private let scale: SymbolScale

    private init(_ font: UIFont?, weight: SymbolWeight, scale: SymbolScale) {
      self.font = font
      self.weight = weight
      self.scale = scale
    }

    /// Creates a configuration for text of a size.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: .unspecified)
    }

    /// Creates a configuration for text of a size, with a weight and a scale.
    public convenience init(
      pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale = .unspecified
    ) { self.init(.systemFont(ofSize: pointSize), weight: weight, scale: scale) }

    /// Creates a configuration with only a weight.
    public convenience init(weight: SymbolWeight) {
      self.init(nil, weight: weight, scale: .unspecified)
    }

    /// Creates a configuration with only a scale.
    public convenience init(scale: SymbolScale) {
      self.init(nil, weight: .unspecified, scale: scale)
    }

    /// Creates a configuration for text of a style.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .unspecified) {
      self.init(.preferredFont(forTextStyle: textStyle), weight: .unspecified, scale: scale)
    }

    /// Creates a configuration for text in a font.
    public convenience init(font: UIFont, scale: SymbolScale = .unspecified) {
      self.init(font, weight: .unspecified, scale: scale)
    }

    /// Returns this configuration overridden by `other`.
    public func applying(_ other: SymbolConfiguration?) -> SymbolConfiguration {
      guard let other else { return self }
      return SymbolConfiguration(
        other.font ?? font, weight: other.weight == .unspecified ? weight : other.weight,
        scale: other.scale == .unspecified ? scale : other.scale)
    }

    /// The weight of the symbol's lines.
    private nonisolated var lineWeight: FontDescription.Weight {
      switch weight {
      case .unspecified, .regular: .regular
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }

    /// The engine's configuration.
    nonisolated fileprivate var engine: VitrineVector.SymbolConfiguration {
      VitrineVector.SymbolConfiguration(
        pointSize: font.map { Double($0.pointSize) } ?? 17, weight: lineWeight,
        scale: scale.engine)
    }

    /// Returns whether two configurations have the same font, weight and scale.
    public nonisolated static func == (a: SymbolConfiguration, b: SymbolConfiguration) -> Bool {
      a.font == b.font && a.weight == b.weight && a.scale == b.scale
    }

    /// Adds the font, weight and scale to a hasher.
    public nonisolated func hash(into hasher: inout Hasher) {
      hasher.combine(font)
      hasher.combine(weight)
      hasher.combine(scale)
    }
  }

  /// Creates a symbol by name at the standard size.
  ///
  /// Any name except an empty one has a box.
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.init(symbol: name, configuration: nil)
  }

  /// Creates a symbol by name with a configuration, or at the standard size if that is nil.
  ///
  /// Any name except an empty one has a box.
  @preconcurrency @MainActor
  public convenience init?(
    systemName name: String, withConfiguration configuration: SymbolConfiguration?
  ) {
    guard let configuration else {
      self.init(systemName: name)
      return
    }
    guard !name.isEmpty else { return nil }
    self.init(symbol: name, configuration: configuration)
  }

  /// A Boolean value that indicates whether the image is a symbol.
  public var isSymbolImage: Bool { reference.isSymbol }

  /// Returns the symbol with another configuration.
  ///
  /// Other images are returned unchanged.
  @preconcurrency @MainActor
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    guard isSymbolImage else { return self }
    return UIImage(
      symbol: reference.name, configuration: configuration, rendering: reference.rendering)
  }

  /// Returns the reference to a symbol, whose image has the size of the drawing on device pixels.
  nonisolated static func symbol(
    _ name: String, _ configuration: SymbolConfiguration?, _ rendering: ImageReference.Rendering
  ) -> ImageReference {
    let drawn = configuration?.engine ?? VitrineVector.SymbolConfiguration()
    let size = SymbolDrawing(name, drawn).size
    let grid = PixelGrid(scale: Double(SharedEnvironment.scale))
    var reference = ImageReference(
      name, size: Size(width: grid.round(size.width), height: grid.round(size.height)),
      rendering: rendering)
    reference.isSymbol = true
    reference.symbolLook = SymbolLook(
      pointSize: drawn.pointSize * drawn.scale.factor, weight: drawn.weight)
    return reference
  }

  /// Returns the symbol with a configuration applied, or nil for other images.
  @preconcurrency @MainActor
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return nil }
    return withConfiguration(symbolConfiguration?.applying(configuration) ?? configuration)
  }

  /// Returns the symbol for a view with a preferred configuration, which the symbol's configuration
  /// overrides.
  @preconcurrency @MainActor
  func preferring(_ configuration: SymbolConfiguration) -> UIImage {
    withConfiguration(configuration.applying(symbolConfiguration))
  }

  /// The alignment insets of a symbol, or nil for other images.
  @preconcurrency @MainActor
  var symbolInsets: Insets? {
    guard reference.isSymbol else { return nil }
    let insets = SymbolBox.insets(of: reference.name)
    let configuration = symbolConfiguration?.engine ?? VitrineVector.SymbolConfiguration()
    let factor = configuration.pointSize * configuration.scale.factor / 17
    // The box for alignment doesn't depend on the image's rounding.
    let rounding =
      SymbolDrawing(reference.name, configuration).size.height - (reference.size?.height ?? 0)
    return Insets(
      top: insets.top * factor, left: insets.left * factor,
      bottom: insets.bottom * factor - rounding, right: insets.right * factor)
  }
}

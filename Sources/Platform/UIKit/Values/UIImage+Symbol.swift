import CoreGraphics
public import Foundation
import VitrineGraphics
import VitrineImport
import VitrineLayout

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

    /// The factor on a medium symbol's size (docs/PLATFORM.md, "Button configurations").
    fileprivate var factor: Double {
      switch self {
      case .small: 0.79
      case .large: 1.29
      case .default, .unspecified, .medium: 1
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

    /// The weight of the symbol's lines, or nil for regular.
    nonisolated var lineWeight: FontDescription.Weight? {
      switch weight {
      case .unspecified, .regular: nil
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

    /// The size of the box for a symbol: a square of 20 points at the standard size of 17.
    fileprivate var size: VitrineGraphics.Size {
      let points = font.map { Double($0.pointSize) } ?? SymbolBox.standardFontSize
      let side = PixelGrid(scale: 1).round(
        SymbolBox.side * points / SymbolBox.standardFontSize * scale.factor)
      return VitrineGraphics.Size(width: side, height: side)
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
    self.init(
      symbol: name, Size(width: SymbolBox.side, height: SymbolBox.side), configuration: nil)
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
    self.init(symbol: name, configuration.size, configuration: configuration)
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
      symbol: reference.name, configuration.size, configuration: configuration,
      rendering: reference.rendering)
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
  var symbolInsets: Insets? {
    guard reference.isSymbol, let size = reference.size else { return nil }
    let insets = SymbolInsets.of(reference.name)
    let factor = size.height / SymbolBox.side
    return Insets(
      top: insets.top * factor, left: insets.left * factor, bottom: insets.bottom * factor,
      right: insets.right * factor)
  }
}

/// The box for a symbol of the standard size (docs/PLATFORM.md, "Interface Builder").
private enum SymbolBox {
  static let side = 20.0
  static let standardFontSize = 17.0
}

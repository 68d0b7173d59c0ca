/// The form of symbols, such as filled or in a circle.
public struct SymbolVariants: Hashable, Sendable {
  let parts: [String]
  /// No form.
  public static let none = SymbolVariants(parts: [])
  /// Filled symbols.
  public static let fill = SymbolVariants(parts: ["fill"])
  /// Symbols in circles.
  public static let circle = SymbolVariants(parts: ["circle"])
  /// Symbols in squares.
  public static let square = SymbolVariants(parts: ["square"])
  /// Symbols in rectangles.
  public static let rectangle = SymbolVariants(parts: ["rectangle"])
  /// Symbols with a line through them.
  public static let slash = SymbolVariants(parts: ["slash"])

  /// The form with a line through it.
  public var slash: SymbolVariants { SymbolVariants(parts: parts + ["slash"]) }
  /// The filled form.
  public var fill: SymbolVariants { SymbolVariants(parts: parts + ["fill"]) }
  /// The form in a circle.
  public var circle: SymbolVariants { SymbolVariants(parts: ["circle"] + parts) }
  /// The form in a square.
  public var square: SymbolVariants { SymbolVariants(parts: ["square"] + parts) }

  /// Returns the name of a symbol in the form.
  func name(of symbol: String) -> String {
    let own = symbol.split(separator: ".").map(String.init)
    let missing = parts.filter { !own.contains($0) }
    let order = ["circle", "square", "rectangle", "slash", "fill"]
    let sorted = order.filter(missing.contains)
    // A filled symbol keeps its form at the end: `bell.fill` in a circle is `bell.circle.fill`.
    if own.last == "fill", !sorted.isEmpty {
      return (own.dropLast() + sorted + ["fill"]).joined(separator: ".")
    }
    return (own + sorted).joined(separator: ".")
  }
}

/// The rendering of a symbol's layers.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String
  /// One color.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// The colors of the symbol.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// One color in several opacities.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// Several colors.
  public static let palette = SymbolRenderingMode(name: "palette")
}

private struct SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}

private struct RenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}

extension EnvironmentValues {
  /// The form of symbols.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  /// The rendering of symbols' layers, or nil for one color.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[RenderingModeKey.self] }
    set { self[RenderingModeKey.self] = newValue }
  }
}

extension View {
  /// Returns the view with a form of symbols.
  public func symbolVariant(
    _ variant: SymbolVariants
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { $0.symbolVariants = variant }
  }

  /// Returns the view with colors of symbols; a gradient isn't drawn.
  public func symbolColorRenderingMode(
    _ mode: SymbolColorRenderingMode?, file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn(mode == .gradient ? "symbolColorRenderingMode(.gradient)" : nil, file, line)
  }

  /// Returns the view with a meaning of symbols' values; they aren't drawn.
  public func symbolVariableValueMode(
    _ mode: SymbolVariableValueMode?
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a rendering of symbols' layers.
  public func symbolRenderingMode(
    _ mode: SymbolRenderingMode?
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { $0.symbolRenderingMode = mode }
  }
}

/// The colors of a symbol.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String
  /// One color.
  public static let flat = SymbolColorRenderingMode(name: "flat")
  /// A gradient of the color.
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// The meaning of a symbol's value.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String
  /// The opacity of layers.
  public static let color = SymbolVariableValueMode(name: "color")
  /// The length of lines.
  public static let draw = SymbolVariableValueMode(name: "draw")
}

/// The look of a system symbol whose size follows from text.
public struct SymbolLook: Hashable, Codable, Sendable {
  /// The size of the text in points, multiplied by the symbol's scale.
  public var pointSize: Double
  /// The weight of the text.
  public var weight: FontDescription.Weight
  /// The colors of the symbol's layers, the front one first, or none for the tint color.
  public var colors: [Color]

  /// Creates a look.
  public init(pointSize: Double, weight: FontDescription.Weight, colors: [Color] = []) {
    self.pointSize = pointSize
    self.weight = weight
    self.colors = colors
  }
}

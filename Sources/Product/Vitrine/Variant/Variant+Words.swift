import VitrineGraphics

/// The value of a variant on one axis, such as `iphone-x` for `device`.
public struct AxisWord: Hashable, Sendable {
  /// The name of the axis.
  public var axis: String
  /// The value on the axis, as on the command line.
  public var word: String

  /// Creates a value on an axis.
  public init(axis: String, word: String) {
    self.axis = axis
    self.word = word
  }
}

extension Variant {
  /// Returns the values of axes that every report lists, of changed axes, and of axes with these
  /// names.
  package func words(including names: Set<String> = []) -> [AxisWord] {
    VariantAxis.all.compactMap { axis in
      guard axis.isAlwaysListed || names.contains(axis.name) || !axis.isDefault(self) else {
        return nil
      }
      // The resolved direction is more useful in a facet than `auto`.
      let word =
        axis == .directions
        ? (layoutDirection == .rightToLeft ? "rtl" : "ltr") : axis.word(self)
      return AxisWord(axis: axis.name, word: word)
    }
  }
}

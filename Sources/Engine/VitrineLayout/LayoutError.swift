public import VitrineBase
import VitrineGraphics

/// An error that prevents the layout of a scene.
public enum LayoutError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A tree without views.
  case noViews
  /// A tree with more views than `viewLimit`.
  case tooManyViews(Int)
  /// A tree with more constraints than `constraintLimit`.
  case tooManyConstraints(Int)
  /// A view that is nested deeper than `nestingLimit`.
  case tooDeep(Int)
  /// A length beyond `lengthLimit`, with the name and location of its view or constraint.
  case length(Double, of: String, at: SourceLocation?)
  /// A constraint that the solver rejects, with the description of its error and its location.
  case solver(String, at: SourceLocation?)

  /// The maximum number of views.
  public static let viewLimit = 20_000
  /// The maximum number of constraints.
  public static let constraintLimit = 100_000
  /// The maximum depth of nested views.
  public static let nestingLimit = 512
  /// The maximum magnitude of a stored, required or resulting length or coordinate, in points.
  ///
  /// The solver's tolerances are meaningless beyond.
  public static let lengthLimit = 10_000_000.0

  /// Returns the nearest length that layout accepts, because code passes lengths such as
  /// `CGFloat.greatestFiniteMagnitude`.
  package static func acceptable(_ length: Double) -> Double {
    length.isNaN ? 0 : max(-lengthLimit, min(lengthLimit, length))
  }

  /// The error as text: the found and the expected value.
  public var description: String {
    switch self {
    case .noViews: "the scene has no view"
    case .tooManyViews(let count): "found \(count) views, expected at most \(Self.viewLimit)"
    case .tooManyConstraints(let count):
      "found \(count) constraints, expected at most \(Self.constraintLimit)"
    case .tooDeep(let depth):
      "found views nested \(depth) deep, expected at most \(Self.nestingLimit)"
    case .length(let length, let name, _):
      "found a length of \(numberText(length)) points in '\(name)', expected at most "
        + numberText(Self.lengthLimit)
    case .solver(let reason, _): reason
    }
  }

  /// The location of the view or constraint, or nil if it is unknown.
  public var location: SourceLocation? {
    switch self {
    case .length(_, _, let location), .solver(_, let location): location
    case .noViews, .tooManyViews, .tooManyConstraints, .tooDeep: nil
    }
  }
}

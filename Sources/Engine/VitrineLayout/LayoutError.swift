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
  /// A constraint that the solver rejects, with the description of its error.
  case solver(String)

  /// The maximum number of views.
  public static let viewLimit = 20_000
  /// The maximum number of constraints.
  public static let constraintLimit = 100_000
  /// The maximum depth of nested views.
  public static let nestingLimit = 512

  /// The error as text: the found and the expected value.
  public var description: String {
    switch self {
    case .noViews: "the scene has no view"
    case .tooManyViews(let count): "found \(count) views, expected at most \(Self.viewLimit)"
    case .tooManyConstraints(let count):
      "found \(count) constraints, expected at most \(Self.constraintLimit)"
    case .tooDeep(let depth):
      "found views nested \(depth) deep, expected at most \(Self.nestingLimit)"
    case .solver(let reason): reason
    }
  }
}

/// Why a scene cannot be laid out.
public enum LayoutError: Error, Hashable, Sendable, CustomStringConvertible {
  case noViews
  case tooManyViews(Int)
  case tooManyConstraints(Int)
  case tooDeep(Int)
  case solver(String)

  public static let viewLimit = 20_000
  public static let constraintLimit = 100_000
  public static let nestingLimit = 512

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

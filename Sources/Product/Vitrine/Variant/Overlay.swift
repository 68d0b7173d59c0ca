/// Lines that are drawn over a picture to explain its layout.
public struct Overlay: OptionSet, Hashable, Codable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let frames = Overlay(rawValue: 1)
  public static let baselines = Overlay(rawValue: 2)
  public static let margins = Overlay(rawValue: 4)
  public static let constraints = Overlay(rawValue: 8)

  public static let words: [(String, Overlay)] = [
    ("frames", .frames), ("baselines", .baselines), ("margins", .margins),
    ("constraints", .constraints),
  ]

  /// The names of the members.
  public var names: [String] { Self.words.filter { contains($0.1) }.map(\.0) }
}

/// Lines that are drawn over a picture to explain its layout.
public struct Overlay: OptionSet, Hashable, Codable, Sendable {
  /// The bits of the members.
  public let rawValue: Int

  /// Creates a set from the bits of its members.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The frames of the views.
  public static let frames = Overlay(rawValue: 1)
  /// The baselines of texts.
  public static let baselines = Overlay(rawValue: 2)
  /// The layout margins of views with subviews.
  public static let margins = Overlay(rawValue: 4)
  /// The constraints between views.
  public static let constraints = Overlay(rawValue: 8)

  /// The members with their names on the command line.
  public static let words: [(String, Overlay)] = [
    ("frames", .frames), ("baselines", .baselines), ("margins", .margins),
    ("constraints", .constraints),
  ]

  /// The names of the members.
  public var names: [String] { Self.words.filter { contains($0.1) }.map(\.0) }
}

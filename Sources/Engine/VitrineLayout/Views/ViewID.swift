/// The identifier of a view in a tree, which is its index in document order.
@frozen
public struct ViewID: Hashable, Comparable, Codable, Sendable {
  /// The index of the view in document order.
  public let index: Int

  /// Creates the identifier of the view with an index.
  @inlinable
  public init(_ index: Int) { self.index = index }

  /// Returns whether the first view precedes the second one.
  @inlinable
  public static func < (a: ViewID, b: ViewID) -> Bool { a.index < b.index }
}

/// The identifier of a layout guide in a tree.
@frozen
public struct GuideID: Hashable, Comparable, Codable, Sendable {
  /// The index of the guide in its tree.
  public let index: Int

  /// Creates the identifier of the guide with an index.
  @inlinable
  public init(_ index: Int) { self.index = index }

  /// Returns whether the first guide precedes the second one.
  @inlinable
  public static func < (a: GuideID, b: GuideID) -> Bool { a.index < b.index }
}

/// A view of a tree: its place in document order.
@frozen
public struct ViewID: Hashable, Comparable, Codable, Sendable {
  public let index: Int

  @inlinable
  public init(_ index: Int) { self.index = index }

  @inlinable
  public static func < (a: ViewID, b: ViewID) -> Bool { a.index < b.index }
}

/// A layout guide of a tree.
@frozen
public struct GuideID: Hashable, Comparable, Codable, Sendable {
  public let index: Int

  @inlinable
  public init(_ index: Int) { self.index = index }

  @inlinable
  public static func < (a: GuideID, b: GuideID) -> Bool { a.index < b.index }
}

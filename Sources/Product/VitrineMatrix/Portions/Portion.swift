/// One part of a plan that is divided among machines: the third of 24, say.
public struct Portion: Hashable, Sendable {
  /// From 1.
  public var index: Int
  public var count: Int

  /// The whole plan.
  public static let whole = Portion(1, of: 1)

  public init(_ index: Int, of count: Int) {
    self.index = index
    self.count = count
  }

  /// Reads `3/24`.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], count >= 1,
      (1...count).contains(index)
    else { return nil }
    self.init(index, of: count)
  }

  /// `3/24`.
  public var text: String { "\(index)/\(count)" }

  /// `3-of-24`, the folder that it is published as.
  public var folderName: String { "\(index)-of-\(count)" }

  /// Reads the name of a folder.
  public init?(folderName: String) {
    self.init(folderName.replacing("-of-", with: "/"))
    guard self.folderName == folderName else { return nil }
  }
}

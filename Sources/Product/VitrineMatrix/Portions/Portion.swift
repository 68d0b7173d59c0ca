/// A portion of a plan that is divided among machines, for example the third of 24.
public struct Portion: Hashable, Sendable {
  /// The index of the portion, beginning with 1.
  public var index: Int
  /// The number of portions.
  public var count: Int

  /// The complete plan.
  public static let whole = Portion(1, of: 1)

  /// Creates a portion.
  public init(_ index: Int, of count: Int) {
    self.index = index
    self.count = count
  }

  /// Parses a portion, for example `3/24`.
  ///
  /// Returns nil if the text is invalid.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], count >= 1,
      (1...count).contains(index)
    else { return nil }
    self.init(index, of: count)
  }

  /// The portion as text, for example `3/24`.
  public var text: String { "\(index)/\(count)" }

  /// The name of the portion's output folder, for example `3-of-24`.
  public var folderName: String { "\(index)-of-\(count)" }

  /// Parses the name of a folder.
  ///
  /// Returns nil if the name is invalid.
  public init?(folderName: String) {
    self.init(folderName.replacing("-of-", with: "/"))
    guard self.folderName == folderName else { return nil }
  }
}

public import Testing

/// A trait of tests that register widgets in the gallery of the process.
///
/// They run one at a time, in all modules.
public struct GalleryTrait: SuiteTrait, TestTrait, TestScoping {
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    await GalleryTurn.shared.begin()
    let result: Result<Void, any Error>
    do {
      result = .success(try await function())
    } catch {
      result = .failure(error)
    }
    await GalleryTurn.shared.end()
    try result.get()
  }
}

extension Trait where Self == GalleryTrait {
  /// The trait of tests that register widgets.
  public static var usesGallery: GalleryTrait { GalleryTrait() }
}

/// The turn of the test that uses the gallery.
private actor GalleryTurn {
  static let shared = GalleryTurn()

  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func begin() async {
    guard isTaken else {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  func end() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}

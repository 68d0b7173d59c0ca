import Foundation
public import XCTest

/// A test of a package, with the call that runs it.
public struct SnapshotTest {
  let name: String
  let run: @MainActor () throws -> Void

  /// Creates a test by name.
  public init(_ name: String, _ run: @escaping @MainActor () throws -> Void) {
    self.name = name
    self.run = run
  }

  /// Creates an asynchronous test by name.
  public init(_ name: String, awaiting run: @escaping @MainActor () async throws -> Void) {
    self.init(name) { try Self.wait(for: run) }
  }

  /// Creates a test of XCTest, which is set up and torn down around the call.
  public init<Case: XCTestCase>(
    _ name: String, in type: Case.Type, _ call: @escaping @Sendable (Case) throws -> Void
  ) {
    self.init(name) {
      let test = type.init(
        name: name,
        testClosure: { test in
          if let test = test as? Case { try call(test) }
        })
      test.run()
    }
  }

  /// Creates an asynchronous test of XCTest.
  ///
  /// It begins on the main thread, where its views are, and not on a thread of XCTest.
  public init<Case: XCTestCase>(
    _ name: String, in type: Case.Type,
    awaiting call: @escaping @MainActor (Case) async throws -> Void
  ) {
    self.init(name, in: type) { test in
      // XCTest calls tests on the main thread.
      nonisolated(unsafe) let test = test
      try MainActor.assumeIsolated { try Self.wait { try await unsafe call(test) } }
    }
  }

  /// Runs asynchronous work, for which the main run loop works meanwhile.
  @MainActor
  private static func wait(for work: @escaping @MainActor () async throws -> Void) throws {
    let end = TestEnd()
    Task { @MainActor in
      do {
        try await work()
        end.result = .success(())
      } catch {
        end.result = .failure(error)
      }
    }
    while true {
      if let result = end.result { return try result.get() }
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
  }
}

/// The result of an asynchronous test, or nil while it runs.
@MainActor
private final class TestEnd {
  var result: Result<Void, any Error>?
}

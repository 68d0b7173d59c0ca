public import Testing

/// The settings of assertions in a test or suite of Swift Testing.
public struct _SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
  let configuration: SnapshotTestingConfiguration
  /// A Boolean value that indicates whether the settings apply to nested suites.
  ///
  /// It is always true.
  public var isRecursive: Bool { true }

  /// Runs a test with the settings.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withSnapshotTesting(
      record: configuration.record, diffTool: configuration.diffTool
    ) {
      try await SnapshotCounter.$current.withValue(SnapshotCounter()) { try await function() }
    }
  }
}

extension Trait where Self == _SnapshotsTestTrait {
  /// The default settings, with numbers of unnamed files that begin at 1 in each test case.
  public static var snapshots: Self { snapshots() }

  /// Sets the record mode and the tool that compares files.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool))
  }

  /// Sets all settings.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    _SnapshotsTestTrait(configuration: configuration)
  }
}

import Synchronization
import VitrineBase

/// The settings of assertions in a test.
public struct SnapshotTestingConfiguration: Sendable {
  @TaskLocal package static var current: SnapshotTestingConfiguration?

  /// The condition under which files are written, or nil for the outer one.
  public var record: Record?
  /// The form of the command that compares two files, or nil for the outer one.
  public var diffTool: DiffTool?

  /// Creates settings.
  public init(record: Record? = nil, diffTool: DiffTool? = nil) {
    self.record = record
    self.diffTool = diffTool
  }

  /// The condition under which files are written.
  public struct Record: RawRepresentable, Hashable, Sendable, ExpressibleByBooleanLiteral {
    /// The name of the condition.
    public let rawValue: String

    private init(_ name: String) { rawValue = name }

    /// Creates a condition from its name, or returns nil for an unknown one.
    public init?(rawValue: String) {
      guard ["all", "failed", "missing", "never"].contains(rawValue) else { return nil }
      self.rawValue = rawValue
    }

    /// Creates `all` for true and `missing` for false.
    public init(booleanLiteral value: Bool) { self = value ? .all : .missing }

    /// Every file is written, and the test fails.
    public static let all = Record("all")
    /// The files of failing assertions are written, and the test fails.
    public static let failed = Record("failed")
    /// Missing files are written, and the test fails.
    public static let missing = Record("missing")
    /// No file is written.
    public static let never = Record("never")
  }

  /// The form of the command that compares two files.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let command: @Sendable (String, String) -> String

    /// Creates a command from the paths of the reference and of the failure.
    public init(
      _ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
    ) {
      command = tool
    }

    /// Creates a command from the name of a program.
    public init(stringLiteral value: String) { command = { "\(value) \"\($0)\" \"\($1)\"" } }

    /// The command of Kaleidoscope.
    public static let ksdiff: DiffTool = "ksdiff"
    /// The command of this package.
    public static let `default`: DiffTool = "vitrine compare"

    /// Returns the command for two files.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      command(currentFilePath, failedFilePath)
    }
  }
}

/// The settings outside of every test.
enum SharedConfiguration {
  private static let state = Mutex(SnapshotTestingConfiguration())

  /// The record mode: that of the program, or of `SNAPSHOT_TESTING_RECORD`, or `missing`.
  static var record: SnapshotTestingConfiguration.Record {
    get {
      let variable = Environment.process["SNAPSHOT_TESTING_RECORD"]
      return state.withLock(\.record)
        ?? variable.flatMap { SnapshotTestingConfiguration.Record(rawValue: $0) } ?? .missing
    }
    set { state.withLock { $0.record = newValue } }
  }

  static var diffTool: SnapshotTestingConfiguration.DiffTool {
    get { state.withLock(\.diffTool) ?? .default }
    set { state.withLock { $0.diffTool = newValue } }
  }
}

/// A Boolean value that indicates whether every file is written.
public var isRecording: Bool {
  get { (SnapshotTestingConfiguration.current?.record ?? SharedConfiguration.record) == .all }
  set { SharedConfiguration.record = newValue ? .all : .missing }
}

/// A Boolean value that indicates whether every file is written, by its older name.
public var record: Bool {
  get { isRecording }
  set { isRecording = newValue }
}

/// The form of the command that compares two files.
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { SnapshotTestingConfiguration.current?.diffTool ?? SharedConfiguration.diffTool }
  set { SharedConfiguration.diffTool = newValue }
}

/// Runs an operation with other settings.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil, operation: () throws -> R
) rethrows -> R {
  let settings = SnapshotTestingConfiguration(inner: record, diffTool)
  return try SnapshotTestingConfiguration.$current.withValue(settings) { try operation() }
}

/// Runs an asynchronous operation with other settings.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil, operation: () async throws -> R
) async rethrows -> R {
  let settings = SnapshotTestingConfiguration(inner: record, diffTool)
  return try await SnapshotTestingConfiguration.$current.withValue(settings) {
    try await operation()
  }
}

extension SnapshotTestingConfiguration {
  /// Creates settings, in which a nil is replaced by the outer setting.
  init(inner record: Record?, _ diffTool: DiffTool?) {
    let outer = Self.current
    self.init(record: record ?? outer?.record, diffTool: diffTool ?? outer?.diffTool)
  }
}

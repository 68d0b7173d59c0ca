public import Testing
import VitrineBase

/// The golden settings of a test or suite: `@Suite(.goldens(record: .missing))`.
public struct GoldenTrait: SuiteTrait, TestTrait, TestScoping {
  @TaskLocal package static var current = GoldenSettings()

  /// The settings of the tests.
  public var settings: GoldenSettings
  /// A Boolean value that indicates whether the settings apply to nested suites.
  ///
  /// It is always true.
  public var isRecursive: Bool { true }

  /// Runs a test with the settings.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Self.$current.withValue(settings) { try await function() }
  }
}

extension Trait where Self == GoldenTrait {
  /// Sets the record mode and the folder of goldens.
  public static func goldens(
    record: RecordMode = .never, folder: String? = nil
  ) -> GoldenTrait {
    GoldenTrait(settings: GoldenSettings(record: record, folder: folder))
  }
}

/// Expects a widget to equal its goldens in every variant, pixel by pixel.
///
/// `name` is the name of the goldens and defaults to the name of the widget's file. A failure
/// attaches the expected picture, the actual picture and their difference.
public func expectGolden(
  _ widget: Widget, _ variants: [Variant]? = nil, named name: String? = nil,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let check = GoldenCheck(settings: GoldenTrait.current, file: sourceLocation.filePath)
  for variant in variants ?? [widget.defaultVariant] {
    let full = "\(name ?? widget.stem)/\(variant.name)"
    guard let failure = check.failure(widget, variant, named: name ?? widget.stem) else {
      check.failureFolder.clear(full)
      continue
    }
    failure.record(check.failureFolder, named: full, at: sourceLocation)
  }
}

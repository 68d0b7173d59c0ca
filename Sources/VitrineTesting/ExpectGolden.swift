public import Testing

/// Settings of the goldens for the tests that carry it: `@Suite(.goldens(record: .missing))`.
public struct GoldenTrait: SuiteTrait, TestTrait, TestScoping {
  @TaskLocal static var current = GoldenSettings()

  public var settings: GoldenSettings
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Self.$current.withValue(settings) { try await function() }
  }
}

extension Trait where Self == GoldenTrait {
  /// How goldens are recorded, and where they are.
  public static func goldens(
    record: RecordMode = .never, folder: String? = nil
  ) -> GoldenTrait {
    GoldenTrait(settings: GoldenSettings(record: record, folder: folder))
  }
}

/// Expects a widget to look as its goldens in every variant, pixel by pixel.
///
/// `name` is what the goldens are called by; the widget file's own name unless said. A failure has
/// the expected and the actual picture and their difference attached.
public func expectGolden(
  _ widget: Widget, _ variants: [Variant] = [Variant()], named name: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let check = GoldenCheck(settings: GoldenTrait.current, file: sourceLocation.filePath)
  for variant in variants {
    guard let failure = check.failure(widget, variant, named: name ?? widget.stem) else { continue }
    for (kind, png) in failure.pictures {
      Attachment.record(
        png, named: "\(widget.stem)-\(variant.name)-\(kind).png", sourceLocation: sourceLocation)
    }
    Issue.record(Comment(rawValue: failure.message), sourceLocation: sourceLocation)
  }
}

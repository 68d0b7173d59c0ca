import XCTest

/// Asserts in XCTest that a widget equals its goldens in every variant, pixel by pixel.
public func assertGolden(
  _ widget: Widget, _ variants: [Variant]? = nil, named name: String? = nil,
  settings: GoldenSettings = GoldenSettings(), file: StaticString = #filePath, line: UInt = #line
) {
  let check = GoldenCheck(settings: settings, file: "\(file)")
  for variant in variants ?? [widget.defaultVariant] {
    if let failure = check.failure(widget, variant, named: name ?? widget.stem) {
      XCTFail(failure.message, file: file, line: line)
    }
  }
}

import XCTest

/// Asserts in XCTest that a widget equals its goldens in every variant, pixel by pixel.
public func assertGolden(
  _ widget: Widget, _ variants: [Variant]? = nil, named name: String? = nil,
  settings: GoldenSettings = GoldenSettings(), file: StaticString = #filePath, line: UInt = #line
) {
  let check = GoldenCheck(settings: settings, file: "\(file)")
  for variant in variants ?? [widget.defaultVariant] {
    let full = "\(name ?? widget.stem)/\(variant.name)"
    guard let failure = check.failure(widget, variant, named: name ?? widget.stem) else {
      check.failureFolder.clear(full)
      continue
    }
    XCTFail(failure.message(check.failureFolder, named: full), file: file, line: line)
  }
}

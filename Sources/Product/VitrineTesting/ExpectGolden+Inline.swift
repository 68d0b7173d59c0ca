public import SwiftUI
public import Testing
public import UIKit
import VitrineBase
import VitrineGolden
public import VitrineUIKit

/// Expects the layout of a view of UIKit to equal the text in the test's source.
///
/// The text has the frames and texts of all views. Write `inline: ""` at first:
/// `VITRINE_RECORD=missing swift test` writes the layout into the source file, and
/// `VITRINE_RECORD=all` overwrites a different one. A call has one variant.
@MainActor
public func expectGolden<Content: UIView>(
  _ view: @autoclosure @MainActor () throws -> Content, _ size: ViewSize = .fitting,
  in variant: Variant = .ofView, inline golden: String, record: RecordMode? = nil,
  resources: [String] = [], sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let call = InlineCall(sourceLocation)
  call.expect(
    golden, in: variant, size: size, record: record, resources: resources, at: sourceLocation
  ) {
    try $0.rendering(of: view, named: call.name)
  }
}

/// Expects the layout of a controller to equal the text in the test's source, like that of a view.
@MainActor
public func expectGolden<Controller: UIViewController>(
  _ controller: @autoclosure @MainActor () throws -> Controller, _ size: ViewSize = .device,
  in variant: Variant = .ofView, inline golden: String, record: RecordMode? = nil,
  resources: [String] = [], sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let call = InlineCall(sourceLocation)
  call.expect(
    golden, in: variant, size: size, record: record, resources: resources, at: sourceLocation
  ) {
    try $0.rendering(ofController: controller, named: call.name)
  }
}

/// Expects the layout of a view of SwiftUI to equal the text in the test's source, like that of a
/// view of UIKit.
@MainActor
public func expectGolden<Content: SwiftUI.View>(
  _ view: @autoclosure @MainActor () throws -> Content, _ size: ViewSize = .fitting,
  in variant: Variant = .ofView, inline golden: String, record: RecordMode? = nil,
  resources: [String] = [], sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let call = InlineCall(sourceLocation)
  call.expect(
    golden, in: variant, size: size, record: record, resources: resources, at: sourceLocation
  ) {
    try $0.rendering(
      ofController: { UIHostingController(rootView: try view()) }, named: call.name)
  }
}

extension InlineCall {
  /// The call of an expectation.
  fileprivate init(_ location: Testing.SourceLocation) {
    self.init(
      file: location.filePath, line: location.line, column: location.column, form: .argument)
  }

  /// Checks a layout, and records an issue with attachments if it differs.
  @MainActor
  fileprivate func expect(
    _ golden: String, in variant: Variant, size: ViewSize, record: RecordMode?,
    resources: [String], at location: Testing.SourceLocation,
    draw: @MainActor (LiveStage) throws -> Rendering
  ) {
    var settings = GoldenTrait.current
    if let record { settings.record = record }
    let check = ViewGolden(.layout, tolerance: nil, settings: settings, file: file)
    let failure = check.failure(
      of: self, inline: golden, variant, size, resources: resources, draw: draw)
    failure?.failure.record(check.check.failureFolder, named: name, at: location)
  }
}

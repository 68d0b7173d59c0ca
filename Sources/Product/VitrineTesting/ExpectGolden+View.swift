public import SwiftUI
public import Testing
public import UIKit
public import VitrineUIKit

/// Expects a view of UIKit to equal its goldens in every variant.
///
/// `view` is evaluated once for each variant, in its traits: `expectGolden(BadgeView(count: 3))`.
/// The name of the goldens defaults to the name of the class. Images, storyboards and xibs are
/// searched in `resources`, or beside the test's file. Nothing is behind the view. `record` and
/// `tolerance` apply to this call only.
@MainActor
public func expectGolden<Content: UIView>(
  _ view: @autoclosure @MainActor () throws -> Content, _ size: ViewSize = .fitting,
  _ variants: [Variant]? = nil, as strategy: GoldenStrategy = .picture, named name: String? = nil,
  record: RecordMode? = nil, tolerance: PictureTolerance? = nil, resources: [String] = [],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let name = name ?? "\(Content.self)"
  let golden = ViewGolden(strategy, tolerance: tolerance, record: record, at: sourceLocation)
  golden.expect(size, variants, named: name, resources: resources) { stage in
    try stage.rendering(of: view, named: name)
  }
}

/// Expects a controller to equal its goldens in every variant.
///
/// It receives the calls of a screen, and its root view has the system's margins. Otherwise the
/// goldens are those of a view.
@MainActor
public func expectGolden<Controller: UIViewController>(
  _ controller: @autoclosure @MainActor () throws -> Controller, _ size: ViewSize = .device,
  _ variants: [Variant]? = nil, as strategy: GoldenStrategy = .picture, named name: String? = nil,
  record: RecordMode? = nil, tolerance: PictureTolerance? = nil, resources: [String] = [],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let name = name ?? "\(Controller.self)"
  let golden = ViewGolden(strategy, tolerance: tolerance, record: record, at: sourceLocation)
  golden.expect(size, variants, named: name, resources: resources) { stage in
    try stage.rendering(ofController: controller, named: name)
  }
}

/// Expects a view of SwiftUI to equal its goldens in every variant, in a hosting controller.
@MainActor
public func expectGolden<Content: SwiftUI.View>(
  _ view: @autoclosure @MainActor () throws -> Content, _ size: ViewSize = .fitting,
  _ variants: [Variant]? = nil, as strategy: GoldenStrategy = .picture, named name: String? = nil,
  record: RecordMode? = nil, tolerance: PictureTolerance? = nil, resources: [String] = [],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let name = name ?? "\(Content.self)"
  let golden = ViewGolden(strategy, tolerance: tolerance, record: record, at: sourceLocation)
  golden.expect(size, variants, named: name, resources: resources) { stage in
    try stage.rendering(
      ofController: { UIHostingController(rootView: try view()) }, named: name)
  }
}

extension ViewGolden {
  /// Creates a check with the settings of the current test.
  fileprivate init(
    _ strategy: GoldenStrategy, tolerance: PictureTolerance?, record: RecordMode?,
    at location: Testing.SourceLocation
  ) {
    var settings = GoldenTrait.current
    if let record { settings.record = record }
    self.init(strategy, tolerance: tolerance, settings: settings, file: location.filePath)
    sourceLocation = location
  }

  /// Checks a view in each variant, and records an issue with attachments for each failure.
  fileprivate func expect(
    _ size: ViewSize, _ variants: [Variant]?, named name: String, resources: [String],
    draw: @MainActor (LiveStage) throws -> Rendering
  ) {
    let failures = failures(size, variants, named: name, resources: resources, draw: draw)
    for failure in failures {
      failure.failure.record(check.failureFolder, named: failure.name, at: sourceLocation)
    }
  }
}

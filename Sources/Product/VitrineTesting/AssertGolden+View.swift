public import SwiftUI
public import UIKit
public import VitrineUIKit
import XCTest

/// Asserts in XCTest that a view of UIKit equals its goldens, like `expectGolden`.
public func assertGolden<Content: UIView>(
  _ view: @autoclosure @MainActor @Sendable () throws -> Content, _ size: ViewSize = .fitting,
  _ variants: [Variant]? = nil, as strategy: GoldenStrategy = .picture, named name: String? = nil,
  tolerance: PictureTolerance? = nil, resources: [String] = [],
  settings: GoldenSettings = GoldenSettings(), file: StaticString = #filePath, line: UInt = #line
) {
  let name = name ?? "\(Content.self)"
  let settings = ViewGoldenSettings(
    size: size, variants: variants, strategy: strategy, tolerance: tolerance, name: name,
    resources: resources, settings: settings)
  settings.assert(file: file, line: line) { stage in
    try stage.rendering(of: view, named: name)
  }
}

/// Asserts in XCTest that a controller equals its goldens, like `expectGolden`.
public func assertGolden<Controller: UIViewController>(
  _ controller: @autoclosure @MainActor @Sendable () throws -> Controller,
  _ size: ViewSize = .device,
  _ variants: [Variant]? = nil, as strategy: GoldenStrategy = .picture, named name: String? = nil,
  tolerance: PictureTolerance? = nil, resources: [String] = [],
  settings: GoldenSettings = GoldenSettings(), file: StaticString = #filePath, line: UInt = #line
) {
  let name = name ?? "\(Controller.self)"
  let settings = ViewGoldenSettings(
    size: size, variants: variants, strategy: strategy, tolerance: tolerance, name: name,
    resources: resources, settings: settings)
  settings.assert(file: file, line: line) { stage in
    try stage.rendering(ofController: controller, named: name)
  }
}

/// Asserts in XCTest that a view of SwiftUI equals its goldens, like `expectGolden`.
public func assertGolden<Content: SwiftUI.View>(
  _ view: @autoclosure @MainActor @Sendable () throws -> Content, _ size: ViewSize = .fitting,
  _ variants: [Variant]? = nil, as strategy: GoldenStrategy = .picture, named name: String? = nil,
  tolerance: PictureTolerance? = nil, resources: [String] = [],
  settings: GoldenSettings = GoldenSettings(), file: StaticString = #filePath, line: UInt = #line
) {
  let name = name ?? "\(Content.self)"
  let settings = ViewGoldenSettings(
    size: size, variants: variants, strategy: strategy, tolerance: tolerance, name: name,
    resources: resources, settings: settings)
  settings.assert(file: file, line: line) { stage in
    try stage.rendering(
      ofController: { UIHostingController(rootView: try view()) }, named: name)
  }
}

/// The parameters of an assertion in XCTest.
private struct ViewGoldenSettings: Sendable {
  var size: ViewSize
  var variants: [Variant]?
  var strategy: GoldenStrategy
  var tolerance: PictureTolerance?
  var name: String
  var resources: [String]
  var settings: GoldenSettings

  /// Checks a view in each variant, and fails the test for each failure.
  func assert(
    file: StaticString, line: UInt, draw: @MainActor (LiveStage) throws -> Rendering
  ) {
    assertOnMain(name, file: file, line: line) {
      let golden = ViewGolden(strategy, tolerance: tolerance, settings: settings, file: "\(file)")
      return golden.failures(size, variants, named: name, resources: resources, draw: draw)
        .map(golden.message)
    }
  }
}

/// Fails the test with each message that a check returns.
///
/// XCTest calls tests on the main thread, so a test needn't be on the main actor.
func assertOnMain(
  _ name: String, file: StaticString, line: UInt, check: @MainActor () -> [String]
) {
  guard MainQueue.isCurrent else {
    return XCTFail("\(name): views need the main thread", file: file, line: line)
  }
  MainActor.assumeIsolated {
    for message in check() { XCTFail(message, file: file, line: line) }
  }
}

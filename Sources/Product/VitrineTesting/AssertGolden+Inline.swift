public import SwiftUI
public import UIKit
import VitrineGolden
public import VitrineUIKit
import XCTest

/// Asserts in XCTest that the layout of a view equals the text in the test's source, like
/// `expectGolden`.
public func assertGolden<Content: UIView>(
  _ view: @autoclosure @MainActor @Sendable () throws -> Content, _ size: ViewSize = .fitting,
  in variant: Variant = .ofView, inline golden: String, resources: [String] = [],
  settings: GoldenSettings = GoldenSettings(), file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let call = InlineCall(
    file: "\(file)", line: Int(line), column: Int(column), form: .argument)
  call.assert(
    golden, in: variant, size: size, resources: resources, settings: settings, file: file,
    line: line
  ) {
    try $0.rendering(of: view, named: call.name)
  }
}

/// Asserts in XCTest that the layout of a controller equals the text in the test's source, like
/// `expectGolden`.
public func assertGolden<Controller: UIViewController>(
  _ controller: @autoclosure @MainActor @Sendable () throws -> Controller,
  _ size: ViewSize = .device,
  in variant: Variant = .ofView, inline golden: String, resources: [String] = [],
  settings: GoldenSettings = GoldenSettings(), file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let call = InlineCall(
    file: "\(file)", line: Int(line), column: Int(column), form: .argument)
  call.assert(
    golden, in: variant, size: size, resources: resources, settings: settings, file: file,
    line: line
  ) {
    try $0.rendering(ofController: controller, named: call.name)
  }
}

/// Asserts in XCTest that the layout of a view of SwiftUI equals the text in the test's source,
/// like `expectGolden`.
public func assertGolden<Content: SwiftUI.View>(
  _ view: @autoclosure @MainActor @Sendable () throws -> Content, _ size: ViewSize = .fitting,
  in variant: Variant = .ofView, inline golden: String, resources: [String] = [],
  settings: GoldenSettings = GoldenSettings(), file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let call = InlineCall(
    file: "\(file)", line: Int(line), column: Int(column), form: .argument)
  call.assert(
    golden, in: variant, size: size, resources: resources, settings: settings, file: file,
    line: line
  ) {
    try $0.rendering(
      ofController: { UIHostingController(rootView: try view()) }, named: call.name)
  }
}

extension InlineCall {
  /// Checks a layout, and fails the test if it differs.
  fileprivate func assert(
    _ golden: String, in variant: Variant, size: ViewSize, resources: [String],
    settings: GoldenSettings, file: StaticString, line: UInt,
    draw: @MainActor (LiveStage) throws -> Rendering
  ) {
    assertOnMain(name, file: file, line: line) {
      let check = ViewGolden(.layout, tolerance: nil, settings: settings, file: "\(file)")
      let failure = check.failure(
        of: self, inline: golden, variant, size, resources: resources, draw: draw)
      return failure.map { [check.message($0)] } ?? []
    }
  }
}

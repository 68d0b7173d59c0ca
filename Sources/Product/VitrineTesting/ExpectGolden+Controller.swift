public import NotificationCenter
public import Testing
public import UIKit
public import VitrineUIKit
import XCTest

/// Expects a widget's controller to equal its goldens in every variant, pixel by pixel.
///
/// `controller` is evaluated once for each variant, so that each picture shows the first appearance
/// of a new widget: `expectGolden(TodayViewController(), variants)`. `name` is the name of the
/// goldens and defaults to the name of the class. Images, storyboards and xibs are searched in
/// `resources`, or beside the test's file.
@MainActor
public func expectGolden<Controller: UIViewController & NCWidgetProviding>(
  _ controller: @autoclosure @escaping @MainActor @Sendable () -> Controller,
  _ variants: [Variant]? = nil, named name: String? = nil, resources: [String] = [],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let widget = Widget(
    title: "\(Controller.self)", resources: resources, path: sourceLocation.filePath, controller)
  expectGolden(
    widget, variants, named: name ?? "\(Controller.self)", sourceLocation: sourceLocation)
}

/// Asserts in XCTest that a widget's controller equals its goldens, like `expectGolden`.
@MainActor
public func assertGolden<Controller: UIViewController & NCWidgetProviding>(
  _ controller: @autoclosure @escaping @MainActor @Sendable () -> Controller,
  _ variants: [Variant]? = nil, named name: String? = nil, resources: [String] = [],
  settings: GoldenSettings = GoldenSettings(), file: StaticString = #filePath, line: UInt = #line
) {
  let widget = Widget(
    title: "\(Controller.self)", resources: resources, path: "\(file)", controller)
  assertGolden(
    widget, variants, named: name ?? "\(Controller.self)", settings: settings, file: file,
    line: line)
}

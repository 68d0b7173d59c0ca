import CoreGraphics
import Foundation
import UIKit
import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineLayout
import VitrineUIKit

/// A controller with a configurable behavior.
@MainActor
final class TestController: UIViewController, NCWidgetProviding {
  private let build: (TestController) -> Void
  var onMode: (TestController, NCWidgetDisplayMode) -> Void = { _, _ in }

  init(_ build: @escaping (TestController) -> Void) {
    self.build = build
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    extensionContext?.widgetLargestAvailableDisplayMode = .expanded
    build(self)
  }

  func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
  ) { onMode(self, activeDisplayMode) }
}

extension UIView {
  /// Adds a subview whose frame only constraints determine.
  @discardableResult
  func holding(_ view: UIView) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    return view
  }
}

/// Renders widgets in code and in documents.
@MainActor
enum Stage {
  static let workshop = LiveWorkshop.make()

  static func picture(_ widget: Widget, _ variant: Variant = Variant()) throws -> Bitmap {
    try render(widget, as: variant, in: workshop).bitmap
  }

  static func picture(
    _ variant: Variant = Variant(), _ build: @escaping @MainActor @Sendable (TestController) -> Void
  ) throws -> Bitmap {
    try picture(Widget(title: "Test") { TestController(build) }, variant)
  }

  /// Returns true if two pictures are equal.
  ///
  /// Arrays of pixels are too long for a test's own report.
  static func areEqual(_ a: Bitmap, _ b: Bitmap) -> Bool {
    guard a != b else { return true }
    let indices = zip(a.pixels, b.pixels).enumerated().filter { $0.element.0 != $0.element.1 }
      .map(\.offset)
    let places = indices.map { (x: $0 % a.width, y: $0 / a.width) }
    print(
      "\(a.width)x\(a.height) and \(b.width)x\(b.height): \(indices.count) pixels differ, x",
      places.map(\.x).min() ?? 0, places.map(\.x).max() ?? 0, "y",
      places.map(\.y).min() ?? 0, places.map(\.y).max() ?? 0)
    return false
  }

  /// A widget document in a temporary folder.
  static func document(_ json: String) throws -> Widget {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("uikit-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("widget.json")
    try Data(json.utf8).write(to: file)
    return try Widget.read(file.path)
  }
}

enum LiveWorkshop {
  static func make() -> Workshop {
    guard let resources = try? Resources() else { fatalError("no fonts") }
    return Workshop(resources)
  }
}

import CoreGraphics
import Foundation
import Testing
import UIKit
import Vitrine
import VitrineGraphics
import VitrineImport
import VitrineLayout
import VitrineUIKit

@MainActor
private final class Log {
  var lines: [String] = []
}

private final class LoggingController: UIViewController, NCWidgetProviding {
  let log: Log

  init(_ log: Log) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    log.lines.append("loadView")
    super.loadView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.lines.append("viewDidLoad")
    extensionContext?.widgetLargestAvailableDisplayMode = .expanded
  }

  override func viewWillAppear(_ animated: Bool) { log.lines.append("viewWillAppear") }
  override func viewDidAppear(_ animated: Bool) { log.lines.append("viewDidAppear") }

  func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
  ) {
    log.lines.append("mode \(activeDisplayMode) \(Int(maxSize.width))x\(Int(maxSize.height))")
    if activeDisplayMode == .expanded {
      preferredContentSize = CGSize(width: 0, height: 200)
    }
  }

  func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
    log.lines.append("update")
    completionHandler(.newData)
  }
}

@MainActor
@Suite struct ControllerTests {
  private func scene(_ widget: Widget, _ mode: String) throws -> Vitrine.Scene {
    var variant = Variant()
    if mode == "expanded" { variant.mode = .expanded }
    return try widget.scene(for: variant)
  }

  @Test func `a widget's life cycle has the platform's order`() throws {
    let log = Log()
    _ = try scene(Widget { LoggingController(log) }, "compact")
    #expect(
      log.lines == [
        "loadView", "viewDidLoad", "mode compact 359x110", "viewWillAppear", "update",
        "viewDidAppear",
      ])
  }

  @Test func `the preferred height is the expanded card's height`() throws {
    let widget = Widget { LoggingController(Log()) }
    let open = try scene(widget, "expanded")
    #expect(open.tree.views[0].frame?.height == 200)
    #expect(open.header.offersToggle)
    #expect(try scene(widget, "compact").tree.views[0].frame?.height == 110)
  }

  @Test func `a widget with a single mode can't expand`() {
    final class Closed: UIViewController {}
    #expect(throws: RenderError.self) { try scene(Widget { Closed() }, "expanded") }
  }

  @Test func `constraints determine the height without a preferred size`() throws {
    let open = try scene(
      Widget {
        TestController { controller in
          let view = controller.view.holding(UIView())
          NSLayoutConstraint.activate([
            view.heightAnchor.constraint(equalToConstant: 180),
            view.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 10),
            view.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor, constant: -10),
          ])
        }
      }, "expanded")
    #expect(open.tree.views[0].frame?.height == 200)
  }

  @Test func `views have the names of their properties and classes`() throws {
    final class Named: UIViewController {
      let title1 = UILabel()
      lazy var icon = UIImageView()

      override func viewDidLoad() {
        super.viewDidLoad()
        for child in [title1, icon, UIButton(type: .system)] { view.addSubview(child) }
        let marked = UIView()
        marked.accessibilityIdentifier = "marked"
        view.addSubview(marked)
      }
    }
    let names = try scene(Widget { Named() }, "compact").tree.views.map(\.name)
    #expect(names == ["UIView-0", "title1", "icon", "UIButton-3", "marked"])
  }

  @Test func `a child's view has the life cycle of its parent's view`() throws {
    final class Parent: UIViewController {
      let log: Log

      init(_ log: Log) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) { nil }

      override func viewDidLoad() {
        super.viewDidLoad()
        let child = LoggingController(log)
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
    }
    let log = Log()
    _ = try scene(Widget { Parent(log) }, "compact")
    #expect(log.lines == ["loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear"])
  }

  @Test func `the context opens the URLs that its host opens`() throws {
    let context = NSExtensionContext { _ in .zero }
    var answer: Bool?
    let url = try #require(URL(string: "steps://today"))
    context.open(url) { answer = $0 }
    #expect(answer == false)
    context.opener = { $0.hasPrefix("steps:") }
    context.open(url) { answer = $0 }
    #expect(answer == true)
  }

  @Test func `the variant determines screen, device and traits`() throws {
    var variant = Variant()
    variant.textSize = .xxl
    variant.direction = .rtl
    var seen: [String] = []
    let widget = Widget {
      TestController { _ in
        seen = [
          "\(UIScreen.main.bounds.width)", "\(UIScreen.main.scale)",
          UITraitCollection.current.preferredContentSizeCategory.rawValue,
          "\(UITraitCollection.current.layoutDirection)",
          "\(UIFont.preferredFont(forTextStyle: .body).pointSize)",
        ]
      }
    }
    _ = try widget.scene(for: variant)
    #expect(
      seen == ["375.0", "2.0", "UICTContentSizeCategoryXXL", "rightToLeft", "21.0"])
  }

  @Test func `layout and explain support a widget in code`() throws {
    let widget = Widget {
      TestController { controller in
        let label = UILabel()
        label.text = "Hello"
        label.accessibilityIdentifier = "greeting"
        controller.view.holding(label)
        label.centerXAnchor.constraint(equalTo: controller.view.centerXAnchor).isActive = true
      }
    }
    let (scene, layout) = try layout(widget, as: Variant(), in: Stage.workshop)
    #expect(scene.tree.views[1].name == "greeting")
    #expect(layout.frames[1].width > 0)
    let (_, explanation) = try explain(widget, as: Variant(), in: Stage.workshop)
    #expect(!explanation.views.isEmpty)
  }
}

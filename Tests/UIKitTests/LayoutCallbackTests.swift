import CoreGraphics
import Foundation
import Testing
import UIKit

/// A view that records its calls.
@MainActor
private final class Diary {
  var lines: [String] = []
}

private final class NotingView: UIView {
  private let name: String
  private let diary: Diary
  var onLayout: (NotingView) -> Void = { _ in }

  init(_ name: String, _ diary: Diary) {
    self.name = name
    self.diary = diary
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    diary.lines.append("layout \(name)")
    onLayout(self)
  }

  override func updateConstraints() {
    diary.lines.append("constraints \(name)")
    super.updateConstraints()
  }
}

private final class NotingController: UIViewController {
  let diary = Diary()

  override func loadView() {
    diary.lines.append("loadView")
    view = NotingView("root", diary)
  }

  override func viewDidLoad() { diary.lines.append("viewDidLoad") }
  override func viewWillLayoutSubviews() { diary.lines.append("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { diary.lines.append("viewDidLayoutSubviews") }
}

@MainActor
@Suite struct LayoutCallbackTests {
  @Test func `constraints update from the bottom up, layout runs from the top down`() {
    let diary = Diary()
    let (root, inner) = (NotingView("root", diary), NotingView("inner", diary))
    root.addSubview(inner)
    root.layoutIfNeeded()
    #expect(
      diary.lines == ["constraints inner", "constraints root", "layout root", "layout inner"])
  }

  @Test func `needsUpdateConstraints returns whether an update is pending`() {
    let view = UIView()
    view.layoutIfNeeded()
    #expect(!view.needsUpdateConstraints())
    view.setNeedsUpdateConstraints()
    #expect(view.needsUpdateConstraints())
    view.updateConstraintsIfNeeded()
    #expect(!view.needsUpdateConstraints())
  }

  @Test func `a layout pass without changes calls no method`() {
    let diary = Diary()
    let root = NotingView("root", diary)
    root.layoutIfNeeded()
    diary.lines = []
    root.layoutIfNeeded()
    #expect(diary.lines.isEmpty)
  }

  @Test func `setNeedsLayout invalidates a single view`() {
    let diary = Diary()
    let (root, inner) = (NotingView("root", diary), NotingView("inner", diary))
    root.addSubview(inner)
    root.layoutIfNeeded()
    diary.lines = []
    inner.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(diary.lines == ["layout inner"])
  }

  @Test func `a view with a new size is laid out again`() {
    let diary = Diary()
    let root = NotingView("root", diary)
    root.layoutIfNeeded()
    diary.lines = []
    root.frame.size.width = 50
    root.layoutIfNeeded()
    #expect(diary.lines == ["layout root"])
  }

  @Test func `frames are available in layoutSubviews`() {
    let diary = Diary()
    let root = NotingView("root", diary)
    root.frame.size = CGSize(width: 100, height: 50)
    let label = root.holding(UIView())
    NSLayoutConstraint.activate([
      label.rightAnchor.constraint(equalTo: root.rightAnchor),
      label.widthAnchor.constraint(equalToConstant: 30),
    ])
    var seen: CGRect?
    root.onLayout = { _ in seen = label.frame }
    root.layoutIfNeeded()
    #expect(seen?.minX == 70)
  }

  @Test func `frames from layoutSubviews persist`() {
    let diary = Diary()
    let root = NotingView("root", diary)
    root.frame.size = CGSize(width: 100, height: 50)
    let child = UIView()
    root.addSubview(child)
    root.onLayout = { child.frame = $0.bounds.insetBy(dx: 10, dy: 10) }
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 10, y: 10, width: 80, height: 30))
  }

  @Test func `views that undo each other's changes stop eventually`() {
    let diary = Diary()
    let root = NotingView("root", diary)
    let width = root.widthAnchor.constraint(equalToConstant: 1)
    width.isActive = true
    root.onLayout = { view in
      width.constant += 1
      view.setNeedsLayout()
    }
    root.layoutIfNeeded()
    #expect(diary.lines.count < 20)
  }

  @Test func `a controller loads its view once, on first access`() {
    let controller = NotingController()
    #expect(!controller.isViewLoaded)
    #expect(controller.diary.lines.isEmpty)
    _ = controller.view
    _ = controller.view
    #expect(controller.diary.lines == ["loadView", "viewDidLoad"])
  }

  @Test func `a controller is called before and after its view's layout`() {
    let controller = NotingController()
    controller.view.layoutIfNeeded()
    #expect(
      controller.diary.lines.suffix(3) == [
        "viewWillLayoutSubviews", "layout root", "viewDidLayoutSubviews",
      ])
  }
}

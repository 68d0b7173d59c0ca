import NotificationCenter
import Testing
import UIKit
import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImport
import VitrineLayout
import VitrineUIKit

/// Tests of the steps of a host and a person with a controller.
@MainActor @Suite struct ControllerSessionTests {
  private final class Counter: UIViewController, NCWidgetProviding {
    private let button = UIButton(type: .system)
    private let label = UILabel()
    private let toggle = UISwitch()
    private let idle = UILabel()
    private var updates = 0
    private var words: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      button.setTitle("Add", for: .normal)
      button.addAction(UIAction { [unowned self] _ in write("added") }, for: .touchUpInside)
      toggle.addAction(
        UIAction { [unowned self] _ in write("switched \(toggle.isOn)") }, for: .valueChanged)
      idle.text = "idle"
      for (index, child) in [label, button, toggle, idle].enumerated() {
        child.frame = CGRect(x: 0, y: 24 * index, width: 300, height: 20)
        view.addSubview(child)
      }
    }

    override func viewWillAppear(_ animated: Bool) { write("appears") }
    override func viewDidDisappear(_ animated: Bool) { write("gone") }

    func widgetActiveDisplayModeDidChange(
      _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
    ) {
      write(activeDisplayMode == .compact ? "closed" : "opened")
      preferredContentSize.height = activeDisplayMode == .compact ? 0 : 200
    }

    func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
      updates += 1
      extensionContext?.open(URL(string: "counter:\(updates)")!)
      completionHandler(updates == 1 ? .newData : .noData)
      completionHandler(.failed)
    }

    private func write(_ word: String) {
      words.append(word)
      label.text = words.joined(separator: ", ")
    }
  }

  private func play(_ steps: [HostStep]) throws -> ProgramViews {
    let widget = Widget(title: "Counter") { Counter() }
    guard case .program(let program) = widget.source else { fatalError("not a program") }
    let play = try #require(program.play)
    return try play(Variant(), steps, .disk)
  }

  private func text(_ steps: [HostStep]) throws -> String? {
    let tree = try play(steps).content.tree
    for view in tree.views where view.name == "label" {
      if case .label(let label) = view.kind { return label.text.runs.map(\.text).joined() }
    }
    return nil
  }

  @Test func `a session starts collapsed, before any update`() throws {
    let text = try text([])
    #expect(text == "closed, appears")
    #expect(try play([]).replies.isEmpty)
  }

  @Test func `steps run in order, and each has a visible effect`() throws {
    #expect(
      try text([
        .tap("button"), .tap("toggle"), .setMode(.expanded), .disappear, .appear,
        .setMode(.compact),
      ]) == "closed, appears, added, switched true, opened, gone, appears, closed")
  }

  @Test func `a tap finds a view by its property or its text`() throws {
    #expect(try text([.tap("Add"), .tap("button")]) == "closed, appears, added, added")
  }

  @Test func `an expanded widget has its preferred height`() throws {
    #expect(try play([.setMode(.expanded)]).content.preferredHeight == .points(200))
    #expect(
      try play([.setMode(.expanded), .setMode(.compact)]).content.preferredHeight
        == .fromConstraints)
  }

  @Test func `replies carry their step, and only an update's first result counts`()
    throws
  {
    #expect(
      try play([.update, .tap("Add"), .update]).replies == [
        HostReply(.open("counter:1"), at: 0), HostReply(.updated("newData"), at: 0),
        HostReply(.open("counter:2"), at: 2), HostReply(.updated("noData"), at: 2),
      ])
  }

  @Test(arguments: [
    ("nowhere", "no view named 'nowhere' is shown", "'button'"),
    ("idle", "the view 'idle' takes no taps", "recognizers"),
  ])
  func `a tap without a target is an error with a hint`(
    name: String, message: String, hint: String
  ) throws {
    let error = try #require(throws: RenderError.self) { try play([.tap(name)]) }
    guard case .invalid(let diagnostic) = error else { fatalError("\(error)") }
    #expect(diagnostic.message == message)
    #expect(diagnostic.hint?.contains(hint) == true)
  }

  @Test(arguments: [
    HostStep.update, .setMode(.expanded), .tap(nil), .tap("two words"), .disappear, .appear,
  ])
  func `a step is parsed from its own line`(step: HostStep) {
    #expect(HostStep(text: step.text) == step)
  }

  @Test(arguments: ["", "mode", "mode sideways", "update now", "jump"])
  func `an invalid line is an error`(line: String) { #expect(HostStep(text: line) == nil) }
}

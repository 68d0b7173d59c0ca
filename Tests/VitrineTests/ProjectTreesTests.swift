import TestResources
import TestSupport
import Testing
import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImport
import VitrineLayout

/// Tests of complete project trees in the usual shapes of repositories, as a first `vitrine render
/// ROOT` sees them.
@Suite struct ProjectTreesTests {
  private func widget(_ path: String, target: String? = nil) throws -> Widget {
    try Widget.read(PackageRoot.file("Tests/Fixtures/Projects/" + path), target: target)
  }

  private func scene(
    _ widget: Widget, _ change: (inout Variant) -> Void = { _ in }
  ) throws -> Scene {
    var variant = widget.defaultVariant
    change(&variant)
    return try widget.scene(for: variant)
  }

  /// Returns the texts of visible labels and the names of visible boxes.
  private func shown(_ scene: Scene) -> [String] {
    let isShown = scene.tree.isShown
    return scene.tree.views.indices.filter { isShown[$0] }.compactMap { index in
      switch scene.tree.views[index].kind {
      case .label(let label): label.text.string
      case .placeholder(let name): "[\(name)]"
      default: nil
      }
    }
  }

  private func height(
    _ widget: Widget, _ change: (inout Variant) -> Void = { _ in }
  ) throws -> Double {
    var variant = widget.defaultVariant
    change(&variant)
    let workshop = Workshop(try TestResources.shared.get())
    return try layout(widget, as: variant, in: workshop).layout[ViewTree.root].height
  }

  @Test(arguments: [
    ("swift-app", "Harbor", SystemGeneration.ios10, true, ["Hello"]),
    ("objective-c", "Tides", .ios10, true, ["Hello"]),
    ("name-from-xcconfig", "Northern Weather", .ios10, true, ["Hello"]),
    ("name-with-modifiers", "FERRY Today", .ios10, true, ["Hello"]),
    ("resources-elsewhere", "Elsewhere", .ios10, true, ["Elsewhere"]),
    ("legacy-ios-8", "Old", .ios8, false, ["Hello"]),
    ("legacy-ios-9", "Old", .ios9, false, ["Hello"]),
    (
      "code-only", "Chart", .ios10, false,
      ["[TodayViewController, in code: LineChart · TodayViewController.swift:11]"]
    ),
    (
      "swiftui-hosting", "Hosted", .ios13, false,
      ["[SwiftUI: ForecastView · TodayViewController.swift:9]"]
    ),
    ("synchronized-groups", "Synced", .ios12, true, ["Synced"]),
    ("compact-only", "Compact", .ios10, false, ["Hello"]),
    ("heights-by-mode", "Heights", .ios10, true, ["Hello"]),
    ("hidden-by-mode", "Hidden", .ios10, true, ["Always"]),
    ("chart-class", "Rates", .ios10, true, ["Rate", "[LineChartView]"]),
    ("drawn-class", "Gauge", .ios10, true, ["Load", "[GaugeView]"]),
    ("view-added-to-container", "Added", .ios10, true, ["Added", "[GraphView]"]),
    (
      "registered-cells", "Trains", .ios10, false,
      ["[cells of DepartureCell · TodayViewController.swift:11]"]
    ),
    (
      "blank-storyboard", "Blank", .ios10, false,
      ["[TodayViewController, in code · TodayViewController.swift:7]"]
    ),
    (
      "blank-texts", "Alone", .ios10, false,
      [" ", "[TodayViewController, in code · TodayViewController.swift:4]"]
    ),
    ("two-builds", "Both", .ios10, true, ["Both"]),
    ("xml-project", "In XML", .ios10, true, ["Hello"]),
    ("case-differs", "Cased", .ios10, true, ["Hello"]),
    ("localized-name", "Weather", .ios10, true, ["Hello"]),
    ("folder-without-project", "Alone", .ios10, false, ["Alone"]),
    ("broken-project", "Still", .ios10, true, ["Still"]),
    ("deployment-target-12", "New", .ios12, true, ["Hello"]),
  ])
  func `a repository's root shows its widget at once`(
    tree: String, title: String, system: SystemGeneration, offersMore: Bool, content: [String]
  ) throws {
    let widget = try widget(tree)
    let scene = try scene(widget)
    #expect(scene.header.title == title)
    #expect(widget.defaultVariant.system == system)
    #expect(scene.header.offersToggle == offersMore)
    #expect(shown(scene) == content)
  }

  @Test func `a Mac's widget is drawn on a Mac`() throws {
    let widget = try widget("mac-widget")
    #expect(widget.defaultVariant.host == .macos)
    #expect(widget.title == "Builds")
    #expect(
      widget.systemReason == "drawn on macOS 10.12: the deployment target of 'Today' is macOS 10.12"
    )
    #expect(widget.defaultVariant.system == .macos1012)
  }

  @Test func `the system is explained`() throws {
    #expect(
      try widget("legacy-ios-9").systemReason
        == "drawn on iOS 9, in the dark notification center: the project was built with Xcode 7 "
        + "(LastSwiftUpdateCheck 0720), before the iOS 10 SDK")
    #expect(
      try widget("deployment-target-12").systemReason
        == "drawn on iOS 12: the deployment target is iOS 12")
    #expect(try widget("folder-without-project").systemReason == nil)
  }

  @Test func `heights come from the code`() throws {
    #expect(try height(try widget("heights-by-mode")) { $0.mode = .expanded } == 180)
    #expect(try height(try widget("objective-c")) { $0.mode = .expanded } == 180)
    #expect(try height(try widget("hidden-by-mode")) { $0.mode = .expanded } == 160)
    #expect(try height(try widget("heights-by-mode")) == 110)
    #expect(try height(try widget("legacy-ios-9")) == 64)
  }

  @Test func `the code hides views in a mode`() throws {
    let widget = try widget("hidden-by-mode")
    #expect(try shown(scene(widget) { $0.mode = .expanded }) == ["Always", "More"])
    #expect(try shown(scene(widget) { $0.mode = .compact }) == ["Always"])
  }

  @Test func `a widget whose code never sets the expanded mode stays compact`() throws {
    let error = #expect(throws: RenderError.self) {
      _ = try scene(try widget("compact-only")) { $0.mode = .expanded }
    }
    #expect(error?.description.contains("largest mode is compact") == true)
  }

  @Test(arguments: [
    ("chart-class", "the class 'LineChartView' is not among the target's sources"),
    ("drawn-class", "the class 'GaugeView' draws itself in code"),
    ("view-added-to-container", "'GraphView' is added to 'container' in code"),
    ("registered-cells", "'departure' (DepartureCell) is registered here"),
    ("code-only", "the widget's views are made in code by TodayViewController"),
    ("swiftui-hosting", "the widget is a SwiftUI view in a hosting controller"),
    ("broken-project", "the project is ignored"),
  ])
  func `views that aren't drawn are reported with a place`(tree: String, message: String) throws {
    let scene = try scene(try widget(tree))
    let found = scene.diagnostics.first { $0.description.contains(message) }
    #expect(found?.location?.line ?? 0 > 0)
  }

  @Test func `icons and images come from the project's folders`() throws {
    #expect(
      try scene(try widget("swift-app")).header.icon?.hasSuffix(
        "App/Assets.xcassets/AppIcon.appiconset/icon.png") == true)
    for tree in ["resources-elsewhere", "synchronized-groups"] {
      let scene = try scene(try widget(tree))
      let names = scene.tree.views.compactMap { view in
        if case .image(let image) = view.kind { image.image?.name } else { nil }
      }
      #expect(!names.isEmpty)
      for name in names { #expect(scene.images.path(of: name) != nil) }
    }
  }

  @Test func `the title follows the language`() throws {
    let widget = try widget("localized-name")
    #expect(try scene(widget) { $0.locale = "de" }.header.title == "Wetter")
  }

  @Test(arguments: [
    ("two-extensions", "--target 'Second Widget'"),
    ("xcodegen-only", "no target of its Xcode project is a Today extension"),
    ("swift-package-only", "a Swift package holds no app extensions"),
    ("app-without-extension", "no target of its Xcode project is a Today extension"),
    ("app-without-extension/App.xcodeproj", "no target of the project is a widget extension"),
    ("broken-project/App.xcodeproj", "error: "),
    ("xcodegen-only/Sources/App.swift", "belongs to no Today extension"),
    ("swift-app/App.swift", "no such file or folder"),
  ])
  func `an input without a widget is an error with advice`(path: String, message: String) {
    let error = #expect(throws: RenderError.self) { try widget(path) }
    #expect(error?.description.contains(message) == true)
  }

  @Test func `the target's name chooses a target`() throws {
    #expect(try widget("two-extensions", target: "Second Widget").title == "Second")
    #expect(try widget("two-extensions/Second Widget").title == "Second")
    let error = #expect(throws: RenderError.self) {
      try widget("two-extensions", target: "Secnd Widget")
    }
    #expect(error?.description.contains("did you mean 'Second Widget'?") == true)
  }

  @Test(arguments: [
    ("swift-app", "Today"), ("folder-without-project", "folder-without-project"),
    ("swift-app/Today/Base.lproj/MainInterface.storyboard", "MainInterface"),
  ])
  func `pictures have the name of the target or the folder`(path: String, stem: String) throws {
    let full = PackageRoot.file("Tests/Fixtures/Projects/" + path)
    #expect(try widget(path).pictureStem(full) == stem)
  }
}

import TestSupport
import Testing
import UIKit
import Vitrine
import VitrineGraphics
import VitrineUIKit

/// Tests of the bars of containers (docs/PLATFORM.md, "Bars").
@MainActor @Suite struct BarTests {
  /// A controller with a view that fills the safe area.
  private final class Content: UIViewController {
    let box = UIView()
    var safeArea = UIEdgeInsets.zero
    override func viewDidLayoutSubviews() { safeArea = view.safeAreaInsets }
    override func viewDidLoad() {
      super.viewDidLoad()
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      let safe = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: safe.topAnchor),
        box.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }
  }

  /// Lays out a controller on an iPhone 12, and returns the result of a closure.
  private func shown<Result>(
    _ controller: UIViewController, _ system: SystemGeneration = .ios14,
    _ body: () throws -> Result
  ) throws -> Result {
    var variant = Variant.ofView
    variant.system = system
    let stage = LiveStage(.device, as: variant)
    _ = try stage.rendering(ofController: { controller }, named: "bars")
    return try body()
  }

  private func texts(_ view: UIView) -> [String] {
    let own = (view as? UILabel)?.text.map { [$0] } ?? []
    return own + view.subviews.flatMap(texts)
  }

  @Test func `a navigation bar reduces the safe area of the top controller`() throws {
    let content = Content()
    content.title = "Harbors"
    let stack = UINavigationController(rootViewController: content)
    try shown(stack) {
      #expect(content.view.frame == stack.view.bounds)
      #expect(stack.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
      #expect(content.box.frame == CGRect(x: 16, y: 91, width: 374, height: 844 - 91 - 34))
      #expect(content.safeArea.top == 91)
      #expect(texts(stack.navigationBar) == ["Harbors"])
    }
    stack.isNavigationBarHidden = true
    try shown(stack) { #expect(content.box.frame.minY == 47) }
  }

  @Test func `an opaque bar is above the view unless it extends below it`() throws {
    let content = Content()
    let stack = UINavigationController(rootViewController: content)
    stack.navigationBar.isTranslucent = false
    try shown(stack) {
      #expect(content.view.frame.minY == 91)
      #expect(content.box.frame.minY == 0)
    }
    content.extendedLayoutIncludesOpaqueBars = true
    try shown(stack) { #expect(content.view.frame.minY == 0) }
  }

  @Test func `the button that leads back has the title of the controller below`() throws {
    let first = Content()
    first.title = "Harbors"
    let second = Content()
    let stack = UINavigationController(rootViewController: first)
    stack.pushViewController(second, animated: false)
    second.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Sort", style: .plain, target: nil, action: nil)
    try shown(stack) { #expect(texts(stack.navigationBar) == ["Harbors", "Sort"]) }
    first.navigationItem.backButtonTitle = "All"
    try shown(stack) { #expect(texts(stack.navigationBar) == ["All", "Sort"]) }
    try shown(stack, .ios26) { #expect(texts(stack.navigationBar) == ["Sort"]) }
  }

  @Test func `a large title and a search field are below the buttons`() throws {
    let content = Content()
    content.title = "Harbors"
    content.navigationItem.searchController = UISearchController()
    let stack = UINavigationController(rootViewController: content)
    stack.navigationBar.prefersLargeTitles = true
    try shown(stack) { #expect(content.box.frame.minY == 195) }
    content.navigationItem.largeTitleDisplayMode = .never
    try shown(stack) { #expect(content.box.frame.minY == 143) }
  }

  @Test func `a bar of tabs shows the items of all controllers`() throws {
    let (first, second) = (Content(), Content())
    first.title = "Harbors"
    second.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: first), second]
    try shown(tabs) {
      #expect(tabs.tabBar.frame == CGRect(x: 0, y: 844 - 34 - 49, width: 390, height: 83))
      #expect(texts(tabs.tabBar) == ["Harbors", "Favorites"])
      #expect(tabs.tabBar.selectedItem === first.tabBarItem)
      #expect(first.box.frame.maxY == 761)
      #expect(first.box.frame.minY == 91)
    }
    first.navigationController?.pushViewController(second, animated: false)
    second.hidesBottomBarWhenPushed = true
    try shown(tabs) { #expect(second.box.frame.maxY == 810) }
  }

  @Test func `a bar of tools divides the rest between its flexible spaces`() throws {
    let content = Content()
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    content.toolbarItems = [
      .flexibleSpace(), UIBarButtonItem(customView: box), .flexibleSpace(), .flexibleSpace(),
    ]
    let stack = UINavigationController(rootViewController: content)
    stack.setToolbarHidden(false, animated: false)
    try shown(stack) {
      #expect(stack.toolbar.frame.minY == 766)
      #expect(abs(box.frame.minX - (16 + (390 - 32 - 30) / 3)) < 0.5)
      #expect(content.box.frame.maxY == 766)
    }
  }

  @Test func `a bar without a height has that of the system`() throws {
    let bars = [UINavigationBar(), UIToolbar(), UITabBar()]
    let controller = UIViewController()
    let stack = UIStackView(arrangedSubviews: bars)
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(stack)
    stack.topAnchor.constraint(equalTo: controller.view.topAnchor).isActive = true
    stack.widthAnchor.constraint(equalTo: controller.view.widthAnchor).isActive = true
    try shown(controller) { #expect(bars.map(\.frame.height) == [44, 44, 49]) }
  }

  @Test func `a delegate learns which controller is shown`() throws {
    final class Delegate: NSObject, UINavigationControllerDelegate {
      var shown: [UIViewController] = []
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) { shown.append(viewController) }
    }
    let delegate = Delegate()
    let (first, second) = (Content(), Content())
    let stack = UINavigationController(rootViewController: first)
    stack.delegate = delegate
    try shown(stack) {}
    stack.pushViewController(second, animated: false)
    #expect(delegate.shown == [first, second])
  }

  @Test func `insets of controllers and of bars add up in nested controllers`() throws {
    let (outer, inner) = (Content(), Content())
    outer.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    inner.additionalSafeAreaInsets = UIEdgeInsets(top: 3, left: 0, bottom: 5, right: 0)
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.view.frame = CGRect(x: 0, y: 20, width: 390, height: 844 - 20)
    let stack = UINavigationController(rootViewController: outer)
    try shown(stack) {
      #expect(outer.safeArea.top == 101)
      #expect(inner.safeArea.top == 84)
      #expect(inner.box.frame.minY == 84)
      #expect(inner.box.frame.maxY == 785)
    }
  }
}

/// Tests of lists below bars and at the edges of a screen.
@MainActor @Suite struct ScreenListTests {
  private final class Rows: UITableViewController {
    var insets: [CGFloat] = []
    override func viewDidLayoutSubviews() { insets.append(tableView.adjustedContentInset.top) }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }

  private func rendering(
    _ controller: UIViewController, _ system: SystemGeneration, width: Double? = nil
  ) throws -> Rendering {
    var variant = Variant.ofView
    variant.system = system
    variant.scaleOverride = 1
    var stage = LiveStage(width.map { .size($0, 844) } ?? .device, as: variant)
    if width != nil { stage.safeArea = .zero }
    return try stage.rendering(ofController: { controller }, named: "rows")
  }

  @Test func `rows begin below the safe area and bars`() throws {
    let rows = Rows()
    _ = try rendering(rows, .ios14)
    #expect(rows.tableView.contentOffset == CGPoint(x: 0, y: -47))
    #expect(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.minY == 0)
    let stack = UINavigationController(rootViewController: rows)
    _ = try rendering(stack, .ios14)
    #expect(rows.insets.last == 91)
    #expect(rows.tableView.contentOffset.y == -91)
    rows.tableView.contentInsetAdjustmentBehavior = .never
    _ = try rendering(stack, .ios14)
    #expect(rows.tableView.contentOffset.y == 0)
  }

  @Test func `insets of code move the content, unless code has scrolled it`() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentInset.top = 12
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    box.backgroundColor = .red
    scroll.addSubview(box)
    let controller = UIViewController()
    controller.view.addSubview(scroll)
    let bitmap = try rendering(controller, .ios14, width: 390).bitmap
    #expect(scroll.contentOffset.y == -12)
    #expect(bitmap[5, 11] != bitmap[5, 13])
    scroll.contentOffset.y = 4
    scroll.contentInset.top = 30
    _ = try rendering(controller, .ios14, width: 390)
    #expect(scroll.contentOffset.y == 4)
  }

  @Test func `a plain table is white, with lines below its rows before iOS 15`() throws {
    func lines(_ system: SystemGeneration) throws -> [Int] {
      let bitmap = try rendering(Rows(), system, width: 390).bitmap
      #expect(bitmap[2, 500].red == 255)
      return (0..<844).filter { bitmap[200, $0].red < 250 }
    }
    #expect(try lines(.ios14).prefix(5) == [43, 87, 131, 175, 219])
    #expect(try lines(.ios26) == [43, 87, 131])
  }

  @Test func `titles start at the margin of the screen`() throws {
    for (width, inset) in [(390.0, 16.0), (428, 20)] {
      let rows = Rows()
      _ = try rendering(rows, .ios14, width: width)
      let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
      #expect(cell.textLabel.map { Double($0.frame.minX) } == inset)
    }
  }
}

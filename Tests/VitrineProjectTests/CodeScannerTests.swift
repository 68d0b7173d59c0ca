import Testing
import VitrineBase
import VitrineGraphics
import VitrineProject

/// Tests of the scanner of Swift and Objective-C sources.
@Suite struct CodeScannerTests {
  private func swift(_ body: String) -> CodeFacts {
    CodeScanner.scan(
      text: "class TodayViewController: UIViewController {\n\(body)\n}", path: "Today.swift")
  }

  private func objectiveC(_ body: String) -> CodeFacts {
    CodeScanner.scan(
      text: "@implementation TodayViewController\n\(body)\n@end", path: "Today.m")
  }

  private func heights(_ facts: CodeFacts, _ mode: DisplayModes) -> [CodeFacts.Height] {
    facts.heights.map(\.value).filter { $0.modes.contains(mode) }.map(\.height)
  }

  private static let callback =
    "func widgetActiveDisplayModeDidChange(_ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize) {"

  // MARK: Modes

  @Test(arguments: [
    (
      "extensionContext?.widgetLargestAvailableDisplayMode = .expanded",
      CodeFacts.LargestMode.expanded
    ),
    ("context.widgetLargestAvailableDisplayMode = NCWidgetDisplayMode.compact", .compact),
    (
      "context.widgetLargestAvailableDisplayMode = items.count > 2 ? .expanded : .compact",
      .expanded
    ),
    ("context.widgetLargestAvailableDisplayMode = mode", .computed),
  ])
  func `the code's assignment determines the largest mode`(
    statement: String, mode: CodeFacts.LargestMode
  ) {
    let facts = swift("func viewDidLoad() {\n\(statement)\nprint(\"x\")\n}")
    #expect(facts.largestModes.map(\.value) == [mode])
    #expect(facts.largestModes.first?.type == "TodayViewController")
    #expect(facts.usesDisplayModes)
  }

  @Test func `comments, strings and inactive code say nothing`() {
    let facts = swift(
      #"""
      // widgetLargestAvailableDisplayMode = .expanded
      /* outer /* widgetLargestAvailableDisplayMode = .expanded */ preferredContentSize = a */
      let text = "widgetLargestAvailableDisplayMode = .expanded \(call("}")) {"
      let raw = #"preferredContentSize = "x" {"#
      let block = """
        widgetLargestAvailableDisplayMode = .expanded }
        """
      #if false
      func f() { x.widgetLargestAvailableDisplayMode = .expanded }
      #endif
      """#)
    #expect(facts.largestModes.isEmpty)
    #expect(facts.heights.isEmpty)
  }

  @Test func `Objective-C assigns and sends messages`() {
    let facts = objectiveC(
      """
      - (void)viewDidLoad {
        self.extensionContext.widgetLargestAvailableDisplayMode = NCWidgetDisplayModeExpanded;
        [self.extensionContext setWidgetLargestAvailableDisplayMode:NCWidgetDisplayModeCompact];
      }
      """)
    #expect(facts.largestModes.map(\.value) == [.expanded, .compact])
  }

  // MARK: Heights

  @Test(arguments: [
    "if activeDisplayMode == .expanded { preferredContentSize = CGSize(width: 0, height: 200) } else { preferredContentSize = maxSize }",
    "if activeDisplayMode == .compact {\npreferredContentSize = maxSize\n} else if activeDisplayMode == .expanded {\nself.preferredContentSize = CGSize(width: maxSize.width, height: 200.0)\n}",
    "switch activeDisplayMode {\ncase .compact:\npreferredContentSize = maxSize\ncase .expanded:\npreferredContentSize = CGSize(width: 0, height: 2 * (90 + 10))\n@unknown default: break\n}",
    "preferredContentSize = activeDisplayMode == .expanded ? CGSize(width: 320, height: 200) : maxSize",
    "preferredContentSize = CGSize(width: 0, height: activeDisplayMode != .expanded ? maxSize.height : 200)",
    "guard activeDisplayMode == .expanded else {\npreferredContentSize = maxSize\nreturn\n}\npreferredContentSize = CGSize(width: 0, height: 200)",
    "if activeDisplayMode == .compact {\npreferredContentSize = maxSize\nreturn\n}\npreferredContentSize.height = 200",
    "let isOpen = activeDisplayMode == .expanded\nif !isOpen {\npreferredContentSize = maxSize\n}\nelse {\npreferredContentSize = CGSize(width: 0, height: 200)\n}",
  ])
  func `a height is known for each mode`(body: String) {
    let facts = swift(Self.callback + "\n\(body)\n}")
    #expect(heights(facts, .expanded) == [.points(200)])
    #expect(heights(facts, .compact) == [.maximum])
    #expect(facts.heights.map(\.value.isInCallback).contains(false) == false)
  }

  @Test func `constants of the file count, variables that change don't`() {
    let facts = swift(
      """
      static let row: CGFloat = 40
      var extra = 20
      override func viewDidLoad() {
        preferredContentSize = CGSize(width: 0, height: CGFloat(3) * Self.row)
        preferredContentSize = CGSize(width: 0, height: row + extra)
        extra = 30
        preferredContentSize = CGSize(width: 0, height: items.count * 40)
      }
      """)
    #expect(heights(facts, .compact) == [.points(120), .computed, .computed])
  }

  @Test(arguments: [
    ("preferredContentSize = CGSize(width: 0, height: maxSize.width * 3/4)", 0.75, 0.0, 0.0),
    ("preferredContentSize = CGSize(width: 0, height: 20 + maxSize.height / 2)", 0, 0.5, 20),
    ("preferredContentSize.height = 1.2 * maxSize.width - 4", 1.2, 0, -4),
    ("var size = maxSize\nsize.height = maxSize.width\npreferredContentSize = size", 1, 0, 0),
  ])
  func `a height may depend on the largest size`(
    statement: String, width: Double, height: Double, points: Double
  ) {
    let facts = swift(Self.callback + "\n\(statement)\n}")
    #expect(
      heights(facts, .expanded)
        == [.ofMaximum(width: width, height: height, points: points)])
  }

  @Test(arguments: [
    (
      "let size = CGSize(width: 0, height: 200)\npreferredContentSize = size",
      CodeFacts.Height.points(200)
    ),
    ("var size = maxSize\nsize.height = 150\npreferredContentSize = size", .points(150)),
    ("var size = maxSize\npreferredContentSize = size", .maximum),
    ("var size = measure()\nsize.height = 150\npreferredContentSize = size", .computed),
    ("preferredContentSize.height = maxSize.width * maxSize.width", .computed),
  ])
  func `a size may be a variable`(statement: String, height: CodeFacts.Height) {
    let facts = swift(Self.callback + "\n\(statement)\n}")
    #expect(heights(facts, .expanded) == [height])
  }

  @Test func `Objective-C heights follow braces, single statements and macros`() {
    let facts = objectiveC(
      """
      #define kHeight (150.0f)
      - (void)widgetActiveDisplayModeDidChange:(NCWidgetDisplayMode)activeDisplayMode withMaximumSize:(CGSize)size {
        if (activeDisplayMode == NCWidgetDisplayModeCompact)
          self.preferredContentSize = size;
        else
          [self setPreferredContentSize:CGSizeMake(0, kHeight)];
      }
      """)
    #expect(heights(facts, .compact) == [.maximum])
    #expect(heights(facts, .expanded) == [.points(150)])
  }

  // MARK: Hidden views

  @Test func `views are hidden by mode in every form of the statement`() {
    let facts = swift(
      Self.callback + """

          detail.isHidden = activeDisplayMode == .compact
          self.more?.isHidden = activeDisplayMode == .expanded ? false : true
          if activeDisplayMode == .expanded { hint.isHidden = true }
          other.isHidden = items.isEmpty
        }
        func viewDidLoad() { spinner.isHidden = true }
        """)
    let found = facts.visibilities.map {
      "\($0.value.view) \($0.value.modes.rawValue) \($0.value.isHidden)"
    }
    #expect(
      found == [
        "detail 1 true", "detail 2 false", "more 1 true", "more 2 false", "hint 2 true",
      ])
  }

  // MARK: Views

  @Test func `views in code are named by their classes`() {
    let facts = swift(
      """
      private lazy var graph: GraphView = GraphView()
      let label = UILabel()
      func viewDidLoad() {
        view.addSubview(graph)
        self.box?.addSubview(self.label)
        let host = UIHostingController(rootView: Forecast(model: model))
      }
      override func loadView() { view = UIView() }
      """)
    #expect(
      facts.codeViews.map(\.value.name) == [
        "GraphView", "UILabel", "Forecast", "TodayViewController",
      ])
    #expect(facts.codeViews.map(\.value.container) == ["view", "box", "", ""])
    #expect(facts.codeViews.map(\.value.kind) == [.subview, .subview, .hosting, .loadView])
    #expect(facts.codeViews.first?.location.line == 5)
  }

  @Test(arguments: [
    ("let a = UILabel(frame: CGRect(x: 16, y: 8.5, width: 2 * 100, height: 21))", true),
    ("let a: UILabel = UILabel(frame: CGRect(x: 16, y: 8.5, width: 200, height: 21))", true),
    ("let a = UILabel()\n a.frame = CGRect(x: 16, y: 8.5, width: 200, height: 21)", true),
    ("let a = UILabel()\n self.a.frame = CGRectMake(16, 8.5, 200, 21)", true),
    ("let a = UILabel(frame: CGRect(x: 16, y: 8.5, width: side, height: 21))", false),
    ("let a = UILabel(frame: CGRect(origin: .zero, size: size))", false),
    ("let a = UILabel(frame: .zero)", false),
    (
      "let a = UILabel()\n a.frame = CGRectMake(1, 1, 2, 2)\n a.frame = CGRectMake(3, 1, 2, 2)",
      false
    ),
    ("let a = GraphView(frame: CGRect(x: 16, y: 8.5, width: 200, height: 21))", false),
    ("let a = UILabel(frame: CGRect(x: 16, y: 8.5, width: 200", false),
  ])
  func `a plain view in code has a frame of numbers`(code: String, isKnown: Bool) {
    let facts = swift("func viewDidLoad() {\n\(code)\n view.addSubview(a)\n}")
    let frame = Rect(x: 16, y: 8.5, width: 200, height: 21)
    #expect(facts.codeViews.first?.value.frame == (isKnown ? frame : nil))
  }

  @Test func `Objective-C's frames are read where the view is made`() {
    let facts = objectiveC(
      """
      - (void)viewDidLoad {
        UIView *a = [[UIView alloc] initWithFrame:CGRectMake(1, 2, 3, 4)];
        [self.view addSubview:a];
        if (wide) { [self.view addSubview:a]; }
      }
      """)
    let frame = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(facts.codeViews.map(\.value.frame) == [frame, nil])
  }

  @Test func `drawing classes and superclasses are known`() {
    let facts = CodeScanner.scan(
      text: """
        class Gauge: UIView, Themed { override func draw(_ rect: CGRect) {} }
        final class Plain: UIView { func draw() {} }
        extension Gauge { struct Part {} }
        """, path: "a.swift")
    #expect(facts.drawings.map(\.value) == ["Gauge"])
    #expect(facts.types.map(\.value.name) == ["Gauge", "Plain", "Part"])
    #expect(facts.types.map(\.value.superclass) == ["UIView", "UIView", ""])
    let other = objectiveC("- (void)drawRect:(CGRect)rect {\n[super drawRect:rect];\n}")
    #expect(other.drawings.map(\.value) == ["TodayViewController"])
  }

  @Test func `registered cells have their identifiers and classes or nibs`() {
    let facts = swift(
      """
      static let cellID = "train"
      func viewDidLoad() {
        table.register(TrainCell.self, forCellReuseIdentifier: Self.cellID)
        grid.register(UINib(nibName: "Tile", bundle: nil), forCellWithReuseIdentifier: "tile")
      }
      """)
    #expect(
      facts.cells.map { "\($0.value.identifier) \($0.value.name) \($0.value.isNib)" } == [
        "train TrainCell false", "tile Tile true",
      ])
    let other = objectiveC(
      """
      - (void)viewDidLoad {
        [self.table registerClass:[TrainCell class] forCellReuseIdentifier:@"train"];
        [self.table registerNib:[UINib nibWithNibName:@"Tile" bundle:nil] forCellReuseIdentifier:@"tile"];
      }
      """)
    #expect(other.cells.map(\.value) == facts.cells.map(\.value))
  }

  @Test func `cells registered by names that are made or unknown still have their class`() {
    let facts = swift(
      """
      func viewDidLoad() {
        table.register(UINib(nibName: String(describing: Story.self), bundle: nil),
          forCellReuseIdentifier: String(describing: Story.self))
        table.register(UINib(nibName: "Tile", bundle: nil), forCellReuseIdentifier: Kind.main.rawValue)
      }
      """)
    #expect(
      facts.cells.map { "\($0.value.identifier) \($0.value.name)" } == ["Story Story", "main Tile"])
  }

  @Test func `constant row heights and counts are known`() {
    let facts = swift(
      """
      func viewDidLoad() { tableView.rowHeight = 55 }
      func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat { return 60 }
      func tableView(_ t: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      """)
    typealias RowHeight = CodeFacts.RowHeight
    #expect(
      facts.rowHeights.map(\.value) == [
        RowHeight(list: "tableView", .points(55)), RowHeight(.points(60)),
      ])
    #expect(facts.rowCounts.map(\.value) == [3])
    let counted = swift(
      "func tableView(_ t: UITableView, numberOfRowsInSection section: Int) -> Int {\nreturn items.count\n}"
    )
    #expect(counted.rowCounts.isEmpty)
    let own = swift(
      """
      func viewDidLoad() { self.list.rowHeight = UITableView.automaticDimension }
      func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat {
        if i.row == 0 { return 60 }
        return 40
      }
      """)
    #expect(
      own.rowHeights.map(\.value) == [
        RowHeight(list: "list", .automatic), RowHeight(.computed),
      ])
  }

  @Test(arguments: [
    "\"", "{{{{", "}}}}", "/*", "#if 0", "\"\"\"", "\\(", "@", "case .", "if", "a = b ?", "CGSize(",
  ])
  func `broken code ends without facts`(text: String) {
    let prefix = "class A {\nfunc f() {\npreferredContentSize = "
    for ending in ["a.swift", "a.m"] {
      let facts = CodeScanner.scan(text: prefix + text, path: ending)
      #expect(facts.fileCount == 1)
      _ = CodeScanner.scan(text: text + prefix, path: ending)
    }
  }
}

import Testing
import VitrineProject

/// Tests of literal assignments, calls and margin insets in sources.
@Suite struct CodeStatementTests {
  private func swift(_ body: String) -> CodeFacts {
    CodeScanner.scan(
      text: "class Today: UIViewController {\n\(body)\n}", path: "Today.swift")
  }

  private func objectiveC(_ body: String) -> CodeFacts {
    CodeScanner.scan(text: "@implementation Today\n\(body)\n@end", path: "Today.m")
  }

  private func assignments(_ facts: CodeFacts) -> [CodeAssignment] {
    facts.statements.compactMap {
      if case .assign(let assignment) = $0.value.action { assignment } else { nil }
    }
  }

  private func assignments(_ facts: CodeFacts, on system: Int) -> [CodeAssignment] {
    facts.statements.filter { $0.systems.contains(system) }.compactMap {
      if case .assign(let assignment) = $0.value.action { assignment } else { nil }
    }
  }

  private func value(_ statement: String) -> CodeValue? {
    assignments(swift("override func viewDidLoad() {\n\(statement)\nprint()\n}")).last?.value
  }

  private func value(objectiveC statement: String) -> CodeValue? {
    assignments(objectiveC("- (void)viewDidLoad {\n\(statement)\n[self x];\n}")).last?.value
  }

  private static func gray(_ white: Double, _ alpha: Double = 1) -> CodeValue {
    .color(.components(red: white, green: white, blue: white, alpha: alpha))
  }

  private static let swiftLiterals: [(String, CodeValue)] = [
    (#"label.text = "Hello \"you\"\n""#, .text("Hello \"you\"\n")),
    (#"self.label!.text = "caf\u{e9}""#, .text("café")),
    (#"label.text = nil"#, .text("")),
    (#"label.attributedText = NSAttributedString(string: "a")"#, .text("a")),
    (#"label.text = "\(count) left""#, .computed),
    (#"label.text = "a" + name"#, .computed),
    (#"label.text = NSLocalizedString("a", comment: "")"#, .localized("a", table: nil)),
    (#"button.setTitle("Go", for: .normal)"#, .text("Go")),
    ("label?.isHidden = true", .flag(true)),
    ("label.isHidden = items.isEmpty", .condition("items . isEmpty", isNegated: false)),
    ("label.isHidden = !isReady", .condition("isReady", isNegated: true)),
    ("label.isHidden = a && b", .computed),
    ("label.alpha = 0.5", .number(0.5)),
    ("label.alpha = faded", .computed),
    ("label.textColor = .white", gray(1)),
    (
      "label.textColor = UIColor.whiteColor()",
      gray(1)
    ),
    (
      "label.textColor = UIColor(red: 51/255, green: 0, blue: 1, alpha: 0.5)",
      .color(.components(red: 0.2, green: 0, blue: 1, alpha: 0.5))
    ),
    (
      "label.textColor = UIColor.black.withAlphaComponent(0.25)",
      gray(0, 0.25)
    ),
    ("label.textColor = .secondaryLabel", .color(.system("secondaryLabelColor"))),
    (#"label.textColor = UIColor(named: "Ink")"#, .color(.catalog("Ink"))),
    (#"label.textColor = UIColor(hex: "ff0000")"#, .computed),
    ("label.textColor = theme.ink", .computed),
    ("label.font = UIFont.systemFont(ofSize: 12)", .font(.system(size: 12, weight: "regular"))),
    (
      "label.font = .systemFont(ofSize: 12, weight: .semibold)",
      .font(.system(size: 12, weight: "semibold"))
    ),
    ("label.font = UIFont.boldSystemFontOfSize(9)", .font(.system(size: 9, weight: "bold"))),
    ("label.font = UIFont.preferredFont(forTextStyle: .headline)", .font(.style("headline"))),
    (
      #"label.font = UIFont(name: "Avenir-Book", size: 14)"#, .font(.named("Avenir-Book", size: 14))
    ),
    ("label.font = UIFont.systemFont(ofSize: size)", .computed),
    (#"icon.image = UIImage(named: "sun")"#, .image("sun")),
    (#"icon.image = #imageLiteral(resourceName: "sun")"#, .image("sun")),
    (#"icon.image = UIImage(named: name)"#, .computed),
  ]

  @Test(arguments: swiftLiterals)
  func `a literal is a value, and any other expression is computed`(
    statement: String, expected: CodeValue
  ) {
    #expect(value(statement) == expected)
  }

  private static let messages: [(String, CodeValue)] = [
    (#"self.label.text = @"Hello";"#, .text("Hello")),
    (#"[self.label setText:@"Hello"];"#, .text("Hello")),
    (#"[_button setTitle:@"Go" forState:UIControlStateNormal];"#, .text("Go")),
    (#"label.text = [NSString stringWithFormat:@"%d", n];"#, .computed),
    ("[label setHidden:YES];", .flag(true)),
    (
      "label.textColor = [UIColor colorWithRed:1 green:0.5 blue:0 alpha:1];",
      .color(.components(red: 1, green: 0.5, blue: 0, alpha: 1))
    ),
    (
      "label.textColor = [UIColor darkGrayColor];",
      gray(1.0 / 3)
    ),
    (
      "label.textColor = [UIColor colorWithWhite:1 alpha:0.5];",
      gray(1, 0.5)
    ),
    (
      "label.font = [UIFont fontWithName:@\"Avenir-Book\" size:14];",
      .font(.named("Avenir-Book", size: 14))
    ),
    ("label.font = [UIFont boldSystemFontOfSize:14];", .font(.system(size: 14, weight: "bold"))),
    (#"icon.image = [UIImage imageNamed:@"sun"];"#, .image("sun")),
  ]

  @Test(arguments: messages)
  func `Objective-C's literals are read in messages and assignments`(
    statement: String, expected: CodeValue
  ) {
    #expect(value(objectiveC: statement) == expected)
  }

  @Test(arguments: [
    ("self.label.text", "label", true), ("label.text", "label", true),
    ("_label.text", "label", true), ("strongSelf.label!.text", "label", true),
    ("cell.label.text", "label", false), ("self.header.label?.text", "label", false),
  ])
  func `a view belongs to the object itself or to another one`(
    place: String, view: String, isOwn: Bool
  ) {
    let found = assignments(swift("func viewDidLoad() {\n\(place) = \"a\"\n}")).last
    #expect(found?.view == view)
    #expect(found?.isOwn == isOwn)
  }

  @Test(arguments: [
    ("label.text = \"a\"", true),
    ("if count > 1 {\nlabel.text = \"a\"\n}", false),
    ("if #available(iOS 10, *) {\nlabel.text = \"a\"\n}", true),
    ("guard let item = item else { return }\nlabel.text = \"a\"", false),
    ("if let item = item {\nif item.isOld { return }\n}\nlabel.text = \"a\"", false),
    ("if item == nil {\nprint()\n}\nlabel.text = \"a\"", true),
    ("for item in items {\nlabel.text = \"a\"\n}", false),
    ("DispatchQueue.main.async {\nself.label.text = \"a\"\n}", true),
    ("load { items in\nself.label.text = \"a\"\n}", false),
    ("var count = 3\nload { items in\nself.label.text = \"a\"\n}", false),
    ("switch kind {\ncase .a:\nlabel.text = \"a\"\ndefault: break\n}", false),
  ])
  func `a statement is certain if it runs whenever its function does`(
    body: String, isCertain: Bool
  ) {
    let facts = swift("override func viewDidLoad() {\n\(body)\n}")
    let found = facts.statements.last {
      if case .assign = $0.value.action { true } else { false }
    }
    #expect(found?.value.isCertain == isCertain)
    #expect(found?.function == "viewDidLoad")
  }

  @Test func `a local variable has the value of the picture's system`() {
    let facts = [
      swift(
        """
        override func viewDidLoad() {
          let ink: UIColor
          if #available(iOS 13, *) { ink = .label } else { ink = UIColor.darkGray }
          label.textColor = ink
        }
        """),
      objectiveC(
        """
        - (void)viewDidLoad {
          UIColor *ink = nil;
          if (@available(iOS 13.0, *)) { ink = [UIColor labelColor]; }
          else { ink = [UIColor darkGrayColor]; }
          self.label.textColor = ink;
        }
        """),
    ]
    for facts in facts {
      let values = { (system: Int) in
        assignments(facts, on: system).map(\.value)
      }
      #expect(values(14) == [.color(.system("labelColor"))])
      #expect(values(12) == [Self.gray(1.0 / 3)])
    }
  }

  @Test func `a later value of a local variable replaces an earlier one`() {
    let facts = swift(
      """
      override func viewDidLoad() {
        var ink = UIColor.black
        if #available(iOS 13, *) { ink = .white }
        label.textColor = ink
      }
      """)
    #expect(assignments(facts, on: 12).map(\.value) == [Self.gray(0)])
    #expect(assignments(facts, on: 13).map(\.value).last == Self.gray(1))
  }

  @Test func `a local variable of an unknown condition has no known value`() {
    let facts = swift(
      """
      override func viewDidLoad() {
        var ink = UIColor.black
        if isPro { ink = .white }
        label.textColor = ink
        other()
      }
      func other() { badge.textColor = ink }
      """)
    #expect(assignments(facts).map(\.value) == [.computed, .computed])
  }

  @Test func `a statement after a condition without braces isn't certain`() {
    let facts = objectiveC(
      "- (void)viewDidLoad {\nif (x) label.text = @\"a\";\nlabel.text = @\"b\";\n}")
    #expect(facts.statements.map(\.value.isCertain) == [false, true])
  }

  @Test func `functions that no code calls have no facts`() {
    let body = "extensionContext.widgetLargestAvailableDisplayMode = .expanded\n}"
    #expect(swift("func showMore() {\n" + body).largestModes.isEmpty)
    #expect(swift("@IBAction func showMore() {\n" + body).largestModes.count == 1)
    #expect(
      swift("override func viewDidLoad() { showMore() }\nfunc showMore() {\n" + body)
        .largestModes.count == 1)
    #expect(swift("func show(_ a: A) {\n" + body).largestModes.count == 1)
  }

  // MARK: Margins

  private static let zero = CodeMargins.Distance(proposed: nil, points: 0)

  private func margins(_ body: String) -> CodeMargins?? {
    swift(
      "func widgetMarginInsets(forProposedMarginInsets insets: UIEdgeInsets) -> UIEdgeInsets {\n"
        + body + "\n}"
    ).margins.first?.value
  }

  @Test(arguments: ["return .zero", "UIEdgeInsets.zero", "return UIEdgeInsetsMake(0, 0, 0, 0)"])
  func `margins may be zero`(body: String) {
    let expected = CodeMargins(
      top: Self.zero, left: Self.zero, bottom: Self.zero, right: Self.zero)
    #expect(margins(body) == .some(.some(expected)))
  }

  @Test func `margins follow the proposed ones`() {
    #expect(margins("return insets") == .some(.some(CodeMargins())))
    var changed = CodeMargins()
    changed.bottom = CodeMargins.Distance(proposed: nil, points: 10)
    #expect(
      margins("var result = insets\nresult.bottom = 10\nreturn result") == .some(.some(changed)))
    changed = CodeMargins()
    changed.left.points = -20
    changed.bottom = Self.zero
    changed.right = Self.zero
    #expect(
      margins(
        "return UIEdgeInsets(top: insets.top, left: insets.left - 20, bottom: 0, right: 0)")
        == .some(.some(changed)))
  }

  @Test func `margins with branches or unknown numbers aren't known`() {
    #expect(margins("if isWide { return .zero }\nreturn insets") == .some(nil))
    #expect(margins("return UIEdgeInsets(top: a, left: 0, bottom: 0, right: 0)") == .some(nil))
    #expect(margins("return compute(insets)") == .some(nil))
  }

  @Test func `Objective-C's margins are read`() {
    let facts = objectiveC(
      """
      - (UIEdgeInsets)widgetMarginInsetsForProposedMarginInsets:(UIEdgeInsets)insets {
        insets.bottom = 4.0;
        return insets;
      }
      """)
    var changed = CodeMargins()
    changed.bottom = CodeMargins.Distance(proposed: nil, points: 4)
    #expect(facts.margins.map(\.value) == [changed])
  }

  @Test(arguments: [
    "label.text =", "label.setTitle(", "self.label.text = \"a", "label.font = UIFont(",
    "func widgetMarginInsets(", "func widgetMarginInsets(a: B) {", "[self",
    "label.textColor = UIColor(red:", "label.text = \"\\u{", "x.alpha = ", ".text = \"a\"",
    "func widgetMarginInsets(x p: I) -> I {\n.left = 3\n}", "rx", "= NSAttributedString(string: )",
  ])
  func `broken code is ignored`(body: String) {
    _ = swift(body)
    _ = objectiveC(body)
    _ = CodeScanner.scan(text: body, path: "a.swift")
    _ = CodeScanner.scan(text: body, path: "a.m")
  }
}

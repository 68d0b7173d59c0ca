import VitrineBase

/// Statements and calls that determine a widget's look.
extension CodeWalk {
  private static let callback = "widgetActiveDisplayModeDidChange"

  private var isInCallback: Bool { scope.function.hasPrefix(Self.callback) }

  /// Reads the statement or call that starts at an index.
  mutating func read(at index: Int) {
    let token = tokens[index]
    guard token.kind == .word else { return }
    readLook(at: index)
    switch token.text {
    case "widgetLargestAvailableDisplayMode", "setWidgetLargestAvailableDisplayMode":
      readLargestMode(at: index)
    case "NCWidgetDisplayMode", "widgetActiveDisplayMode", "widgetMaximumSize":
      facts.usesDisplayModes = true
    case "withMaximumSize": noteMaximumName(at: index)
    case "preferredContentSize", "setPreferredContentSize": readHeight(at: index)
    case "isHidden", "hidden": readVisibility(at: index)
    case "setHidden": readHiddenMessage(at: index)
    case "isScrollEnabled", "scrollEnabled", "setScrollEnabled": readScrolling(at: index)
    case "addSubview", "addArrangedSubview": readSubview(at: index)
    case "UIHostingController", "NSHostingController", "NSHostingView":
      guard next(index, is: "(") || next(index, is: "<") else { return }
      addView(.hosting, hostedName(at: index), at: index)
    case "func": readFunction(at: index)
    case "loadView", "drawRect":
      if language == .objectiveC { readMethod(at: index) }
    case "addSublayer", "insertSublayer":
      if !scope.type.isEmpty { addDrawing(at: index) }
    case "widgetMarginInsets", "widgetMarginInsetsForProposedMarginInsets": readMargins(at: index)
    case "register", "registerClass", "registerNib": readRegistration(at: index)
    case "rowHeight", "setRowHeight", "heightForRowAt", "heightForRowAtIndexPath",
      "numberOfRowsInSection":
      readRows(at: index)
    case "height": noteHeight(at: index)
    default:
      noteCondition(at: index)
      noteSize(at: index)
      noteLocal(at: index)
    }
    if token.text.hasPrefix("NCWidgetDisplayMode") || token.text == Self.callback {
      facts.usesDisplayModes = true
    }
  }

  func next(_ index: Int, is symbol: String) -> Bool {
    index + 1 < tokens.count && tokens[index + 1].isSymbol(symbol)
  }

  // MARK: Modes

  /// Reads the largest mode.
  ///
  /// `.expanded` anywhere in the expression means that the widget may expand, if only at times.
  private mutating func readLargestMode(at index: Int) {
    facts.usesDisplayModes = true
    guard next(index, is: "=") || next(index, is: ":") && language == .objectiveC else { return }
    let words = expression(from: index + 2)
    let modes = words.reduce(into: DisplayModes()) {
      $0.formUnion(DisplayModes(word: $1.text) ?? [])
    }
    let mode: CodeFacts.LargestMode =
      modes.contains(.expanded) ? .expanded : modes == .compact ? .compact : .computed
    facts.largestModes.append(finding(mode, at: index))
  }

  /// Records the parameter name in `withMaximumSize maxSize: CGSize` or
  /// `withMaximumSize:(CGSize)maxSize`.
  private mutating func noteMaximumName(at index: Int) {
    let rest = tokens[(index + 1)...].prefix(5)
    if language == .swift, let name = rest.first, name.kind == .word {
      maximumNames.insert(name.text)
    } else if language == .swift {
      maximumNames.insert("withMaximumSize")
    } else if let end = rest.firstIndex(where: { $0.isSymbol(")") }), end + 1 < tokens.count {
      maximumNames.insert(tokens[end + 1].text)
    }
  }

  /// Records a condition such as `let isOpen = activeDisplayMode == .expanded`.
  private mutating func noteCondition(at index: Int) {
    guard next(index, is: "="), index > 0,
      ["let", "var", "BOOL", "bool"].contains(tokens[index - 1].text)
    else { return }
    let condition = condition(expression(from: index + 2))
    if condition != Condition() { conditions[tokens[index].text] = condition }
  }

  // MARK: Heights

  /// Reads `preferredContentSize = …`, an assignment to its height, or the setter message.
  private mutating func readHeight(at index: Int) {
    let isMember =
      next(index, is: ".") && index + 3 < tokens.count && tokens[index + 2].isWord("height")
    let sign = isMember ? index + 3 : index + 1
    guard sign < tokens.count, sign + 1 < tokens.count else { return }
    let isMessage = language == .objectiveC && tokens[sign].isSymbol(":")
    guard tokens[sign].isSymbol("=") || isMessage else { return }
    let words = expression(from: sign + 1)
    let modes = self.modes(at: index)
    let found = isMember ? amounts(words, in: modes) : heights(ofSize: words, in: modes)
    for (modes, height) in found where !modes.isEmpty {
      let request = CodeFacts.HeightRequest(
        modes: modes, height: height, isInCallback: isInCallback)
      facts.heights.append(finding(request, at: index))
    }
  }

  /// Records a local size, such as `let size = CGSize(width: 0, height: 200)`.
  private mutating func noteSize(at index: Int) {
    guard next(index, is: "="), index > 0,
      ["let", "var", "CGSize"].contains(tokens[index - 1].text)
    else { return }
    let found = heights(ofSize: expression(from: index + 2), in: modes(at: index))
    let isSize = found.contains { $0.height != .computed } || tokens[index - 1].isWord("CGSize")
    sizes[tokens[index].text] = isSize ? found : nil
  }

  /// Reads `size.height = …` of a local size, in place of its earlier height.
  private mutating func noteHeight(at index: Int) {
    guard next(index, is: "="), index > 2, tokens[index - 1].isSymbol("."),
      let earlier = sizes[tokens[index - 2].text]
    else { return }
    let modes = modes(at: index)
    let found = amounts(expression(from: index + 2), in: modes)
    let others = earlier.map { ($0.modes.subtracting(modes), $0.height) }
    sizes[tokens[index - 2].text] = others.filter { !$0.0.isEmpty } + found
  }

  // MARK: Hidden views

  /// Reads `label.isHidden = …`.
  ///
  /// The receiver is the view of an outlet.
  private mutating func readVisibility(at index: Int) {
    guard next(index, is: "="), index >= 2 else { return }
    guard tokens[index - 1].isSymbol(".") || tokens[index - 1].isSymbol("?.") else { return }
    let owner = receiver(of: index)
    guard !owner.isEmpty else { return }
    addVisibility(of: owner, expression(from: index + 2), at: index)
  }

  /// Reads `table.isScrollEnabled = false` and `[self.table setScrollEnabled:NO]`.
  private mutating func readScrolling(at index: Int) {
    guard next(index, is: "=") || next(index, is: ":"), index + 2 < tokens.count,
      ["false", "NO"].contains(tokens[index + 2].text)
    else { return }
    facts.fixedLists.append(finding(receiver(of: index), at: index))
  }

  /// Reads `[label setHidden:YES]` and `[self.label setHidden:YES]`.
  private mutating func readHiddenMessage(at index: Int) {
    guard next(index, is: ":"), index > 0, tokens[index - 1].kind == .word else { return }
    addVisibility(of: tokens[index - 1].text, expression(from: index + 2), at: index)
  }

  /// Records the modes in which a view is hidden and visible, if the code decides by mode.
  private mutating func addVisibility(
    of name: String, _ words: ArraySlice<CodeToken>, at index: Int
  ) {
    guard let flag = flag(words, in: modes(at: index)) else { return }
    // A view that is hidden in all modes may become visible later.
    guard isInCallback || modes(at: index) != .all || !flag.yes.isEmpty && !flag.no.isEmpty else {
      return
    }
    let view = Self.withoutUnderscore(name)
    for (modes, isHidden) in [(flag.yes, true), (flag.no, false)] where !modes.isEmpty {
      let visibility = CodeFacts.Visibility(view: view, modes: modes, isHidden: isHidden)
      facts.visibilities.append(finding(visibility, at: index))
    }
  }

  // MARK: Views in code

  private mutating func addView(_ kind: CodeFacts.CodeView.Kind, _ name: String, at index: Int) {
    facts.codeViews.append(finding(CodeFacts.CodeView(kind: kind, name: name), at: index))
  }

  /// Returns the view that a hosting controller shows: the argument of `rootView`.
  private func hostedName(at index: Int) -> String {
    let rest = tokens[index...].prefix(16)
    guard let label = rest.firstIndex(where: { $0.isWord("rootView") }), label + 2 < tokens.count
    else { return "SwiftUI" }
    return tokens[label + 2].kind == .word ? tokens[label + 2].text : "SwiftUI"
  }

  /// Reads `view.addSubview(chart)` and `[self.view addSubview:chart]`.
  private mutating func readSubview(at index: Int) {
    guard next(index, is: "(") || next(index, is: ":") else { return }
    var place = index + 2
    while place + 2 < tokens.count, tokens[place].kind == .word,
      tokens[place + 1].isSymbol(".") || tokens[place + 1].isSymbol("?.")
    {
      place += 2
    }
    guard place < tokens.count, tokens[place].kind == .word else { return }
    let name = tokens[place].text
    let plain = Self.withoutUnderscore(name)
    var view = CodeFacts.CodeView(kind: .subview, name: classes[plain] ?? plain)
    view.container = receiver(of: index)
    view.variable = plain
    view.frame = frame(of: plain, class: view.name)
    facts.codeViews.append(finding(view, at: index))
  }

  /// Returns the last name before a call: `box` in `self.box?.addSubview` and `[self.box
  /// addSubview:…]`.
  private func receiver(of index: Int) -> String {
    var place = index - 1
    while place >= 0, tokens[place].kind == .symbol,
      [".", "?.", "?", "!"].contains(tokens[place].text)
    {
      place -= 1
    }
    guard place >= 0, tokens[place].kind == .word else { return "" }
    return Self.withoutUnderscore(tokens[place].text)
  }

  /// Returns an outlet's name without the underscore of its instance variable.
  static func withoutUnderscore(_ name: String) -> String {
    name.hasPrefix("_") ? String(name.dropFirst()) : name
  }

  /// Records the classes of variables: `let a = B(…)`, `var a: B`, `B *a`.
  mutating func noteClasses() {
    for index in tokens.indices.dropFirst().dropLast(2) where tokens[index].kind == .word {
      let (before, name, after) = (tokens[index - 1], tokens[index].text, tokens[index + 1])
      let type = tokens[index + 2]
      if before.isWord("let") || before.isWord("var"), type.kind == .word, Self.isType(type.text),
        after.isSymbol(":") || after.isSymbol("=")
      {
        if classes[name] == nil { classes[name] = type.text }
      } else if language == .objectiveC, before.isSymbol("*"), index >= 2,
        Self.isType(tokens[index - 2].text)
      {
        let plain = Self.withoutUnderscore(name)
        if classes[plain] == nil { classes[plain] = tokens[index - 2].text }
      }
    }
  }

  private static func isType(_ text: String) -> Bool { text.first?.isUppercase == true }

  private mutating func readFunction(at index: Int) {
    guard index + 2 < tokens.count else { return }
    let isOverride = index > 0 && tokens[index - 1].isWord("override")
    switch tokens[index + 1].text {
    case "loadView" where isOverride: addView(.loadView, scope.type, at: index)
    case "draw", "drawRect": if isOverride, !scope.type.isEmpty { addDrawing(at: index) }
    default: break
    }
  }

  private mutating func addDrawing(at index: Int) {
    facts.drawings.append(finding(scope.type, at: index))
  }

  /// Reads `- (void)loadView {` and `- (void)drawRect:(CGRect)rect {`, but not messages of these
  /// names.
  private mutating func readMethod(at index: Int) {
    guard index >= 4, tokens[index - 1].isSymbol(")"), tokens[index - 4].isSymbol("-") else {
      return
    }
    if tokens[index].text == "loadView" {
      addView(.loadView, scope.type, at: index)
    } else {
      addDrawing(at: index)
    }
  }
}

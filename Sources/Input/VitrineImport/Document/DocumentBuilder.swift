import VitrineBase
import VitrineGraphics
import VitrineLayout
import VitrineSolver

/// A builder that lowers one widget of a document to a view tree.
///
/// It visits the document once, in order. A view is added before its children, so a parent's index
/// in the tree is lower than theirs. Texts are translated and their placeholders filled here, so
/// later stages see only final texts.
struct DocumentBuilder {
  let document: WidgetDocument
  let widget: WidgetDocument.Widget
  let request: SceneRequest
  var tree = ViewTree()
  var diagnostics: [Diagnostic] = []
  /// Members that replace a view's written ones, by view.
  ///
  /// Later members take precedence.
  private var replacements: [String: [JSONValue.Member]] = [:]
  /// The names that the mode or the state hides: ids or labels.
  private var hidden: Set<String> = []
  private var mode: KeyedObject<ChangeKeys>?
  private(set) var state: KeyedObject<StateKeys>?
  /// The names of the enclosing repetitions and values, innermost last.
  var scopes: [DataScope] = []
  /// The suffix of repeated views' names, such as `-2`.
  var suffix = ""
  /// The names of the views in all branches of choices, which may be absent.
  var absentNames: Set<String> = []
  /// The names of repeated views, whose names in the tree have suffixes.
  var repeatedNames: Set<String> = []
  /// The lists, by their stack.
  var lists: [ViewID: WidgetList] = [:]
  var hasMoreRows = false
  /// The number of constraints.
  ///
  /// They are named `c1`, `c2`… in document order, which decides conflicts of equal priority.
  private var constraintCount = 0
  var names = NameIndex()
  private var depth = 0

  /// Collects the changes of mode, state and `--set` before the first view is read.
  ///
  /// For one key, `--set` overrides the state, and the state overrides the mode.
  init(
    _ document: WidgetDocument, _ widget: WidgetDocument.Widget, request: SceneRequest
  ) throws(InputError) {
    self.document = document
    self.widget = widget
    self.request = request
    state = try document.state(request.state, of: widget)
    mode =
      switch request.mode {
      case .compact: try widget.source.compact
      case .expanded: try widget.source.expanded
      }
    for changes in [state?.changes, mode].compactMap({ $0 }) {
      for change in try changes.set ?? [] {
        replacements[change.key, default: []] += try JSONObject(change.value, "'set'").members
      }
      hidden.formUnion(try changes.hide ?? [])
    }
    for override in request.edits.overrides {
      let position = SourceLocation(file: "--set")
      replacements[override.view, default: []].insert(
        JSONValue.Member(
          key: override.property, location: position,
          value: JSONValue(reading: override.value, at: position)), at: 0)
    }
  }

  /// Adds the views and then the constraints, and checks that every name refers to a view.
  ///
  /// A state's content replaces that of the mode, which replaces the widget's. `root` applies only
  /// if neither state nor mode has content. Constraints are last because they can name any view.
  mutating func build() throws(InputError) -> SceneContent {
    let (stateContent, modeContent) = (try state?.changes.content, try mode?.content)
    let other = stateContent ?? modeContent
    let (ownContent, root) = (try widget.source.content, try widget.source.root)
    var content = other ?? ownContent
    if let choice = content { content = try decided(choice) }
    let ownRoot = other == nil ? root : nil
    if let ownRoot {
      try add(ownRoot, to: nil)
    } else {
      var view = View("root")
      view.location = widget.source.json.location
      view.style.clipsToBounds = true
      let rootID = tree.add(view)
      if let content {
        let id = try add(content, to: rootID)
        try pin(id)
      }
    }
    try checkNames(hasOwnRoot: ownRoot != nil)
    try addConstraints(widget.source.constraints)
    try addConstraints(mode?.constraints)
    try addConstraints(state?.changes.constraints)
    if widget.platform == .macos { tree.appKit = request.host.isDark ? .dark : .light }
    var scene = SceneContent(tree: tree)
    scene.title = try filled(
      widget.name ?? document.appName, widget.source.place(of: \.name))
    scene.preferredHeight = try state?.height ?? widget.preferredHeight
    scene.marginInsets = widget.marginInsets
    scene.hasOwnRoot = ownRoot != nil
    // A widget presents a search if it is the entire content, unless the state sets `presents`.
    scene.presents = try state?.presents ?? (content?[ViewKey.search.rawValue] != nil)
    scene.hasMoreRows = hasMoreRows
    scene.diagnostics = diagnostics
    if !LocaleFormats.contains(request.language), document.hasFormats {
      scene.diagnostics.append(
        Diagnostic(
          .warning, "unknown-formats",
          "the formats of numbers and dates in '\(request.language)' are not known; they are English",
          at: SourceLocation(file: document.file)))
    }
    return scene
  }

  /// Constrains the content to the card, inset by the margins.
  private mutating func pin(_ content: ViewID) throws(InputError) {
    let margins = try widget.source.margins ?? request.host.margins
    let root = ViewTree.root
    for (attribute, constant) in [
      (LayoutAttribute.top, margins.top), (.leading, margins.left), (.bottom, -margins.bottom),
      (.trailing, -margins.right),
    ] {
      constrain(
        Anchor(content, attribute), .equal, to: Anchor(root, attribute), constant: constant)
    }
  }

  /// Adds a constraint of the document or of an implicit part, in the order of the calls.
  mutating func constrain(
    _ first: Anchor, _ relation: Relation, to second: Anchor?, constant: Double,
    priority: Priority = .required, at location: SourceLocation? = nil
  ) {
    constraintCount += 1
    var constraint = Constraint(
      "c\(constraintCount)", first, relation: relation, second: second, constant: constant,
      priority: priority)
    constraint.location = location
    tree.constraints.append(constraint)
  }

  /// Checks that `set` and `hide` refer to views, and that names are unique.
  private func checkNames(hasOwnRoot: Bool) throws(InputError) {
    // An implicit root view has no properties to set.
    let names = tree.views.dropFirst(hasOwnRoot ? 0 : 1).map(\.name)
    var seen: Set<String> = []
    for view in tree.views where !seen.insert(view.name).inserted {
      throw InputError(
        Diagnostic(
          .error, "duplicate-id", "two views are named '\(view.name)'", at: view.location))
    }
    for guide in tree.guides where !seen.insert(guide.name).inserted {
      throw InputError(
        Diagnostic(
          .error, "duplicate-id", "a guide and something else are named '\(guide.name)'",
          at: guide.location))
    }
    seen.subtract(tree.guides.map(\.name))
    seen.formUnion(tree.views.compactMap(\.userLabel))
    seen.formUnion(repeatedNames)
    seen.formUnion(absentNames)
    if !hasOwnRoot { seen.remove("root") }
    // A state with new content doesn't refer to the replaced content.
    let replaces = state?.changes.contains(\.content) ?? false
    for changes in [replaces ? nil : mode, state?.changes].compactMap({ $0 }) {
      for (name, position) in try Self.changedNames(changes)
      where !seen.contains(name) && !isRepeated(name) {
        throw unknownView(name, names, location: position)
      }
    }
    // The widget's class may set properties of views that only other states or modes have.
    if request.isPlayed {
      seen.formUnion(Self.ids(of: widget.source.json))
      seen.formUnion(document.sharedStates.map { Self.ids($0) } ?? [])
    }
    for override in request.edits.overrides where !seen.contains(override.view) {
      throw unknownView(override.view, names, location: SourceLocation(file: "--set"))
    }
  }

  /// Returns the names of the views that `hide` lists or `set` changes.
  private static func changedNames(
    _ changes: KeyedObject<ChangeKeys>
  ) throws(InputError) -> [(String, SourceLocation)] {
    var names: [(String, SourceLocation)] = []
    if case .array(let entries)? = changes.written(\.hide)?.kind {
      for (entry, name) in zip(entries, try changes.hide ?? []) {
        names.append((name, entry.location))
      }
    }
    for entry in try changes.set ?? [] { names.append((entry.key, entry.location)) }
    return names
  }

  /// Returns the error for an unknown view name, with the most similar existing name.
  func unknownView(
    _ name: String, _ names: [String], location: SourceLocation
  ) -> InputError {
    let nearest = nearestName(to: name, in: names)
    return InputError(
      Diagnostic(
        .error, "unknown-view", "there is no view named '\(name)'", at: location,
        hint: nearest.map { "did you mean '\($0)'?" } ?? "give a view that \"id\""))
  }

  // MARK: Views

  /// Adds a view and its children.
  @discardableResult
  mutating func add(_ value: JSONValue, to parent: ViewID?) throws(InputError) -> ViewID {
    depth += 1
    defer { depth -= 1 }
    guard depth <= LayoutError.nestingLimit else {
      throw InputError(
        Diagnostic(
          .error, "too-deep", "views are nested over \(LayoutError.nestingLimit) deep",
          at: value.location))
    }
    guard tree.views.count < LayoutError.viewLimit else {
      throw InputError(
        Diagnostic(
          .error, "too-many-views", "the widget has over \(LayoutError.viewLimit) views",
          at: value.location))
    }
    // The name is read before the changes are merged, because it selects them.
    let written = try JSONObject(value, "a view")
    let added = try scopes(with: try KeyedObject<TemplateKeys>(partOf: written).with)
    scopes += added
    defer { scopes.removeLast(added.count) }
    let ownName = try KeyedObject<CommonViewKeys>(partOf: written).id
    let standardName = parent == nil ? "root" : "view\(tree.views.count)"
    let name = ownName.map { $0 + suffix } ?? standardName
    let object = try merged(written, name, ownName: ownName)
    let kind = try ViewKey.of(object)
    try object.allowOnly(kind.keys)
    let common = KeyedObject<CommonViewKeys>(partOf: object)
    var view = View(name, try self.kind(kind, object))
    view.location = value.location
    try applyCommon(common, standardHugging: kind.standardHugging, to: &view)
    let appKit = try common.appKit
    if let appKit { try apply(appKit, to: &view) }
    let names = [name, ownName, view.userLabel].compactMap { $0 }
    if names.contains(where: hidden.contains) { view.isHidden = true }
    let id = tree.add(view, to: parent)
    if let appKit { try arrange(id, appKit, in: parent) }
    try noteRow(kind, common.list, id: id, in: parent)
    try checkSpan(common.layout, in: parent)
    if kind == .list { lists[id] = try list(KeyedObject(partOf: object), common.list) }
    try addGuides(common, of: id)
    try addSizes(common.layout, id)
    try addChildren(try kind.children(of: object), to: id)
    try finish(kind, object, id: id)
    try addConstraints(common.constraints)
    return id
  }

  /// Checks that only a grid's children span several columns.
  private func checkSpan(
    _ layout: KeyedObject<LayoutKeys>, in parent: ViewID?
  ) throws(InputError) {
    guard let span = layout.written(\.span) else { return }
    if let parent, case .grid = tree[parent].kind { return }
    throw InputError(
      Diagnostic(
        .error, "unused-key", "unused key 'span': the view is not in a grid", at: span.location))
  }

  /// Returns the view's members, over those of its style and overridden by its mode's changes.
  private mutating func merged(
    _ written: JSONObject, _ name: String, ownName: String?
  ) throws(InputError) -> JSONObject {
    var members = replacements[name] ?? []
    func append(_ more: [JSONValue.Member]) {
      for member in more where !members.contains(where: { $0.key == member.key }) {
        members.append(member)
      }
    }
    // A change of a repeated view applies to each of its copies.
    if let ownName, ownName != name { append(replacements[ownName] ?? []) }
    let common = KeyedObject<CommonViewKeys>(partOf: written)
    if let label = try common.name { append(replacements[label] ?? []) }
    let own = written.members.filter { $0.key != TemplateKeys.shape.keys.with.name }
    append(own.map { localized($0, of: name) })
    if let style = try common.style {
      guard let match = document.styles.first(where: { $0.name == style }) else {
        throw unknownValue(
          style, for: "style", document.styles.map(\.name),
          at: common.place(of: \.style))
      }
      append(match.style.members)
    }
    var values: [JSONValue.Member] = []
    for member in members {
      if let bound = try bound(member) { values.append(bound) }
    }
    let value = JSONValue(.object(values), at: written.location)
    return try JSONObject(value, "the view '\(name)'")
  }

  /// Adds the required constraints that `width` and `height` abbreviate.
  private mutating func addSizes(
    _ layout: KeyedObject<LayoutKeys>, _ id: ViewID
  ) throws(InputError) {
    if let width = try layout.width {
      constrain(
        Anchor(id, .width), .equal, to: nil, constant: width, at: layout.place(of: \.width))
    }
    if let height = try layout.height {
      constrain(
        Anchor(id, .height), .equal, to: nil, constant: height, at: layout.place(of: \.height))
    }
  }

  /// Completes a view after its children were added: rows, cells, spans of a grid.
  private mutating func finish(
    _ kind: ViewKey, _ object: JSONObject, id: ViewID
  ) throws(InputError) {
    if kind == .search { try finishSearch(KeyedObject(partOf: object), id) }
    if let list = lists[id] { finishList(list, id) }
    // A spacer has the lowest priorities, so it absorbs all extra space.
    if kind == .spacer {
      tree[id].hugging = AxisPriorities(horizontal: Priority(1), vertical: Priority(1))
    }
    switch tree[id].kind {
    case .table(let table): try finishTable(table, KeyedObject(partOf: object), id: id)
    case .tableCell(let cell): try finishRow(cell, KeyedObject(partOf: object), id: id)
    case .collection: try finishCollection(id)
    case .collectionCell: try finishItem(id)
    default: break
    }
    guard kind == .grid, case .grid(var grid) = tree[id].kind else { return }
    for child in tree[id].subviews where spans[tree[child].name] != nil {
      grid.spans[child] = spans[tree[child].name]
    }
    tree[id].kind = .grid(grid)
  }

  /// The number of columns that a grid's child spans, by name.
  var spans: [String: Int] = [:]
}

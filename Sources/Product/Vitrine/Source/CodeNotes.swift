import VitrineBase
import VitrineGraphics
import VitrineImport
import VitrineLayout
import VitrineProject

/// Notes about the visible views whose values the code computes.
///
/// Their placeholders look like contents, so a picture with them must not be silent.
struct CodeNotes {
  let document: InterfaceDocument
  let scene: Int
  let found: AppExtension
  let situation: CodeLooks.Situation
  let tree: ViewTree
  /// The states that the picture shows where conditions decide.
  var choices: [CodeChoices.Choice] = []
  private(set) var diagnostics: [Diagnostic] = []

  private static let initHint =
    "'vitrine init' writes a vitrine.json beside the storyboard, in which they can be set"

  init(
    _ document: InterfaceDocument, scene: Int, _ found: AppExtension,
    _ situation: CodeLooks.Situation, tree: ViewTree
  ) {
    self.document = document
    self.scene = scene
    self.found = found
    self.situation = situation
    self.tree = tree
  }

  /// The names of the views whose values the user sets.
  private var changed: Set<String> { situation.changed }

  /// Collects the notes.
  mutating func run() {
    guard let code = found.code, code.isKnown else { return noteUnreadCode() }
    if let controller = document.controllerClass(ofScene: scene), !code.declares(controller) {
      noteUnreadCode()
    }
    noteFilledViews(code)
    noteColors(code)
    noteChoices()
    noteToggledViews(code)
    noteOwnDrawings(code)
    if let location = code.unknownMargins {
      note(
        "the code computes its margin insets; the ones that the host proposes are drawn",
        at: location)
    }
  }

  // MARK: Values

  private static let contents: Set<CodeAssignment.Property> = [.text, .title, .image, .progress]

  /// Names the visible views that the code fills with values that aren't literals.
  private mutating func noteFilledViews(_ code: WidgetCode) {
    let applied = Set(
      code.launch.values(in: situation.mode, on: situation.system).map(\.location))
    var names: [String] = []
    var first: SourceLocation?
    for (assignment, _, location) in code.assignments(
      ofClasses: classes, on: situation.system)
    where Self.contents.contains(assignment.property) && !applied.contains(location) {
      guard !changed.contains(assignment.view), !names.contains(assignment.view),
        isVisible(assignment.view)
      else { continue }
      names.append(assignment.view)
      first = first ?? location
    }
    let others = placeholderOutlets.filter { !names.contains($0) && !changed.contains($0) }
    if names.isEmpty && others.isEmpty { return notePrototypes(code) }
    if names.isEmpty { return notePlaceholders(others) }
    let rest = others.isEmpty ? "" : "; \(Self.placeholderText(list(others), others.count))"
    note(
      "the code fills \(list(names)) at run time; the values of the file are drawn\(rest)",
      at: first ?? SourceLocation(file: found.storyboard), hint: Self.initHint)
  }

  /// Reports outlets that show placeholders, which no read code replaces.
  private mutating func notePlaceholders(_ names: [String]) {
    guard !names.isEmpty else { return }
    note(
      Self.placeholderText(list(names), names.count), at: SourceLocation(file: found.storyboard),
      hint: Self.initHint)
  }

  private static func placeholderText(_ names: String, _ count: Int) -> String {
    "\(names) \(count == 1 ? "shows a placeholder" : "show placeholders"), which code usually "
      + "replaces"
  }

  /// Reports a list that shows its prototype cells as rows.
  private mutating func notePrototypes(_ code: WidgetCode) {
    let shown = tree.isDrawn
    let prototypes = document.prototypes
    let isPrototype = tree.views.indices.contains {
      shown[$0] && prototypes.contains(tree.views[$0].name)
    }
    guard isPrototype, changed.isEmpty else { return }
    note(
      "the rows are the prototype cells of the file, which code fills at run time",
      at: code.controllerLocation ?? SourceLocation(file: found.storyboard), hint: Self.initHint)
  }

  /// The texts of new views in Interface Builder and in Xcode's template of a widget.
  private static let placeholders: Set<String> = [
    "Label", "Title", "Subtitle", "Detail", "Text", "Button", "Hello World", "Loading...",
    "Loading…", "Multiline Label", "Text Cell",
  ]

  /// The outlets of visible views that show a placeholder.
  private var placeholderOutlets: [String] {
    let shown = tree.isDrawn
    let outlets = document.outlets
    return tree.views.indices.compactMap { index in
      let view = tree.views[index]
      guard shown[index], let name = outlets[view.name] else { return nil }
      let isPlaceholder = view.kind.shownTexts.contains {
        Self.placeholders.contains($0.text.string)
      }
      return isPlaceholder ? name : nil
    }
  }

  private static let colors: Set<CodeAssignment.Property> = [
    .textColor, .titleColor, .backgroundColor, .tintColor,
  ]

  /// Names the visible views whose colors the code computes before the first picture.
  private mutating func noteColors(_ code: WidgetCode) {
    let computed = code.launch.assignments.filter {
      $0.happens(in: situation.mode, on: situation.system) && $0.isCertain && $0.value.isOwn
        && Self.colors.contains($0.value.property) && !$0.value.value.isLiteral
        && !changed.contains($0.value.view) && isVisible($0.value.view)
    }
    guard let first = computed.first else { return }
    var names: [String] = []
    for name in computed.map(\.value.view) where !names.contains(name) { names.append(name) }
    note(
      "the code computes the colors of \(list(names)); the file's are drawn", at: first.location,
      hint: "set them in a vitrine.json beside the storyboard")
  }

  // MARK: Visibility

  /// Names the states between which the code decides by a condition that isn't known.
  private mutating func noteChoices() {
    for choice in choices where !choice.shown.isEmpty && !choice.hidden.isEmpty {
      note(
        "the code shows \(list(choice.shown)) or \(list(choice.hidden)) by a condition that isn't "
          + "known; the picture shows \(list(choice.shown))", at: choice.location,
        hint: "name the hidden ones under \"hidden\" in a vitrine.json, which 'vitrine init' writes"
      )
    }
  }

  /// Names the views that the code shows or hides by a condition that isn't known.
  private mutating func noteToggledViews(_ code: WidgetCode) {
    let values = code.launch.values(in: situation.mode, on: situation.system)
    let hiding = values.filter(\.hidesView)
    if situation.showsHidden, let first = hiding.first {
      let names = hiding.map(\.value.view)
      let drawn = names.filter(isVisible)
      return note(
        "the code hides \(list(names)) at first, which leaves no view; "
          + (drawn.count == names.count ? "they are drawn" : "\(list(drawn)) is drawn"),
        at: first.location, hint: "name the hidden views under \"hidden\" in a vitrine.json")
    }
    let decided = Set(values.filter { $0.value.property == .hidden }.map(\.value.view))
      .union(choices.flatMap(\.views))
    let byMode = Set(
      [DisplayMode.compact, .expanded].flatMap {
        code.visibility(in: $0, on: situation.system).map(\.view)
      })
    var names: [String] = []
    var first: SourceLocation?
    for (assignment, _, location) in code.assignments(
      ofClasses: classes, on: situation.system)
    where assignment.property == .hidden {
      let name = assignment.view
      guard !decided.contains(name), !byMode.contains(name), !changed.contains(name),
        !names.contains(name), isVisible(name)
      else { continue }
      names.append(name)
      first = first ?? location
    }
    guard let first else { return }
    note(
      "the code shows and hides \(list(names)) by conditions that aren't known; "
        + "the picture shows \(names.count == 1 ? "it" : "all of them")",
      at: first,
      hint: "name the hidden ones under \"hidden\" in a vitrine.json, which 'vitrine init' writes")
  }

  // MARK: Drawings

  /// Names the visible views whose class draws more than the file contains.
  private mutating func noteOwnDrawings(_ code: WidgetCode) {
    for element in document.elements(ofScene: scene) {
      guard let name = element.attributes["customClass"], let id = element.attributes["id"],
        let view = tree.view(named: id), let location = code.drawing(ofClass: name)
      else { continue }
      if case .placeholder = tree[view].kind { continue }
      guard tree.isDrawn[view.index] else { continue }
      note("the class '\(name)' also draws in code; that isn't drawn", at: location)
    }
  }

  /// Reports that the controller's code is in a language that isn't read.
  private mutating func noteUnreadCode() {
    let outlets = placeholderOutlets.filter { !changed.contains($0) }
    guard found.project != nil || found.hasForeignCode,
      let controller = document.controllerClass(ofScene: scene)
    else { return notePlaceholders(outlets) }
    note(
      "no source of \(controller) was found or read, so the values of the file are drawn",
      at: SourceLocation(file: found.storyboard),
      hint: "Swift and Objective-C are read; " + Self.initHint)
  }

  // MARK: Names

  /// The classes of the scene's views and cells.
  private var classes: Set<String> {
    Set(document.elements(ofScene: scene).compactMap { $0.attributes["customClass"] })
  }

  /// Returns whether the view of an outlet, or of a part of a standard cell, is visible.
  private func isVisible(_ name: String) -> Bool {
    guard name != "view", let id = document.object(named: name) else { return false }
    let shown = tree.isDrawn
    return tree.views.indices.contains { index in
      let view = tree.views[index].name
      return shown[index] && (view == id || view.hasPrefix(id + "-"))
    }
  }

  /// Returns up to four names in quotes, and the number of others.
  private func list(_ names: [String]) -> String {
    let quoted = names.prefix(4).map { "'\($0)'" }.joined(separator: ", ")
    return names.count > 4 ? quoted + " and \(names.count - 4) more" : quoted
  }

  private mutating func note(_ text: String, at location: SourceLocation, hint: String? = nil) {
    let diagnostic = Diagnostic(.note, "made-in-code", text, at: location, hint: hint)
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }
}

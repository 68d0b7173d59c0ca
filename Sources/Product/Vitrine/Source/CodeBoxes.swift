import VitrineBase
import VitrineGraphics
import VitrineImport
import VitrineLayout
import VitrineProject
import VitrineSolver

/// Draws views that only code creates as boxes with names, and reports the location of the code.
///
/// Without boxes, a view with its own drawing, a table with cells from code, and a blank card would
/// look like faults of the widget.
struct CodeBoxes {
  let document: InterfaceDocument
  let scene: Int
  let found: AppExtension
  var tree: ViewTree
  /// A Boolean value that indicates whether the code could run if its user asked for it.
  var canRun = true
  private(set) var diagnostics: [Diagnostic] = []
  /// A Boolean value that indicates whether only boxes are visible.
  private(set) var isAllCode = false

  init(_ document: InterfaceDocument, scene: Int, _ found: AppExtension, tree: ViewTree) {
    self.document = document
    self.scene = scene
    self.found = found
    self.tree = tree
  }

  /// Adds boxes for views from code, from the single view to the complete widget.
  ///
  /// Without sources and without a project, only the name of the controller's class is known, so
  /// the method adds no box.
  mutating func run() {
    guard
      let code = found.code ?? found.project.map({ _ in WidgetCode(CodeFacts(), controller: nil) })
    else { return noteBlankCard() }
    if found.interface == nil { return boxWholeWidget(code) }
    let views = code.codeViews.filter { !document.contains($0.value, inScene: scene) }
    boxCustomClasses(code)
    boxContainers(views)
    boxEmptyLists(code)
    if !tree.showsContent { boxWholeWidget(code) } else { noteOtherViews(views) }
    if !tree.showsContent(besidesBoxes: true) { isAllCode = true }
  }

  // MARK: Views of the file

  /// Adds boxes for empty views whose class draws itself or isn't in the sources.
  private mutating func boxCustomClasses(_ code: WidgetCode) {
    guard code.isKnown else { return }
    for element in document.elements(ofScene: scene) {
      guard let name = element.attributes["customClass"], let id = element.attributes["id"],
        ["view", "control", "customView"].contains(element.name),
        let view = tree.view(named: id), tree[view].subviews.isEmpty, view != ViewTree.root
      else { continue }
      let drawing = code.drawing(ofClass: name)
      guard drawing != nil || !code.declares(name) else { continue }
      box(view, name, at: drawing)
      let reason =
        drawing == nil
        ? "the class '\(name)' is not among the target's sources"
        : "the class '\(name)' draws itself in code"
      note(reason + "; its view is drawn as a labeled box", at: drawing ?? element.location)
    }
  }

  /// Adds boxes for views in the file that receive subviews from code.
  private mutating func boxContainers(_ views: [CodeFacts.Finding<CodeFacts.CodeView>]) {
    for finding in views where finding.value.kind == .subview {
      guard let id = document.object(named: finding.value.container),
        let view = tree.view(named: id), view != ViewTree.root, tree[view].subviews.isEmpty,
        case .plain = tree[view].kind
      else { continue }
      box(view, finding.value.name, at: finding.location)
      note(
        "'\(finding.value.name)' is added to '\(finding.value.container)' in code; it is drawn as a labeled box",
        at: finding.location)
    }
  }

  /// Adds boxes for tables and collections with cells from code.
  private mutating func boxEmptyLists(_ code: WidgetCode) {
    for index in tree.views.indices {
      let id = ViewID(index)
      let view = tree[id]
      guard !view.isHidden, view.isList, !view.subviews.contains(where: { tree[$0].isCell }) else {
        continue
      }
      let cell = code.cells.first
      let name = cell.map { "cells of \($0.value.name)" } ?? "cells made in code"
      var content = View("\(view.name)-cells", .placeholder(label(name, cell?.location)))
      // A list without a frame has the size of a compact card.
      content.frame = Rect(
        origin: .zero, size: view.frame?.size ?? Size(width: 320, height: 110))
      tree.add(content, to: id)
      let what = cell.map { "'\($0.value.identifier)' (\($0.value.name)) is registered" }
      let makesNone = code.isKnown && cell == nil && !code.makesCells
      note(
        makesNone
          ? "'\(view.userLabel ?? view.name)' has no prototype cell, and no code that makes cells was found"
          : "the cells of '\(view.userLabel ?? view.name)' are made in code"
            + (what.map { ": \($0) here" } ?? "") + "; they are drawn as a labeled box",
        at: cell?.location ?? view.location,
        hint: "describe rows in a vitrine.json beside the storyboard")
    }
  }

  /// Turns a view into a box.
  ///
  /// A narrow box has room only for the name; the message contains the location.
  private mutating func box(_ view: ViewID, _ name: String, at location: SourceLocation?) {
    let isWide = (tree[view].frame?.width ?? 0) >= 220
    tree[view].kind = .placeholder(isWide ? label(name, location) : name)
  }

  /// Returns the name with the file and line of the code, like `RingView · RingView.swift:12`.
  private func label(_ name: String, _ location: SourceLocation?) -> String {
    guard let location, location.line > 0 else { return name }
    return "\(name) · \(FilePath.name(of: location.file)):\(location.line)"
  }

  // MARK: The whole widget

  private mutating func boxWholeWidget(_ code: WidgetCode) {
    isAllCode = true
    let maker =
      code.codeViews.first { $0.value.kind == .hosting }
      ?? code.codeViews.first { $0.value.kind == .loadView } ?? code.codeViews.first
    let controller =
      document.controllerClass(ofScene: scene) ?? found.principalClass ?? "its controller"
    let location = maker?.location ?? code.controllerLocation
    let name: String
    switch maker?.value.kind {
    case .hosting: name = "SwiftUI: \(maker?.value.name ?? "")"
    case .loadView, nil: name = "\(controller), in code"
    case .subview: name = "\(controller), in code: \(maker?.value.name ?? "")"
    }
    addWholeBox(label(name, location))
    let what =
      switch maker?.value.kind {
      case .hosting: "the widget is a SwiftUI view in a hosting controller"
      case .loadView, .subview: "the widget's views are made in code by \(controller)"
      case nil: "the storyboard shows nothing by itself; \(controller) fills it at run time"
      }
    // Linux can run only Swift code with UIKit.
    let isRunnable =
      location?.file.hasSuffix(".swift") == true && maker?.value.kind != .hosting
      && !document.isAppKit && canRun
    note(
      what + ", which is not run; a labeled box stands for it", at: location ?? fileLocation,
      hint: (isRunnable ? "run it with --run, " : "")
        + "describe its views in a widget document, or set texts in a vitrine.json beside it")
  }

  /// Reports why the card of a file without a project is blank.
  private mutating func noteBlankCard() {
    guard !tree.showsContent, let controller = document.controllerClass(ofScene: scene) else {
      return
    }
    isAllCode = true
    note(
      "the storyboard shows nothing by itself; \(controller) fills it at run time, "
        + "which is not run", at: fileLocation,
      hint: "draw its project instead, describe its views in a widget document, "
        + "or set texts in a vitrine.json beside it")
  }

  private var fileLocation: SourceLocation { SourceLocation(file: found.storyboard) }

  /// Adds a box that covers the root view, with a margin of 8 points, and resizes with it.
  private mutating func addWholeBox(_ name: String) {
    var size = tree[ViewTree.root].frame?.size ?? Size(width: 320, height: 110)
    // A list as root view has the height of its canvas, which exceeds every card.
    if tree[ViewTree.root].isList { size.height = min(size.height, 110) }
    var view = View("made-in-code", .placeholder(name))
    view.frame = Rect(
      x: 8, y: 8, width: max(1, size.width - 16), height: max(1, size.height - 16))
    view.translatesAutoresizingMask = true
    view.autoresizingMask =
      tree[ViewTree.root].isList ? .flexibleWidth : [.flexibleWidth, .flexibleHeight]
    let box = tree.add(view, to: ViewTree.root)
    if document.isAppKit || found.project?.platform == .macOS { pin(box) }
  }

  /// The height of a box that stands for a Mac's widget of unknown height.
  private static let desktopHeight = 88.0

  /// Gives a Mac's root view the height of its box.
  ///
  /// The panel shows a section at the height of its constraints, and a root view that only code
  /// fills has none.
  private mutating func pin(_ box: ViewID) {
    tree[box].translatesAutoresizingMask = false
    let edges: [(LayoutAttribute, Double)] = [
      (.leading, 8), (.top, 8), (.trailing, -8), (.bottom, -8),
    ]
    for (edge, inset) in edges {
      tree.constraints.append(
        Constraint(
          "made-in-code-\(edge.rawValue)", Anchor(box, edge),
          second: Anchor(ViewTree.root, edge), constant: inset))
    }
    tree.constraints.append(
      Constraint(
        "made-in-code-height", Anchor(box, .height), constant: Self.desktopHeight - 16,
        priority: Priority(999)))
  }

  /// Reports views from code that have no box in the picture.
  private mutating func noteOtherViews(_ views: [CodeFacts.Finding<CodeFacts.CodeView>]) {
    var named: Set<String> = []
    for finding in views {
      let isReported = diagnostics.contains { $0.location == finding.location }
      guard !isReported, named.insert(finding.value.name).inserted else { continue }
      let name = finding.value.name
      switch finding.value.kind {
      case .subview: note("'\(name)' is added in code; it is not drawn", at: finding.location)
      case .hosting:
        note("the SwiftUI view '\(name)' is not drawn", at: finding.location)
      case .loadView: note("loadView makes views in code; they are not drawn", at: finding.location)
      }
    }
  }

  private mutating func note(_ text: String, at location: SourceLocation?, hint: String? = nil) {
    let diagnostic = Diagnostic(.note, "made-in-code", text, at: location, hint: hint)
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }
}

extension ViewTree {
  /// A Boolean value that indicates whether any view or box with visible content of its own is
  /// visible.
  var showsContent: Bool { showsContent(besidesBoxes: false) }

  /// Returns whether any view with visible content of its own is visible, with or without boxes.
  fileprivate func showsContent(besidesBoxes: Bool) -> Bool {
    let drawn = isDrawn
    return views.indices.contains {
      drawn[$0] && views[$0].hasContent && !(besidesBoxes && views[$0].isBox)
    }
  }

  /// For each view, whether neither it nor a view around it is hidden or transparent.
  var isDrawn: [Bool] {
    var drawn = isShown
    for (index, view) in views.enumerated() {
      let isInvisible = view.style.alpha <= 0 || view.parent.map { !drawn[$0.index] } ?? false
      if isInvisible { drawn[index] = false }
    }
    return drawn
  }
}

extension View {
  fileprivate var isList: Bool {
    switch kind {
    case .table, .collection: true
    default: false
    }
  }

  fileprivate var isCell: Bool {
    switch kind {
    case .tableCell, .collectionCell: true
    default: false
    }
  }

  fileprivate var isBox: Bool { if case .placeholder = kind { true } else { false } }

  /// A Boolean value that indicates whether the view draws visible content of its own.
  fileprivate var hasContent: Bool {
    switch kind {
    case .label:
      kind.shownTexts.contains { $0.text.string.contains { !$0.isWhitespace } }
    case .button(let button):
      kind.texts.contains { !$0.text.string.isEmpty }
        || button.faces.values.contains { $0.image != nil || $0.backgroundImage != nil }
    case .image(let image): image.image != nil
    case .plain, .stack, .grid, .effect, .scroll, .table, .collection, .tableCell,
      .collectionCell:
      false
    default: true
    }
  }
}

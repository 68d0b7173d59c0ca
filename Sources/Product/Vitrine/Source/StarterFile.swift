package import VitrineBase
import VitrineGraphics
import VitrineImport
import VitrineLayout
import VitrineProject

/// A first `vitrine.json` for a storyboard, derived from its project and sources.
///
/// The file contains every key, with a value from the project or a value to replace. JSON has no
/// comments, so `$comment` explains the keys.
package struct StarterFile: Sendable {
  /// The path of the file, beside the storyboard.
  package let path: String
  package let text: String

  package init(_ widget: Widget, from files: Files) throws(RenderError) {
    guard case .interface(let document, _, let found) = widget.source else {
      throw .invalid(
        Diagnostic(
          .error, "is-document", "the input is a widget document, which says all of this itself",
          at: SourceLocation(file: widget.path),
          hint: "init takes storyboards, projects and folders"))
    }
    path = FilePath.join(found.home, StandInContent.fileName)
    let scene = try widget.scene(for: widget.defaultVariant, from: files)
    let shown = try Self.shownViews(of: widget, from: files)
    let lists = try Self.lists(scene.tree, document.listing(found, from: files))
    let keys = ProjectFileKeys.shape.keys
    let behavior = keys.behavior
    var file = WrittenObject()
    file.put(behavior.comment, Self.comment)
    // A title in this file would replace the names of all languages.
    if scene.header.title == widget.title { file.put(behavior.title, widget.title) }
    file.put(behavior.system, widget.defaultVariant.system.rawValue)
    file.put(behavior.largestMode, widget.largestMode.rawValue)
    file.put(behavior.height, Self.heights(found, widget).value)
    let system = widget.defaultVariant.system.version
    file.put(behavior.hidden, Self.hidden(found, on: system).value)
    file.put(behavior.cells, Self.cells(found).value)
    file.put(behavior.rows, Self.rows(lists, found: found).value)
    file.put(keys.content.data, Self.texts(scene.tree, document, lists, shown).value)
    file.put(keys.states, WrittenObject().value)
    text = file.value.written
  }

  private static let comment =
    "What the widget's code does, for Vitrine. height, hidden: by display mode. cells: a xib for each "
    + "registered identifier. rows: how many each list shows. data: what outlets show, and the rows of "
    + "lists. states: by name, what differs. Remove a key to use what the project says."

  /// Returns the heights from the code by mode.
  ///
  /// A widget that never expands has no heights.
  private static func heights(_ found: AppExtension, _ widget: Widget) -> WrittenObject {
    var heights = WrittenObject()
    guard widget.largestMode == .expanded || widget.isLegacy else { return heights }
    heights.put(
      DisplayMode.expanded.rawValue,
      found.height(in: .expanded, widget.defaultVariant.metrics))
    return heights
  }

  /// Returns the views that the code hides in each mode, by outlet.
  private static func hidden(_ found: AppExtension, on system: Int) -> WrittenObject {
    var hidden = WrittenObject()
    for mode in DisplayMode.allCases {
      let views = (found.code?.visibility(in: mode, on: system) ?? []).filter(\.isHidden).map(
        \.view)
      hidden.put(mode.rawValue, strings: views)
    }
    return hidden
  }

  /// Returns a relative xib path for each registered cell.
  ///
  /// The path is empty if no resource has its name.
  private static func cells(_ found: AppExtension) -> WrittenObject {
    var cells = WrittenObject()
    for cell in found.code?.cells ?? [] {
      let name = cell.value.name + ".xib"
      let path = found.project?.resources.first { FilePath.name(of: $0) == name }
      let relative = path.map {
        FilePath.relative(Disk.absolute($0), to: Disk.absolute(found.home))
      }
      cells.put(cell.value.identifier, relative ?? "")
    }
    return cells
  }

  /// A table or collection, and the rows that it shows in data.
  private struct List {
    /// Its outlet, its label in the editor, or its id.
    var name: String
    var id: ViewID
    /// The number of its cells in the picture.
    var count: Int
    var prototypes: [InterfaceDocument.Prototype]
    /// A Boolean value that indicates whether its rows name their prototype, which is otherwise the
    /// first one.
    var namesCells: Bool

    /// A Boolean value that indicates whether a row has texts that data can set.
    var hasTexts: Bool { !prototypes.isEmpty }
  }

  private static func lists(_ tree: ViewTree, _ document: InterfaceDocument) -> [List] {
    let outlets = document.outlets
    return tree.views.enumerated().compactMap { index, view -> List? in
      switch view.kind {
      case .table, .collection:
        // Cells without texts, such as the unused ones of a new list, are no rows.
        let all = document.prototypes(ofList: view.name)
        let prototypes = all.filter { !$0.texts.isEmpty }
        let other = prototypes.isEmpty ? nil : view.userLabel ?? view.name
        guard let name = outlets[view.name] ?? other else { return nil }
        return List(
          name: name, id: ViewID(index), count: view.subviews.count, prototypes: prototypes,
          namesCells: Set(all.map(\.identifier)).count > 1)
      default: return nil
      }
    }
  }

  /// Returns the number of rows of each list whose rows have no texts: the number in the code, else
  /// the number of prototypes in the file.
  private static func rows(_ lists: [List], found: AppExtension) -> WrittenObject {
    var rows = WrittenObject()
    for list in lists where !list.hasTexts {
      rows.put(list.name, Double(max(1, found.code?.rowCount ?? list.count)))
    }
    return rows
  }

  /// Returns the ids of the views that any mode shows.
  ///
  /// A value for another view would mean that its user decides between states of the code.
  private static func shownViews(
    of widget: Widget, from files: Files
  ) throws(RenderError) -> Set<String> {
    var names: Set<String> = []
    let isExpandable = widget.largestMode == .expanded && !widget.isLegacy
    for mode in isExpandable ? DisplayMode.allCases : [widget.defaultVariant.mode] {
      var variant = widget.defaultVariant
      variant.mode = mode
      let tree = try widget.scene(for: variant, from: files).tree
      for (view, isShown) in zip(tree.views, tree.isShown) where isShown { names.insert(view.name) }
    }
    return names
  }

  /// Returns the texts of visible labels and buttons with outlets and of the rows of lists, because
  /// code is likely to set them.
  private static func texts(
    _ tree: ViewTree, _ document: InterfaceDocument, _ lists: [List], _ shown: Set<String>
  ) -> WrittenObject {
    var texts = WrittenObject()
    let outlets = document.outlets
    let filled = lists.filter(\.hasTexts)
    for (index, view) in tree.views.enumerated() {
      guard let name = outlets[view.name], shown.contains(view.name),
        !isInside(filled, ViewID(index), tree)
      else { continue }
      switch view.kind {
      case .label: texts.put(name, view.kind.shownTexts.first?.text.string ?? "")
      case .button: texts.put(name, view.kind.shownTexts.first?.text.string)
      default: break
      }
    }
    for list in filled {
      texts.put(
        list.name,
        values: list.prototypes.map { prototype in
          var row = WrittenObject()
          if list.namesCells { row.put("cell", prototype.identifier) }
          for text in prototype.texts { row.put(text.name, text.text) }
          return row.value.kind
        })
    }
    return texts
  }

  private static func isInside(_ lists: [List], _ view: ViewID, _ tree: ViewTree) -> Bool {
    var place = tree[view].parent
    while let id = place {
      if lists.contains(where: { $0.id == id }) { return true }
      place = tree[id].parent
    }
    return false
  }
}

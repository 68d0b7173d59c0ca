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
    let keys = ProjectFileKeys.shape.keys
    let behavior = keys.behavior
    var file = WrittenObject()
    file.put(behavior.comment, Self.comment)
    file.put(behavior.title, widget.title)
    file.put(behavior.system, widget.defaultVariant.system.rawValue)
    file.put(behavior.largestMode, widget.largestMode.rawValue)
    file.put(behavior.height, Self.heights(found, widget).value)
    let system = widget.defaultVariant.system.version
    file.put(behavior.hidden, Self.hidden(found, on: system).value)
    file.put(behavior.cells, Self.cells(found).value)
    file.put(behavior.rows, Self.rows(scene.tree, document, found: found).value)
    file.put(keys.content.data, Self.texts(scene.tree, document).value)
    file.put(keys.states, WrittenObject().value)
    text = file.value.written
  }

  private static let comment =
    "What the widget's code does, for Vitrine. height, hidden: by display mode. cells: a xib for each "
    + "registered identifier. rows: how many each list shows. data: what outlets show. states: by "
    + "name, what differs. Remove a key to use what the project says."

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

  /// Returns the number of rows of each list: the number in the code, else the number of prototypes
  /// in the file.
  private static func rows(
    _ tree: ViewTree, _ document: InterfaceDocument, found: AppExtension
  ) -> WrittenObject {
    var rows = WrittenObject()
    let outlets = document.outlets
    for view in tree.views {
      guard let name = outlets[view.name] else { continue }
      switch view.kind {
      case .table, .collection:
        rows.put(name, Double(max(1, found.code?.rowCount ?? view.subviews.count)))
      default: break
      }
    }
    return rows
  }

  /// Returns the texts of labels and buttons with outlets, because code is likely to set them.
  private static func texts(_ tree: ViewTree, _ document: InterfaceDocument) -> WrittenObject {
    var texts = WrittenObject()
    let outlets = document.outlets
    for view in tree.views {
      guard let name = outlets[view.name] else { continue }
      switch view.kind {
      case .label: texts.put(name, view.kind.shownTexts.first?.text.string ?? "")
      case .button: texts.put(name, view.kind.shownTexts.first?.text.string)
      default: break
      }
    }
    return texts
  }
}

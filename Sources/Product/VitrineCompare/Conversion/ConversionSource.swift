import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImport
import VitrineLayout

/// The parts of a storyboard and its project from which a document is written.
struct ConversionSource {
  var tree: ViewTree
  /// The outlets by object id.
  var outlets: [String: String]
  var name: String
  /// The path of the storyboard.
  var path: String
  /// The absolute path of the document's folder.
  var folder: String
  var icon: String?
  var assetFolder: String?
  /// The size and bars that the scene specifies.
  var canvas: LayoutContext?
  /// The tree in other languages.
  var translations: [(language: String, tree: ViewTree)] = []

  struct Made {
    var text: String
    var widget: Widget
    var losses: [Diagnostic]
    /// The storyboard's tree with the names in the document.
    var source: ViewTree
  }

  func document(_ frames: DocumentWriter.Frames) throws(RenderError) -> Made {
    var writer = DocumentWriter(tree, frames: frames, labels: outlets)
    let root = writer.root()
    let (strings, losses) = writer.strings(translations)
    var object = WrittenObject()
    object.put(DocumentKeys.keys.app, name)
    object.put(
      DocumentKeys.keys.icon, icon.map { FilePath.relative(Disk.absolute($0), to: folder) })
    if let assetFolder {
      object.put(
        DocumentKeys.keys.assets,
        strings: [FilePath.relative(Disk.absolute(assetFolder), to: folder)])
    }
    if !strings.isEmpty { object.put(DocumentKeys.keys.strings, strings.value) }
    if let data = writer.exampleData { object.put(DocumentKeys.keys.data, data) }
    if let canvas = canvas?.written { object.put(WidgetKeys.keys.canvas, canvas) }
    if tree.appKit != nil { object.put(WidgetKeys.keys.platform, WidgetPlatform.macos.rawValue) }
    object.put(WidgetKeys.keys.root, root)
    let text = object.value.written
    do throws(InputError) {
      let document = try WidgetDocument.read(
        Array(text.utf8), file: FilePath.join(folder, "converted.json"))
      return Made(
        text: text, widget: Widget(document), losses: losses,
        source: tree.renamed(writer.names, guides: writer.guideNames))
    } catch {
      throw .invalid(
        Diagnostic(
          .error, "not-convertible",
          "the storyboard has what no document may say: \(error.diagnostic.message)",
          at: SourceLocation(file: path)))
    }
  }
}

extension ViewTree {
  /// Returns the tree with other names and without user labels.
  func renamed(_ names: [String], guides: [String]) -> ViewTree {
    var copy = self
    for index in copy.views.indices {
      copy.views[index].name = names[index]
      copy.views[index].userLabel = nil
    }
    for index in copy.guides.indices { copy.guides[index].name = guides[index] }
    return copy
  }
}

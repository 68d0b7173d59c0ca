import VitrineGraphics
public import VitrineImport

/// A widget as its author wrote it, before any variant is chosen.
public struct Widget: Sendable {
  public let document: WidgetDocument
  /// Which of the document's widgets, from 0.
  public let index: Int
  /// The file it was read from.
  public let path: String
  /// Values set from outside, such as `title.text`.
  public var overrides: [SceneRequest.Override] = []

  /// Reads a widget document.
  public static func read(_ path: String, widget index: Int = 0) throws(RenderError) -> Widget {
    let bytes: [UInt8]
    do {
      bytes = try Disk.read(path)
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
    do throws(ImportError) {
      let document = try WidgetDocument.read(bytes, file: path)
      guard document.widgets.indices.contains(index) else {
        throw ImportError(
          Diagnostic(
            .error, "unknown-widget",
            "the document has \(document.widgets.count) widgets, not \(index + 1)",
            at: SourceLocation(file: path)))
      }
      return Widget(document: document, index: index, path: path)
    } catch {
      throw .invalid(error.diagnostic)
    }
  }

  private init(document: WidgetDocument, index: Int, path: String) {
    self.document = document
    self.index = index
    self.path = path
  }

  /// The line over the card: the widget's own name, else its app's.
  public var title: String { document.widgets[index].name ?? document.appName }
}

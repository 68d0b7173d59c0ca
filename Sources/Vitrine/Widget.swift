public import VitrineGraphics
public import VitrineImport
import VitrineLayout

/// A widget as its author wrote it, before any variant is chosen.
public struct Widget: Sendable {
  enum Source: Sendable {
    case document(WidgetDocument, index: Int)
    case interface(InterfaceDocument, scene: Int?)
  }

  let source: Source
  /// The file it was read from.
  public let path: String
  /// Values set from outside, such as `title.text`.
  public var overrides: [SceneRequest.Override] = []
  /// Where an Interface Builder file's text sizes come from.
  public var intrinsicSource = InterfaceTraits.IntrinsicSource.measured

  /// Reads a widget document or an Interface Builder file.
  public static func read(_ path: String, widget index: Int = 0) throws(RenderError) -> Widget {
    let bytes: [UInt8]
    do {
      bytes = try Disk.read(path)
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
    do {
      switch FilePath.suffix(of: path) {
      case "storyboard", "xib":
        return Widget(
          source: .interface(try InterfaceDocument.read(bytes, file: path), scene: nil), path: path)
      default:
        return Widget(
          source: .document(try WidgetDocument.read(bytes, file: path), index: index), path: path)
      }
    } catch {
      throw RenderError(error)
    }
  }

  private init(source: Source, path: String) {
    self.source = source
    self.path = path
  }
}

public import VitrineBase
import VitrineGraphics
import VitrineImages
public import VitrineImport
import VitrineLayout

/// A storyboard or xib with the layout of Interface Builder: every scene has its stored size.
public struct InterfaceFile: Sendable {
  /// The parsed file.
  public let document: InterfaceDocument
  /// The path of the file.
  public let path: String
  /// The digest of the file's bytes.
  package let digest: String

  package init(document: InterfaceDocument, path: String, digest: String = "") {
    self.document = document
    self.path = path
    self.digest = digest
  }

  /// Returns true if a path is a file of Interface Builder.
  public static func recognizes(_ path: String) -> Bool {
    let suffix = FilePath.suffix(of: path)
    return suffix == "storyboard" || suffix == "xib"
  }

  /// Reads and parses a file of Interface Builder.
  public static func read(
    _ path: String, from files: Files = .disk
  ) throws(RenderError) -> InterfaceFile {
    let bytes = try files.readable(path)
    do throws(InputError) {
      return InterfaceFile(
        document: try InterfaceDocument.read(bytes, file: path), path: path,
        digest: Digest.hex(of: bytes))
    } catch {
      throw .invalid(error.diagnostic)
    }
  }
}

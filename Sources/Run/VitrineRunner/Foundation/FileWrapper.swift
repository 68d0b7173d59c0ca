public import Foundation

/// A file or a folder in memory.
open class FileWrapper: NSObject, @unchecked Sendable {
  /// The bytes of a file, or nil for a folder.
  open private(set) var regularFileContents: Data?
  /// The files of a folder, or nil for a file.
  open private(set) var fileWrappers: [String: FileWrapper]?
  /// The name, or nil.
  open var filename: String?
  /// The name for a new file, or nil.
  open var preferredFilename: String?

  /// Creates a file.
  public init(regularFileWithContents contents: Data) { regularFileContents = contents }

  /// Creates a folder.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    fileWrappers = childrenByPreferredName
  }

  /// A Boolean value that indicates whether this is a folder.
  open var isDirectory: Bool { fileWrappers != nil }
  /// A Boolean value that indicates whether this is a file.
  open var isRegularFile: Bool { regularFileContents != nil }

  /// Adds a file to a folder, and returns its name.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    fileWrappers?[fileName] = FileWrapper(regularFileWithContents: data)
    return fileName
  }

  /// Adds a file or folder to a folder, and returns its name.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    let name = child.preferredFilename ?? child.filename ?? "file"
    fileWrappers?[name] = child
    return name
  }
}

import VitrineBase
import VitrineImport

/// The names of sets in asset catalogs.
///
/// A folder that provides a namespace becomes part of the names in it, like `Icons/star`. Other
/// folders only group sets.
struct AssetNamespaces {
  /// The prefix of the names in each folder of a catalog.
  private var prefixes: [String: String] = [:]
  private let files: Files

  init(_ files: Files) { self.files = files }

  /// Returns the name of the set with a path.
  mutating func name(of path: String) -> String {
    prefix(of: FilePath.folder(of: path)) + FilePath.stem(of: path)
  }

  private mutating func prefix(of folder: String) -> String {
    // The search ends at the catalog, which has no name itself.
    guard folder.contains(".xcassets/") else { return "" }
    if let prefix = prefixes[folder] { return prefix }
    let outer = prefix(of: FilePath.folder(of: folder))
    let prefix = isNamespace(folder) ? outer + FilePath.name(of: folder) + "/" : outer
    prefixes[folder] = prefix
    return prefix
  }

  private func isNamespace(_ folder: String) -> Bool {
    let path = FilePath.join(folder, "Contents.json")
    guard let bytes = try? files.read(path), let value = try? JSON.parse(bytes, file: path) else {
      return false
    }
    return value["properties"]?["provides-namespace"]?.kind == .bool(true)
  }
}

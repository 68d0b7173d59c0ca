import VitrineBase
import VitrineImages
import VitrineMatrix

/// The pictures in a batch's folder that an earlier run wrote and the present run doesn't draw.
///
/// A narrower config or `--only` leaves them beside the new ones, and `batch.json` doesn't list them
/// any more. The file `.leftovers` keeps their names until they are removed.
struct BatchLeftovers {
  private static let fileName = ".leftovers"
  /// The number of names that a message lists.
  private static let shownCount = 5

  private let out: String
  private let files: Files
  /// The names with the digests of the pixels, sorted by name.
  private var digests: [(name: String, digest: String)] = []

  /// Finds the pictures that the earlier runs listed, without the names in `drawn`.
  init(in out: String, drawing drawn: Set<String>, from files: Files) {
    (self.out, self.files) = (out, files)
    var listed: [String: String] = [:]
    for line in Self.lines(of: FilePath.join(out, Self.fileName), from: files) {
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      if parts.count == 2 { listed[parts[1]] = parts[0] }
    }
    for picture in (try? BatchManifest.read(out, from: files))?.pictures ?? [] {
      listed[picture.name] = picture.digest
    }
    digests = listed.sorted { $0.key < $1.key }.compactMap { name, digest in
      guard !drawn.contains(name), let path = try? FileRoot(out).readablePath(of: name + ".png"),
        files.exists(path)
      else { return nil }
      return (name, digest)
    }
  }

  private static func lines(of path: String, from files: Files) -> [Substring] {
    guard files.exists(path), let bytes = try? files.read(path) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
  }

  var names: [String] { digests.map(\.name) }

  /// Stores the names for the next run, which finds no other trace of them.
  func keep() throws(Disk.Failure) {
    let path = FilePath.join(out, Self.fileName)
    guard !digests.isEmpty else { return try Disk.remove(path) }
    let text = digests.map { "\($0.digest) \($0.name)\n" }.joined()
    try Disk.write(Array(text.utf8), to: path, isDurable: false)
  }

  /// Removes the pictures and their layouts, and folders that are then empty.
  ///
  /// A file is kept if it isn't the picture that was drawn. Returns the names that were removed.
  mutating func remove() throws(Disk.Failure) -> [String] {
    var removed: [String] = []
    for (name, digest) in digests {
      let path = try FileRoot(out).readablePath(of: name + ".png")
      guard let bytes = try? files.read(path),
        PNG.text(in: bytes).contains(PNG.Text("vitrine:pixels", digest))
      else { continue }
      try Disk.remove(path)
      try Disk.remove(try FileRoot(out).path(of: name + ".layout.json"))
      Disk.removeEmptyFolders(from: FilePath.folder(of: path), upTo: out)
      removed.append(name)
    }
    digests.removeAll { removed.contains($0.name) }
    try keep()
    return removed
  }

  /// A sentence that names the pictures.
  ///
  /// Nil if there are none.
  var message: String? {
    guard !digests.isEmpty else { return nil }
    let shown = names.prefix(Self.shownCount).joined(separator: ", ")
    let more = names.count > Self.shownCount ? " and \(names.count - Self.shownCount) more" : ""
    return "\(out): note: \(countText(names.count, "picture")) of an earlier run "
      + "\(names.count == 1 ? "is" : "are") still there: \(shown)\(more); --clean removes "
      + "\(names.count == 1 ? "it" : "them")"
  }
}

import VitrineBase

extension BatchRunner {
  /// Returns the pictures whose files from an earlier run are identical to those on a server.
  ///
  /// These files are neither downloaded nor written. Returns no pictures for a cache in a folder,
  /// because comparing both files takes longer than writing one.
  package func present(
    _ indices: [Int], in folder: String, _ cache: PictureCache
  ) -> [Int: PresentPicture] {
    guard cache.folder == nil else { return [:] }
    let files = PresentFiles(folder, indices.map { matrix.pictures[$0].name })
    let threads = ThreadPool(jobs)
    let known = cache.present(indices, in: matrix, threads) {
      files.names.contains(matrix.pictures[$0].name)
    }
    .filter { files.names.contains(matrix.pictures[$0.key].name) }.sorted { $0.key < $1.key }
    let isSame = threads.map(known.count) {
      files.hold(matrix.pictures[known[$0].key].name, known[$0].value.summary)
    }
    return Dictionary(uniqueKeysWithValues: zip(known, isSame).filter(\.1).map(\.0))
  }
}

/// The files that an earlier run wrote to a folder.
private struct PresentFiles {
  private let folder: String
  /// The names of the pictures that have a file in both places.
  let names: Set<String>

  init(_ folder: String, _ pictures: [String]) {
    self.folder = folder
    let root = FileRoot(folder)
    var listings: [String: Set<String>] = [:]
    names = Set(
      pictures.filter { name in
        guard FileRoot.problem(with: name) == nil else { return false }
        let path = FilePath.join(folder, name)
        let inner = FilePath.folder(of: path)
        if listings[inner] == nil {
          let entries = root.contains(inner) ? Disk.names(in: inner) : nil
          listings[inner] = Set(entries ?? [])
        }
        let file = FilePath.name(of: path)
        return [".png", ".layout.json"].allSatisfy { listings[inner]?.contains(file + $0) == true }
      })
  }

  /// Returns whether a picture's files equal those of a summary, byte for byte.
  func hold(_ name: String, _ summary: PictureSummary) -> Bool {
    let path = FilePath.join(folder, name)
    return Disk.holds(summary.png, at: path + ".png")
      && Disk.holds(summary.layout, at: path + ".layout.json")
  }
}

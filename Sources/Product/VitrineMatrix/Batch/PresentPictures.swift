import VitrineBase

extension BatchRunner {
  /// Those of some pictures, by their places, whose files an earlier run left in a folder exactly as a
  /// server has them: these need neither be fetched nor written.
  ///
  /// A cache in a folder isn't asked, as its entries hold the files themselves: reading both takes
  /// longer than writing the one.
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

/// What an earlier run left in a folder.
private struct PresentFiles {
  private let folder: String
  /// The pictures of which there is something in both places.
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

  /// Whether a picture's files are those of a summary, byte for byte.
  func hold(_ name: String, _ summary: PictureSummary) -> Bool {
    let path = FilePath.join(folder, name)
    return Disk.holds(summary.png, at: path + ".png")
      && Disk.holds(summary.layout, at: path + ".layout.json")
  }
}

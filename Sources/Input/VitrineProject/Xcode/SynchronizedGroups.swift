import VitrineBase

/// Synchronized folders, whose files belong to a target without being listed (Xcode 16 and later).
///
/// An exception set of a target that owns the folder excludes files. One of another target adds
/// them to that target.
extension XcodeTarget {
  /// The target's files in synchronized folders.
  var synchronizedFiles: [String] {
    let owned = Set(value["fileSystemSynchronizedGroups"]?.strings ?? [])
    var paths: [String] = []
    for (id, group) in project.synchronizedGroups {
      guard let path = project.files[id], let folder = FileSearch.existing(path, in: project.reader)
      else { continue }
      let named = exceptions(of: group).map { FileSearch.normalized(FilePath.join(folder, $0)) }
      if owned.contains(id) {
        paths += files(under: folder).filter { path in
          !named.contains { FileSearch.isInside(path, $0) }
        }
      } else {
        paths += named.compactMap { FileSearch.existing($0, in: project.reader) }
      }
    }
    return paths
  }

  /// Returns the files that a group's exception sets name for this target.
  private func exceptions(of group: ProjectValue) -> [String] {
    (group["exceptions"]?.strings ?? []).flatMap { id -> [String] in
      guard let set = project.object(id), set["target"]?.string == self.id else { return [] }
      return set["membershipExceptions"]?.strings ?? []
    }
  }

  /// Returns the files in a folder.
  ///
  /// A catalog or another bundle counts as one file.
  private func files(under folder: String) -> [String] {
    let bundles = ["xcassets", "xcdatamodeld", "bundle", "framework", "xcframework"]
    return project.reader.paths(under: folder).filter { path in
      let inner = FilePath.components(of: FilePath.folder(of: path))
      let isInBundle = inner.contains { bundles.contains(FilePath.suffix(of: String($0))) }
      return !isInBundle
        && (bundles.contains(FilePath.suffix(of: path)) || !project.reader.isFolder(path))
    }
  }
}

extension XcodeProject {
  /// The synchronized folders of the project, sorted by id.
  var synchronizedGroups: [(id: String, value: ProjectValue)] {
    objects.filter { $0.value["isa"]?.string == "PBXFileSystemSynchronizedRootGroup" }
      .sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

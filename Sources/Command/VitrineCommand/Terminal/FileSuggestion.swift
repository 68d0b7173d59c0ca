import VitrineBase

/// The file that a path with a misspelled name was meant to be.
enum FileSuggestion {
  /// `; did you mean 'Examples/weather.json'?`, or nothing where the path exists or none is near.
  static func hint(for path: String) -> String {
    guard !path.isEmpty, !Files.disk.exists(path) else { return "" }
    let name = FilePath.name(of: path)
    // Equal suffixes would make names near that have nothing else in common.
    let stem = FilePath.stem(of: path)
    let names = (Files.disk.entries(of: FilePath.folder(of: path)) ?? []).filter { other in
      !other.hasPrefix(".") && nearestName(to: stem, in: [FilePath.stem(of: other)]) != nil
    }
    let near = nearestName(to: name, in: names) ?? names.first { FilePath.stem(of: $0) == stem }
    guard let near else { return "" }
    return
      "; did you mean '\(path.contains("/") ? FilePath.join(FilePath.folder(of: path), near) : near)'?"
  }
}

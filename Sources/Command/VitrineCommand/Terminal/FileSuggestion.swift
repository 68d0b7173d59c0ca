import VitrineBase

/// The existing file that a misspelled path probably means.
enum FileSuggestion {
  /// Returns a hint such as `; did you mean 'Examples/weather.json'?`.
  ///
  /// Returns an empty text if the path exists or no similar name does.
  static func hint(for path: String) -> String {
    guard !path.isEmpty, !Files.disk.exists(path) else { return "" }
    let name = FilePath.name(of: path)
    // Only stems are compared, because equal suffixes would make unrelated names similar.
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

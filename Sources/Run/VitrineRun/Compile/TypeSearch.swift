/// The search of the type checker in one module: short, or long for expressions that only are long.
///
/// Broken expressions take all of a search, so a long one comes after they are left out. It isn't
/// repeated for a file in which it found errors.
struct TypeSearch {
  /// A Boolean value that indicates whether the next run searches longer.
  var isLong: Bool
  private var searched: Set<String> = []

  init(isLong: Bool) {
    self.isLong = isLong
  }

  /// Returns the errors of broken code, or nil if a longer search comes first.
  mutating func broken(among errors: [CompilerMessage]) -> [CompilerMessage]? {
    if isLong {
      searched.formUnion(errors.compactMap(\.file))
      return errors
    }
    let broken = errors.filter { error in
      !error.isUnfinishedSearch || error.file.map(searched.contains) ?? false
    }
    isLong = broken.isEmpty
    return isLong ? nil : broken
  }
}

import Vitrine

/// The combinations of a config's axes, in order, each as a variant.
///
/// Combinations aren't stored. Consecutive variants share a prefix of words, because most of a
/// hundred thousand combinations differ from the previous one in a single word.
struct Combinations {
  private let config: MatrixConfig
  /// The functions that apply a word of each axis.
  ///
  /// They don't capture the axes, whose copies are slow.
  private let setters: [@Sendable (String, inout Variant, VariantVocabulary) -> Bool]
  /// The rows of a sample, each with the index of a word on every axis.
  ///
  /// Nil for all combinations.
  private let rows: [[Int]]?
  /// The excluded combinations: sets of word indices for some axes.
  private let excludes: [[(axis: Int, words: Set<Int>)]]

  init(of config: MatrixConfig) {
    self.config = config
    setters = config.axes.map { Self.setter($0.axis) }
    rows = config.sample == .pairwise ? pairwise(config.axes.map(\.words.count)) : nil
    excludes = config.excludes.compactMap { exclude in
      var places: [(Int, Set<Int>)] = []
      for (axis, words) in exclude {
        // No row has a word on an axis that the config doesn't list.
        guard let place = config.axes.firstIndex(where: { $0.axis == axis }) else { return nil }
        let all = config.axes[place].words
        places.append((place, Set(all.indices.filter { words.contains(all[$0]) })))
      }
      return places
    }
  }

  /// Calls `body` with the variant of each combination and its word on the axis of states.
  ///
  /// The rows of the axes come first, then the config's includes. `chosen` is the system that the
  /// widget's project selects. The axes can override it.
  func forEach<Failure: Error>(
    of chosen: Variant?, _ body: (Variant, String?) throws(Failure) -> Void
  ) throws(Failure) {
    let chosen = chosen ?? Variant()
    // `variants[n]` has the words of the first n axes of the row.
    let first = Self.start(chosen, config.axes.map(\.axis))
    var variants = [Variant](repeating: first, count: config.axes.count + 1)
    var earlier: [Int]?
    let states = config.axes.firstIndex { $0.axis == .states }
    try forEachRow { row throws(Failure) in
      let equal = earlier.map { zip($0, row).prefix { $0 == $1 }.count } ?? 0
      earlier = row
      for place in equal..<row.count {
        variants[place + 1] = variants[place]
        _ = setters[place](
          config.axes[place].words[row[place]], &variants[place + 1], config.vocabulary)
      }
      guard !isExcluded(row) else { return }
      try body(variants[row.count], states.map { config.axes[$0].words[row[$0]] })
    }
    for include in config.includes {
      var variant = Self.start(chosen, Array(include.keys))
      for axis in VariantAxis.all {
        if let word = include[axis] { _ = Self.setter(axis)(word, &variant, config.vocabulary) }
      }
      try body(variant, include[.states])
    }
  }

  /// Returns a function that applies a word of an axis.
  ///
  /// The function for states does nothing, because the matrix decides whether a state belongs to
  /// the config or to the input.
  private static func setter(
    _ axis: VariantAxis
  ) -> @Sendable (String, inout Variant, VariantVocabulary) -> Bool {
    if axis == .states { return { _, _, _ in true } }
    return axis.apply
  }

  private static func start(_ chosen: Variant, _ axes: [VariantAxis]) -> Variant {
    let isSystemChosen = axes.contains(.systems) || axes.contains(.hosts)
    let isDeviceChosen = axes.contains(.devices)
    return isSystemChosen || isDeviceChosen && chosen.host == .macos ? Variant() : chosen
  }

  /// Calls `body` with the word indices of each row.
  ///
  /// The last axis changes fastest.
  private func forEachRow<Failure: Error>(
    _ body: ([Int]) throws(Failure) -> Void
  ) throws(Failure) {
    if let rows {
      for row in rows { try body(row) }
      return
    }
    let counts = config.axes.map(\.words.count)
    guard !counts.contains(0) else { return }
    var row = [Int](repeating: 0, count: counts.count)
    while true {
      try body(row)
      var axis = counts.count - 1
      while axis >= 0, row[axis] == counts[axis] - 1 {
        row[axis] = 0
        axis -= 1
      }
      guard axis >= 0 else { return }
      row[axis] += 1
    }
  }

  private func isExcluded(_ row: [Int]) -> Bool {
    excludes.contains { exclude in exclude.allSatisfy { $0.words.contains(row[$0.axis]) } }
  }
}

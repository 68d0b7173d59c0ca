import Vitrine

/// The combinations of a config's axes, one after the other, each as the variant that its words make.
///
/// None of them is kept, and neighbors share what they have in common: of a hundred thousand, nearly
/// all differ from the one before in a single word.
struct Combinations {
  private let config: MatrixConfig
  /// What sets a word on each axis; without the axes, whose copies would take longer.
  private let setters: [@Sendable (String, inout Variant, VariantVocabulary) -> Bool]
  /// The rows of a sample, each with the place of a word on every axis; nil for all.
  private let rows: [[Int]]?
  /// What is left out: for some axes, which of their words.
  private let excludes: [[(axis: Int, words: Set<Int>)]]

  init(of config: MatrixConfig) {
    self.config = config
    setters = config.axes.map { Self.setter($0.axis) }
    rows = config.sample == .pairwise ? pairwise(config.axes.map(\.words.count)) : nil
    excludes = config.excludes.compactMap { exclude in
      var places: [(Int, Set<Int>)] = []
      for (axis, words) in exclude {
        // No row has a word on an axis that the config doesn't have.
        guard let place = config.axes.firstIndex(where: { $0.axis == axis }) else { return nil }
        let all = config.axes[place].words
        places.append((place, Set(all.indices.filter { words.contains(all[$0]) })))
      }
      return places
    }
  }

  /// Calls `body` with the variant of each combination and its word on the axis of states: first the
  /// rows of the axes, then the config's includes.
  ///
  /// `chosen` is what the widget's project says of the system, unless the axes choose one.
  func forEach<Failure: Error>(
    of chosen: Variant?, _ body: (Variant, String?) throws(Failure) -> Void
  ) throws(Failure) {
    let chosen = chosen ?? Variant()
    // The variants that the words of a row make, after the first, the first two axes, and so on.
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

  /// States aren't part of the variant yet: whose they are, the config's or the input's, is decided by
  /// the matrix.
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

  /// The places of a row's words, the last axis changing fastest.
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

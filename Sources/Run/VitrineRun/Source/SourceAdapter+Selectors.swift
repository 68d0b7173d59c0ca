import VitrineProject

extension SourceAdapter {
  /// Returns the selector of an expression: that of the method in the named class, in the class
  /// around the expression, in their bases, or anywhere.
  func selector(
    of expression: SelectorExpression, at place: Int, in file: SourceFile
  ) -> String {
    func matches(_ method: SwiftClass.Method) -> Bool {
      method.name == expression.name
        && (expression.labels.map { $0 == method.parameters.map(\.label) } ?? true)
    }
    for name in types(of: expression, at: place, in: file) {
      let parts =
        (hierarchy.classes[name].map { [$0] } ?? [])
        + (hierarchy.extended[name] ?? []).map(\.part)
      if let method = parts.flatMap(\.methods).first(where: matches) { return method.selector }
    }
    if let method = all.flatMap(\.classes).flatMap(\.methods).first(where: matches) {
      return method.selector
    }
    if let labels = expression.labels { return SelectorName.of(expression.name, labels: labels) }
    return expression.name
  }

  /// Returns the classes in which an expression's method is looked for first.
  private func types(
    of expression: SelectorExpression, at place: Int, in file: SourceFile
  ) -> [String] {
    var names: [String] = []
    if let qualifier = expression.qualifier {
      let known = hierarchy.classes.keys.filter {
        $0 == qualifier || $0.hasSuffix("." + qualifier)
      }
      names += known.sorted()
    }
    let around = file.classes.filter { $0.start <= place && place <= $0.close }
    names += around.sorted { $0.start > $1.start }.map(\.name)
    return names.flatMap { [$0] + hierarchy.bases(of: $0) }
  }

  /// Adapts the selectors and key paths in a literal's interpolations.
  func adaptInterpolations(
    of token: SwiftToken, in file: SourceFile, _ edits: inout SourceEdits
  ) {
    let literal = file.bytes[token.range]
    let code = Self.interpolations(of: literal)
    for word in ["#selector(", "#keyPath("] {
      var start = literal.startIndex
      while let place = literal[start...].firstRange(of: Array(word.utf8))?.lowerBound {
        start = place + word.utf8.count
        guard code.contains(where: { $0.contains(place) }) else { continue }
        let tokens = SwiftTokenizer.tokens(of: Array(literal[place...])).map { inner in
          var moved = inner
          moved.range = inner.range.lowerBound + place..<inner.range.upperBound + place
          return moved
        }
        adaptDirective(at: 0, tokens, in: file, &edits)
      }
    }
  }

  /// Returns the ranges of the interpolated code in a literal.
  ///
  /// A raw literal begins with number signs, which its interpolations repeat after the backslash.
  private static func interpolations(of literal: ArraySlice<UInt8>) -> [Range<Int>] {
    let signs = literal.prefix { $0 == UInt8(ascii: "#") }
    let escape = [UInt8(ascii: "\\")] + signs
    var ranges: [Range<Int>] = []
    var index = literal.startIndex
    while index < literal.endIndex {
      guard literal[index...].starts(with: escape) else {
        index += 1
        continue
      }
      index += escape.count
      let start = index
      if index < literal.endIndex, literal[index] == UInt8(ascii: "(") {
        index = closingBracket(of: literal, from: index)
        ranges.append(start..<index)
      }
      index += 1
    }
    return ranges
  }

  /// Returns the index of the bracket that closes the one at an index, or the end of the literal.
  private static func closingBracket(of literal: ArraySlice<UInt8>, from start: Int) -> Int {
    var depth = 0
    for index in start..<literal.endIndex {
      if literal[index] == UInt8(ascii: "(") { depth += 1 }
      if literal[index] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return index }
    }
    return literal.endIndex
  }
}

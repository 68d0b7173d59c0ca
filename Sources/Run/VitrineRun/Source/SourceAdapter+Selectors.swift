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
    guard literal.contains(UInt8(ascii: "#")), literal.contains(UInt8(ascii: "(")) else { return }
    for word in ["#selector(", "#keyPath("] {
      var start = literal.startIndex
      while let place = literal[start...].firstRange(of: Array(word.utf8))?.lowerBound {
        start = place + word.utf8.count
        guard literal[..<place].firstRange(of: Array("\\(".utf8)) != nil else { continue }
        let tokens = SwiftTokenizer.tokens(of: Array(literal[place...])).map { inner in
          var moved = inner
          moved.range = inner.range.lowerBound + place..<inner.range.upperBound + place
          return moved
        }
        adaptDirective(at: 0, tokens, in: file, &edits)
      }
    }
  }
}

import VitrineProject

/// The pieces of one file that are left out.
package struct FileOmissions: Sendable {
  /// The author's file.
  package let file: SourceFile
  package let pieces: [SourcePiece]
  /// The compiler's message for each omitted piece.
  package private(set) var omitted: [Int: CompilerMessage] = [:]
  /// The bodies at whose end a value is returned, because a `return` is missing there.
  private(set) var ended: [Int: CompilerMessage] = [:]
  /// The ends of the classes without generated methods.
  private(set) var unconnected: [Int: CompilerMessage] = [:]

  package init(_ file: SourceFile) {
    self.file = file
    pieces = PieceFinder.pieces(file.tokens, in: file.bytes, hasModifiers: file.hasViews)
  }

  var isEmpty: Bool { omitted.isEmpty && ended.isEmpty && unconnected.isEmpty }

  // MARK: Finding

  /// Returns the smallest piece at a place that isn't left out or part of an omitted piece.
  package func smallest(at offset: Int) -> Int {
    var result = 0
    // A piece precedes its descendants.
    for (index, piece) in pieces.enumerated()
    where piece.range.contains(offset) && piece.range.count <= pieces[result].range.count {
      result = index
    }
    return remaining(result)
  }

  /// Returns a piece, or the parent of its outermost omitted ancestor.
  private func remaining(_ index: Int) -> Int {
    var result = index
    for ancestor in ancestors(index) where omitted[ancestor] != nil {
      result = pieces[ancestor].parent ?? 0
    }
    return result
  }

  /// Returns a piece and its ancestors, from the innermost on.
  func ancestors(_ index: Int) -> [Int] {
    var chain = [index]
    while let parent = pieces[chain[chain.count - 1]].parent { chain.append(parent) }
    return chain
  }

  /// Returns whether a piece contains another one.
  func contains(_ outer: Int, _ inner: Int) -> Bool {
    outer != inner && ancestors(inner).contains(outer)
  }

  /// The names that omitted code declares.
  var omittedNames: Set<String> {
    let keywords = [
      "let", "var", "func", "class", "struct", "enum", "typealias", "case", "protocol",
    ]
    let ranges = outermost.filter { pieces[$0].kind != .body }.map { pieces[$0].range }
    var names: Set<String> = []
    for (keyword, name) in zip(file.tokens, file.tokens.dropFirst())
    where keyword.kind == .word && keywords.contains(keyword.text) && name.kind == .word {
      if ranges.contains(where: { $0.contains(name.range.lowerBound) }) { names.insert(name.text) }
    }
    return names
  }

  // MARK: Omitting

  /// Leaves out a piece.
  ///
  /// If parts of it are left out already, the first one's message is the cause.
  mutating func omit(_ piece: Int, because message: CompilerMessage) {
    let part = omitted.keys.filter { contains(piece, $0) }.min()
    omitted[piece] = part.flatMap { omitted[$0] } ?? message
  }

  mutating func end(_ body: Int, because message: CompilerMessage) { ended[body] = message }

  mutating func disconnect(_ end: Int, because message: CompilerMessage) {
    unconnected[end] = message
  }

  /// Returns whether a piece or an ancestor of it is left out.
  func isGone(_ piece: Int) -> Bool { ancestors(piece).contains { omitted[$0] != nil } }

  /// The omitted pieces that aren't part of others, in the order of the file.
  var outermost: [Int] {
    omitted.keys.filter { index in !ancestors(index).dropFirst().contains { omitted[$0] != nil } }
      .sorted { (pieces[$0].range.lowerBound, $0) < (pieces[$1].range.lowerBound, $1) }
  }

  /// Returns the file without the omitted pieces.
  ///
  /// Their bytes are spaces, so that all other code keeps its place.
  package var remainder: SourceFile {
    guard !isEmpty else { return file }
    var bytes = file.bytes
    var insertions: [SourceFile.Insertion] = []
    for index in outermost {
      let piece = pieces[index]
      var range = piece.range
      if piece.kind == .body {
        let isClosed = range.count > 1 && bytes[range.upperBound - 1] == UInt8(ascii: "}")
        range = range.lowerBound + 1..<range.upperBound - (isClosed ? 1 : 0)
      }
      for place in range where bytes[place] != 0x0A && bytes[place] != 0x0D { bytes[place] = 0x20 }
      let code = Replacement.code(for: piece, inViews: file.hasViews)
      if !code.isEmpty {
        insertions.append(SourceFile.Insertion(offset: range.lowerBound, code: " \(code) "))
      }
    }
    for body in ended.keys.sorted() where !isGone(body) {
      let piece = pieces[body]
      let code = Replacement.leaving(piece, with: piece.result ?? "")
      insertions.append(
        SourceFile.Insertion(offset: piece.range.upperBound - 1, code: "; \(code) "))
    }
    var result = SourceFile(file.path, bytes)
    result.insertions = insertions
    result.unconnected = Set(unconnected.keys)
    for index in outermost where pieces[index].isFirst { replaceBase(index, in: &result) }
    return result
  }

  /// Gives a class the superclass that takes the place of a missing one.
  private func replaceBase(_ entry: Int, in file: inout SourceFile) {
    // The closing brace of the class ends the piece around the entry.
    guard let type = pieces[entry].parent,
      let index = file.classes.firstIndex(where: { $0.end == pieces[type].range.upperBound - 1 })
    else { return }
    file.classes[index].base = Replacement.superclass(of: pieces[entry])
  }
}

/// The choice of pieces to leave out after one run of the compiler.
///
/// All errors of a run are handled at once. An error is answered at the smallest piece around it. If
/// one candidate contains another, only the inner one is left out, because the outer error is often
/// its consequence; it is answered in the next round if it persists. An error in code that took the
/// place of a piece leaves out the next larger piece. After several rounds larger pieces are chosen
/// from the start, so that the number of rounds is limited.
package struct OmissionRound {
  /// The smallest pieces that a round leaves out.
  package enum Level: Int, Comparable {
    case statement, body, declaration, file

    package static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }

    /// Creates the level of a round.
    ///
    /// A file that is left out leaves errors in others, which are answered from the smallest pieces
    /// on in a second pass.
    package init(round: Int) {
      switch round % OmissionRound.pass {
      case ..<7: self = .statement
      case ..<9: self = .body
      case ..<11: self = .declaration
      default: self = .file
      }
    }
  }

  /// The number of rounds from statements to files.
  private static let pass = 12
  /// The number of rounds for a module.
  package static let limit = 3 * pass
  /// The number of errors above which a whole file is left out, such as one that a generator wrote
  /// for a missing module.
  static let errorLimit = 200

  let level: Level
  /// The class that must remain.
  let needed: String?

  package init(level: Level, needed: String?) {
    self.level = level
    self.needed = needed
  }

  /// An error at its piece.
  private struct Candidate {
    enum Action { case omit, end, disconnect }
    var file: Int
    var piece: Int
    var action: Action
    var message: CompilerMessage
  }

  /// Leaves out the pieces of files that contain errors.
  ///
  /// Returns false if no error has a piece that can be left out.
  package func leaveOut(
    _ errors: [(message: CompilerMessage, file: Int, place: SourceMap.Place)],
    of files: inout [FileOmissions]
  ) -> Bool {
    var candidates: [Candidate] = []
    let counts = Dictionary(grouping: errors, by: \.file).mapValues(\.count)
    for error in errors {
      if counts[error.file, default: 0] > Self.errorLimit, !isNeeded(0, in: files[error.file]) {
        candidates.append(
          Candidate(file: error.file, piece: 0, action: .omit, message: error.message))
        continue
      }
      guard let candidate = candidate(error.message, error.file, error.place, files) else {
        continue
      }
      candidates.append(candidate)
    }
    candidates = causes(candidates, files)
    let chosen = candidates.filter { outer in
      !candidates.contains { inner in
        inner.file == outer.file && files[outer.file].contains(outer.piece, inner.piece)
      }
    }
    for candidate in chosen {
      switch candidate.action {
      case .omit where files[candidate.file].omitted[candidate.piece] == nil:
        files[candidate.file].omit(candidate.piece, because: candidate.message)
      case .end: files[candidate.file].end(candidate.piece, because: candidate.message)
      case .disconnect:
        files[candidate.file].disconnect(candidate.piece, because: candidate.message)
      default: break
      }
    }
    return !chosen.isEmpty
  }

  /// Returns the candidates that aren't obvious consequences of others.
  ///
  /// Without its superclass a class lacks all inherited members. Generated code repeats the types
  /// of the author's. A type whose property didn't compile lacks a requirement of its protocol; only
  /// errors in the same file delay that answer, because others may remain for many rounds.
  private func causes(_ candidates: [Candidate], _ files: [FileOmissions]) -> [Candidate] {
    let others = Set(candidates.filter { !isConformance($0, files) }.map(\.file))
    let candidates = candidates.filter { !isConformance($0, files) || !others.contains($0.file) }
    let heads = candidates.filter { candidate in
      guard candidate.action == .omit else { return false }
      let piece = files[candidate.file].pieces[candidate.piece]
      return piece.kind == .moduleImport || piece.kind == .inheritance && piece.isFirst
    }
    if !heads.isEmpty { return heads }
    let direct = candidates.filter { $0.action != .disconnect }
    return direct.isEmpty ? candidates : direct
  }

  private func isConformance(_ candidate: Candidate, _ files: [FileOmissions]) -> Bool {
    candidate.action == .omit
      && files[candidate.file].pieces[candidate.piece].kind == .inheritance
      && candidate.message.text.contains("does not conform to protocol")
  }

  private func candidate(
    _ message: CompilerMessage, _ number: Int, _ place: SourceMap.Place, _ files: [FileOmissions]
  ) -> Candidate? {
    let file = files[number]
    if place.isInserted, file.file.classes.contains(where: { $0.end == place.offset }),
      file.unconnected[place.offset] == nil
    {
      return Candidate(file: number, piece: place.offset, action: .disconnect, message: message)
    }
    var piece = file.smallest(at: place.offset)
    if message.text.hasPrefix("missing return in"), level == .statement,
      file.pieces[piece].kind == .body, file.ended[piece] == nil
    {
      return Candidate(file: number, piece: piece, action: .end, message: message)
    }
    if file.pieces[piece].kind == .type, let entry = conformance(message, piece, in: file) {
      return Candidate(file: number, piece: entry, action: .omit, message: message)
    }
    piece = raised(piece, in: file)
    while file.pieces[piece].kind == .value,
      !Replacement.hasEmptyValue(file.pieces[piece].result ?? ""),
      let parent = file.pieces[piece].parent
    {
      piece = parent
    }
    guard !isNeeded(piece, in: file) else { return nil }
    return Candidate(file: number, piece: piece, action: .omit, message: message)
  }

  /// Returns the piece that this round's level requires for an error in a piece.
  private func raised(_ piece: Int, in file: FileOmissions) -> Int {
    let chain = file.ancestors(piece)
    switch level {
    case .statement: return piece
    case .body:
      return chain.first { [.body, .function, .property, .type].contains(file.pieces[$0].kind) }
        ?? piece
    case .declaration:
      // An error inside of a body is answered there first, so that its declaration remains.
      return chain.first { index in
        let kinds: [SourcePiece.Kind] = [.body, .function, .property, .declaration, .type]
        return kinds.contains(file.pieces[index].kind) && file.omitted[index] == nil
      } ?? piece
    case .file:
      return chain.last { !isNeeded($0, in: file) } ?? piece
    }
  }

  /// Returns the inheritance clause's entry of the protocol that a type doesn't conform to.
  private func conformance(
    _ message: CompilerMessage, _ type: Int, in file: FileOmissions
  ) -> Int? {
    guard let name = CompilerMessage.quoted(after: "does not conform to protocol ", message.text)
    else { return nil }
    return file.pieces.indices.first { index in
      let piece = file.pieces[index]
      return piece.parent == type && piece.kind == .inheritance && file.omitted[index] == nil
        && (piece.name == name || piece.name.hasSuffix("." + name))
    }
  }

  /// Returns whether a piece contains the class that must remain.
  private func isNeeded(_ piece: Int, in file: FileOmissions) -> Bool {
    guard let needed,
      let end = file.file.classes.first(where: { $0.end != nil && $0.name == needed })?.end
    else { return false }
    return file.pieces[piece].range.contains(end)
  }
}

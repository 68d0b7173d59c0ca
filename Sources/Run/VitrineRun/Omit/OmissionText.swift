import VitrineBase
import VitrineProject

/// The sentences about the code of a module that is left out.
struct OmissionText {
  private let files: [FileOmissions]
  /// The modules that aren't there.
  private let missing: [String]
  /// The names that omitted code declares.
  private let names: Set<String>

  init(_ files: [FileOmissions], missing: [String]) {
    self.files = files
    self.missing = missing
    names = files.reduce(into: []) { $0.formUnion($1.omittedNames) }
  }

  /// A line for each omitted piece, in the order of the files.
  var diagnostics: [Diagnostic] { files.flatMap(diagnostics) }

  private func diagnostics(_ omissions: FileOmissions) -> [Diagnostic] {
    let lines = LineTable(omissions.file.bytes)
    let missing = missing.filter(omissions.file.imports.contains)
    var result: [(Int, Diagnostic)] = []
    func add(_ offset: Int, _ text: String, _ message: CompilerMessage) {
      let (line, column) = lines.place(of: offset)
      let place = SourceLocation(file: omissions.file.path, line: line, column: column)
      let reason = reason(message, missing)
      result.append(
        (offset, Diagnostic(.warning, "left-out", "\(text), because \(reason)", at: place)))
    }
    for index in omissions.outermost {
      guard let message = omissions.omitted[index] else { continue }
      let piece = omissions.pieces[index]
      add(piece.range.lowerBound, Self.sentence(piece, lines), message)
    }
    for body in omissions.ended.keys.sorted() where !omissions.isGone(body) {
      guard let message = omissions.ended[body] else { continue }
      let piece = omissions.pieces[body]
      add(piece.range.upperBound - 1, "\(piece.name) returns an empty value at its end", message)
    }
    for end in omissions.unconnected.keys.sorted() {
      guard let message = omissions.unconnected[end],
        let type = omissions.file.classes.first(where: { $0.end == end })
      else { continue }
      add(end, "the outlets and actions of \(type.name) are left out", message)
    }
    return result.sorted { $0.0 < $1.0 }.map(\.1)
  }

  private static func sentence(_ piece: SourcePiece, _ lines: LineTable) -> String {
    let first = lines.place(of: piece.range.lowerBound).line
    let last = lines.place(of: max(piece.range.lowerBound, piece.range.upperBound - 1)).line
    let span = first == last ? "" : " (lines \(first) to \(last))"
    let home = piece.name.isEmpty ? "" : " of \(piece.name)"
    switch piece.kind {
    case .file: return "the file is left out"
    case .moduleImport: return "the import of \(piece.name) is left out"
    case .type: return "the type \(piece.name) is left out\(span)"
    case .inheritance:
      if piece.isFirst, let other = Replacement.superclass(of: piece) {
        return "\(other) takes the place of the superclass \(piece.name)"
      }
      return "the conformance to \(piece.name) is left out"
    case .function: return "\(piece.name) is left out\(span)"
    case .body: return "the body of \(piece.name) is left out\(span)"
    case .property: return "the property \(piece.name) is left out\(span)"
    case .value: return "the value of \(piece.name) is left out\(span)"
    case .declaration: return "the declaration of \(piece.name) is left out\(span)"
    case .statement: return "a statement\(home) is left out\(span)"
    case .modifier: return "`\(piece.name)` is left out\(span)"
    case .section: return "a case\(home) is left out\(span)"
    }
  }

  /// Returns the reason in a compiler's message, such as "`UIFoo` isn't there".
  private func reason(_ message: CompilerMessage, _ missing: [String]) -> String {
    message.reason(omitted: names, missing: missing) ?? "the compiler says: \(message.text)"
  }
}

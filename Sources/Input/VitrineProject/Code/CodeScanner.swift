package import VitrineBase

/// A scanner that collects the facts about a widget from its sources.
///
/// It walks over the tokens of each file and tracks the enclosing type, function and display mode
/// of every statement. It follows the constructs by which extensions distinguish their modes: `if`,
/// `else`, `guard … else`, `switch`, early `return`, `?:`, and a `let` with the comparison. Any
/// other condition counts as computed at run time and is assumed to hold in both modes.
package struct CodeScanner {
  package private(set) var facts = CodeFacts()
  private var constants = CodeConstants()
  private var files: [(path: String, language: SourceLanguage, tokens: [CodeToken])] = []

  /// The limits of a scan.
  ///
  /// Larger files are generated, and longer lists belong to apps.
  private static let sizeLimit = 4 << 20
  private static let fileLimit = 4_000

  /// Scans the sources of a target.
  package static func scan(_ paths: [String], from files: Files) -> CodeFacts {
    var scanner = CodeScanner()
    for path in paths.prefix(fileLimit) + headers(of: paths, in: files) {
      scanner.add(path, from: files)
    }
    scanner.run()
    return scanner.facts
  }

  /// Returns the headers of implementations, which a target doesn't list as sources.
  private static func headers(of paths: [String], in files: Files) -> [String] {
    let listed = Set(paths)
    return paths.prefix(fileLimit).compactMap { path in
      guard ["m", "mm"].contains(FilePath.suffix(of: path)) else { return nil }
      let header = FilePath.join(FilePath.folder(of: path), FilePath.stem(of: path) + ".h")
      return listed.contains(header) || !files.exists(header) ? nil : header
    }
  }

  /// Scans the text of one file.
  package static func scan(text: String, path: String) -> CodeFacts {
    var scanner = CodeScanner()
    if let language = SourceLanguage(path: path) {
      scanner.add(Array(text.utf8), language, path: path)
    }
    scanner.run()
    return scanner.facts
  }

  private mutating func add(_ path: String, from files: Files) {
    guard let language = SourceLanguage(path: path), let bytes = try? files.read(path),
      bytes.count <= Self.sizeLimit
    else { return }
    add(bytes, language, path: path)
  }

  private mutating func add(_ bytes: [UInt8], _ language: SourceLanguage, path: String) {
    var tokenizer = CodeTokenizer(bytes, language)
    tokenizer.run()
    files.append((path, language, tokenizer.tokens))
    constants.add(tokenizer.tokens, tokenizer.definitions)
  }

  private mutating func run() {
    for file in files {
      var walk = CodeWalk(file.tokens, file.language, path: file.path, constants: constants)
      walk.run()
      facts.add(walk.facts)
    }
    facts.fileCount = files.count
    dropUncalled()
  }

  /// Removes the facts of functions that no code names and that the system doesn't call.
  ///
  /// Only a function's declaration names such a function, so it never runs.
  private mutating func dropUncalled() {
    var declared: [String: Int] = [:]
    var open: Set<String> = []
    for function in facts.functions {
      declared[function.value.name, default: 0] += 1
      if function.value.isOpen { open.insert(function.value.name) }
    }
    var mentions: [String: Int] = [:]
    for file in files {
      for token in file.tokens where token.kind == .word && declared[token.text] != nil {
        mentions[token.text, default: 0] += 1
      }
    }
    let uncalled = Set(
      declared.filter { name, count in
        // The parts of a selector aren't counted.
        !open.contains(name) && !name.contains(":") && mentions[name] ?? 0 <= count
      }.keys)
    facts.largestModes.removeAll { uncalled.contains($0.function) }
    facts.heights.removeAll { uncalled.contains($0.function) }
    facts.visibilities.removeAll { uncalled.contains($0.function) }
    facts.statements.removeAll { uncalled.contains($0.function) }
  }
}

extension CodeFacts {
  fileprivate mutating func add(_ other: CodeFacts) {
    largestModes += other.largestModes
    heights += other.heights
    visibilities += other.visibilities
    statements += other.statements
    functions += other.functions
    margins += other.margins
    codeViews += other.codeViews
    cells += other.cells
    drawings += other.drawings
    fixedLists += other.fixedLists
    rowHeights += other.rowHeights
    rowCounts += other.rowCounts
    types += other.types
    usesDisplayModes = usesDisplayModes || other.usesDisplayModes
  }
}

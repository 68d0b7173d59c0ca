package import VitrineBase

/// The lines of a program's addresses in the author's files.
///
/// The program has a table of lines, whose files have the names that the compiler was given. The
/// compiler's `llvm-symbolizer` reads it when a program has crashed.
package struct CrashLines {
  /// The author's place of a crash.
  package struct Place: Hashable, Sendable {
    package var location: SourceLocation?
    /// The reason of a trap that Swift prints only with a debugger, such as an overflow.
    package var trap: String?
  }

  let symbolizer: String
  let program: String
  /// The author's files by their names in the program.
  let names: [String: String]

  package init(symbolizer: String, program: String, names: [String: String]) {
    self.symbolizer = symbolizer
    self.program = program
    self.names = names
  }

  private static let secondsLimit = 5
  private static let outputLimit = 1 << 20
  private static let trapHead = "Swift runtime failure: "

  /// Returns the innermost place in the author's files.
  ///
  /// A call that the compiler generated or inlined from Swift's library has no line of the author,
  /// so the next one is taken.
  func place(_ frames: [UInt64], in files: Files) -> Place {
    guard !frames.isEmpty, let output = symbols(frames) else { return Place() }
    return place(output, in: files)
  }

  /// Returns the place in the symbolizer's output.
  package func place(_ output: [UInt8], in files: Files) -> Place {
    var place = Place()
    guard let value = try? JSON.parse(output, file: symbolizer),
      case .array(let frames) = value.kind
    else { return place }
    for (index, frame) in frames.enumerated() {
      guard case .array(let symbols)? = frame["Symbol"]?.kind else { continue }
      for symbol in symbols {
        if index == 0, place.trap == nil, case .string(let name)? = symbol["FunctionName"]?.kind,
          name.hasPrefix(Self.trapHead)
        {
          place.trap = String(name.dropFirst(Self.trapHead.count))
        }
        guard case .string(let name)? = symbol["FileName"]?.kind, let path = names[name],
          case .number(let line)? = symbol["Line"]?.kind, let line = Int(exactly: line), line > 0
        else { continue }
        place.location = Self.location(path, line, in: files)
        return place
      }
    }
    return place
  }

  /// Returns the location of the first word in a line.
  ///
  /// The program has the columns of the adapted code.
  static func location(_ path: String, _ line: Int, in files: Files) -> SourceLocation {
    var column = 1
    if let bytes = try? files.read(path) {
      let lines = bytes.split(separator: 0x0A, maxSplits: line, omittingEmptySubsequences: false)
      if line <= lines.count {
        column += lines[line - 1].prefix { $0 == 0x20 || $0 == 0x09 }.count
      }
    }
    return SourceLocation(file: path, line: line, column: column)
  }

  private func symbols(_ frames: [UInt64]) -> [UInt8]? {
    let addresses = frames.map { "0x" + String($0, radix: 16) }
    var process = ChildProcess(
      path: symbolizer,
      arguments: ["--obj=\(program)", "--relativenames", "--output-style=JSON"] + addresses)
    process.seconds = Self.secondsLimit
    process.outputLimit = Self.outputLimit
    process.input = []
    process.inheritsEnvironment = false
    guard let outcome = try? process.run(), outcome.code == 0 else { return nil }
    // The output is a list per line.
    let lists = outcome.bytes.split(separator: 0x0A)
    let elements = lists.map { $0.dropFirst().dropLast() }
    return Array("[".utf8) + Array(elements.joined(separator: Array(",".utf8))) + Array("]".utf8)
  }
}

import CYAML
import VitrineBase
import VitrineImport

/// A reader of YAML on libyaml, whose values have locations.
///
/// All scalars are text, as in an old-style property list. Nesting and the number of values are
/// limited, so that references to references can't exhaust memory.
struct YAMLReader {
  /// Limits far above any real file.
  static let nestingLimit = 64
  static let valueLimit = 200_000

  /// A list or a dictionary that isn't complete.
  private struct Open {
    var members: [String: ProjectValue]?
    var elements: [ProjectValue] = []
    /// The key whose value follows.
    var key: String?
    /// The dictionaries of `<<`, whose members are added to this one.
    var merged: [ProjectValue] = []
    var anchor: String?
    var location: SourceLocation
  }

  private let file: String
  private var stack: [Open] = []
  private var root: ProjectValue?
  private var anchors: [String: (value: ProjectValue, count: Int)] = [:]
  private var count = 0

  private init(file: String) { self.file = file }

  /// Reads the first document.
  static func read(_ bytes: [UInt8], file: String) throws(InputError) -> ProjectValue {
    var reader = YAMLReader(file: file)
    // The parser refers to itself, so it has a place of its own.
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    defer { unsafe parser.deallocate() }
    guard unsafe yaml_parser_initialize(parser) == 1 else {
      throw reader.failure("there is not enough memory to read the file", line: 0, column: 0)
    }
    defer { unsafe yaml_parser_delete(parser) }
    return try unsafe bytes.withUnsafeBufferPointer {
      (buffer) throws(InputError) -> ProjectValue in
      unsafe yaml_parser_set_input_string(parser, buffer.baseAddress, buffer.count)
      while reader.root == nil {
        var event = unsafe yaml_event_t()
        guard unsafe yaml_parser_parse(parser, &event) == 1 else {
          let problem = unsafe parser.pointee.problem.map { unsafe String(cString: $0) }
          let mark = unsafe parser.pointee.problem_mark
          throw reader.failure(
            problem ?? "it isn't YAML", line: mark.line + 1, column: mark.column + 1)
        }
        defer { unsafe yaml_event_delete(&event) }
        guard try unsafe reader.take(event) else {
          throw reader.failure("the file is empty", line: 1, column: 1)
        }
      }
      return reader.root ?? ProjectValue(.dictionary([:]), at: SourceLocation(file: file))
    }
  }

  private func failure(_ reason: String, line: Int, column: Int) -> InputError {
    InputError(
      Diagnostic(
        .error, "broken-yaml", reason,
        at: SourceLocation(file: file, line: line, column: column)))
  }

  /// Takes one event of the parser, and returns false at the end of the file.
  private mutating func take(_ event: yaml_event_t) throws(InputError) -> Bool {
    let mark = unsafe event.start_mark
    let location = SourceLocation(file: file, line: mark.line + 1, column: mark.column + 1)
    switch unsafe event.type {
    case YAML_STREAM_END_EVENT: return false
    case YAML_SCALAR_EVENT:
      let scalar = unsafe event.data.scalar
      let text = unsafe String(
        decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      try add(
        ProjectValue(.string(text), at: location), 1, anchor: unsafe Self.name(scalar.anchor))
    case YAML_ALIAS_EVENT:
      let name = unsafe Self.name(event.data.alias.anchor) ?? ""
      guard let (value, size) = anchors[name] else {
        throw failure("there is no anchor '\(name)'", line: location.line, column: location.column)
      }
      try add(value, size, anchor: nil)
    case YAML_SEQUENCE_START_EVENT:
      try open(
        Open(anchor: unsafe Self.name(event.data.sequence_start.anchor), location: location))
    case YAML_MAPPING_START_EVENT:
      try open(
        Open(
          members: [:], anchor: unsafe Self.name(event.data.mapping_start.anchor),
          location: location))
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: try close()
    default: break
    }
    return true
  }

  private static func name(_ anchor: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    unsafe anchor.map { unsafe String(cString: $0) }
  }

  private mutating func open(_ value: Open) throws(InputError) {
    guard stack.count < Self.nestingLimit else {
      throw failure(
        "more than \(Self.nestingLimit) values are nested", line: value.location.line,
        column: value.location.column)
    }
    stack.append(value)
  }

  private mutating func close() throws(InputError) {
    guard let done = stack.popLast() else { return }
    guard var members = done.members else {
      return try add(
        ProjectValue(.array(done.elements), at: done.location), 1, anchor: done.anchor)
    }
    // A written member hides a merged one, and an earlier dictionary hides a later one.
    for other in done.merged { members.merge(other.members) { written, _ in written } }
    try add(ProjectValue(.dictionary(members), at: done.location), 1, anchor: done.anchor)
  }

  /// Adds a complete value, which counts as a number of values.
  private mutating func add(
    _ value: ProjectValue, _ size: Int, anchor: String?
  ) throws(InputError) {
    count += size
    guard count <= Self.valueLimit else {
      throw failure(
        "the file has more than \(Self.valueLimit) values", line: value.location.line,
        column: value.location.column)
    }
    if let anchor { anchors[anchor] = (value, Self.size(of: value)) }
    guard !stack.isEmpty else {
      root = value
      return
    }
    let last = stack.count - 1
    guard stack[last].members != nil else {
      stack[last].elements.append(value)
      return
    }
    guard let key = stack[last].key else {
      guard let text = value.string else {
        throw failure(
          "a key must be text", line: value.location.line, column: value.location.column)
      }
      stack[last].key = text
      return
    }
    stack[last].key = nil
    if key == "<<" {
      stack[last].merged += value.array.isEmpty ? [value] : value.array
    } else {
      stack[last].members?[key] = value
    }
  }

  /// Returns the number of values in a value.
  private static func size(of value: ProjectValue) -> Int {
    switch value.content {
    case .string: 1
    case .array(let elements): elements.reduce(1) { $0 + size(of: $1) }
    case .dictionary(let members): members.values.reduce(1) { $0 + size(of: $1) }
    }
  }
}

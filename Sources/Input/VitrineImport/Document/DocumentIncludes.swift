import VitrineBase
import VitrineGraphics

/// The files that a document includes: `{ "include": "parts/row.json", "id": "first" }`.
///
/// The object is replaced by that of the file, whose members yield to those beside `include`. Any
/// object of a document can be one, except for data and translations, which may have such a key of
/// their own. The paths are relative to the document's folder, also in included files, and
/// `FileRoot` decides whether they are in it.
///
/// A file may be hostile. The limits on nesting, the number of inclusions and their bytes prevent a
/// short document from becoming a huge one.
struct DocumentIncludes {
  /// The key of the file's path.
  static let key = "include"
  /// The limit of nested inclusions.
  static let depthLimit = 16
  /// The limit of inclusions in a document.
  static let countLimit = 1000
  /// The limit of bytes that the inclusions of a document have in total.
  static let byteLimit = 4_000_000

  /// Returns whether a document's bytes may have an inclusion.
  ///
  /// To expand the inclusions of a document decodes all of its values, which takes far longer and
  /// more memory than this search. An escape in a key could spell the word.
  static func mayBe(in bytes: [UInt8]) -> Bool {
    let word = Array(key.utf8)
    return bytes.indices.contains { index in
      if bytes[index] == UInt8(ascii: "\\") { return true }
      guard bytes[index] == word[0] else { return false }
      return bytes[index...].prefix(word.count).elementsEqual(word)
    }
  }

  private let folder: FileRoot
  private let files: Files?
  private let document: String
  private var contents: [String: (value: JSONValue, size: Int)] = [:]
  private var count = 0
  private var size = 0
  /// The contents of the files in the order of their first use.
  private(set) var bytes: [UInt8] = []

  init(of document: String, _ files: Files?) {
    self.document = document
    self.files = files
    folder = FileRoot(FilePath.folder(of: document))
  }

  /// Returns a document's value with the included files in it.
  mutating func expanding(_ value: JSONValue) throws(InputError) -> JSONValue {
    try expanded(value, inside: [])
  }

  /// Returns a value of a file; `names` are the enclosing inclusions.
  private mutating func expanded(
    _ value: JSONValue, inside names: [String]
  ) throws(InputError) -> JSONValue {
    var result = value
    switch value.kind {
    case .array(let values):
      var entries: [JSONValue] = []
      entries.reserveCapacity(values.count)
      for value in values { entries.append(try expanded(value, inside: names)) }
      result.kind = .array(entries)
    case .object(var members):
      for index in members.indices where !Self.isData(members[index].key) {
        let value = members[index].value
        members[index].value =
          members[index].key == Self.strings
          ? try translations(value) : try expanded(value, inside: names)
      }
      if let index = members.firstIndex(where: { $0.key == Self.key }) {
        let name = members.remove(at: index).value
        return try included(name, with: members, inside: names)
      }
      result.kind = .object(members)
    default: break
    }
    return result
  }

  private static let strings = DocumentKeys.shape.keys.strings.name

  /// Returns whether a key's value is data, whose names are an author's own.
  private static func isData(_ key: String) -> Bool {
    [DocumentKeys.shape.keys.data.name, TemplateKeys.shape.keys.with.name].contains(key)
  }

  /// Returns translations, which a file can contain as a whole.
  ///
  /// Within a language, `include` is a text.
  private mutating func translations(_ value: JSONValue) throws(InputError) -> JSONValue {
    guard case .object(var members) = value.kind,
      let index = members.firstIndex(where: { $0.key == Self.key })
    else { return value }
    let name = members.remove(at: index).value
    let file = try object(of: name)
    return merged(members, over: file)
  }

  private mutating func included(
    _ value: JSONValue, with members: [JSONValue.Member], inside names: [String]
  ) throws(InputError) -> JSONValue {
    if case .string(let name) = value.kind {
      guard !names.contains(name) else {
        throw error("'\(name)' includes itself", value.location)
      }
      guard names.count < Self.depthLimit else {
        throw error("files are included over \(Self.depthLimit) deep", value.location)
      }
      let object = try object(of: value)
      return try expanded(merged(members, over: object), inside: names + [name])
    }
    let file = try object(of: value)
    return merged(members, over: file)
  }

  /// Returns an object with the members beside an inclusion over those of its file.
  ///
  /// The values of `with` are merged one by one, so that those of the file are defaults.
  private func merged(_ members: [JSONValue.Member], over object: JSONValue) -> JSONValue {
    guard case .object(var inner) = object.kind else { return object }
    let schema = DocumentKeys.shape.keys.schema.name
    inner.removeAll { $0.key == schema }
    let members = members.map { member in
      guard member.key == Self.with, case .object(let values) = member.value.kind,
        let defaults = inner.first(where: { $0.key == Self.with })?.value
      else { return member }
      var member = member
      member.value = Self.object(values, over: defaults)
      return member
    }
    if inner.contains(where: { $0.key == Self.choice.condition.name }) {
      return Self.choice(inner, at: object.location, with: members)
    }
    return Self.object(members, over: JSONValue(.object(inner), at: object.location))
  }

  /// Returns a choice of a file with the members beside the inclusion in both of its views.
  ///
  /// The list that the choice is repeated for, and the names of its condition, remain its members.
  private static func choice(
    _ inner: [JSONValue.Member], at location: SourceLocation, with members: [JSONValue.Member]
  ) -> JSONValue {
    let outside = members.filter { [TemplateKeys.shape.keys.each.name, with].contains($0.key) }
    let inside = members.filter { $0.key != TemplateKeys.shape.keys.each.name }
    let branches = [choice.then.name, choice.otherwise.name]
    let changed = inner.map { member in
      guard branches.contains(member.key), case .object = member.value.kind else { return member }
      var member = member
      member.value = object(inside, over: member.value)
      return member
    }
    return object(outside, over: JSONValue(.object(changed), at: location))
  }

  /// Returns an object with the members of another one for the keys that it lacks.
  private static func object(
    _ members: [JSONValue.Member], over other: JSONValue
  ) -> JSONValue {
    let inner: [JSONValue.Member] = if case .object(let inner) = other.kind { inner } else { [] }
    let kept = inner.filter { member in !members.contains { $0.key == member.key } }
    return JSONValue(.object(members + kept), at: other.location)
  }

  private static let with = TemplateKeys.shape.keys.with.name
  private static let choice = ChoiceKeys.shape.keys

  /// Returns the object in the file of an inclusion, which counts towards the limits.
  private mutating func object(of value: JSONValue) throws(InputError) -> JSONValue {
    guard case .string(let name) = value.kind else {
      throw wrongType(value, "'\(Self.key)'", expected: "the path of a file")
    }
    let content = try content(of: name, value.location)
    count += 1
    size += content.size
    guard count <= Self.countLimit, size <= Self.byteLimit else {
      throw error(
        "the document includes over \(Self.countLimit) files or \(Self.byteLimit) bytes",
        value.location)
    }
    guard case .object = content.value.kind else {
      throw wrongType(content.value, "the content of '\(name)'", expected: "an object")
    }
    return content.value
  }

  /// Returns the value of a file and its size in bytes.
  private mutating func content(
    of name: String, _ location: SourceLocation
  ) throws(InputError) -> (value: JSONValue, size: Int) {
    if let content = contents[name] { return content }
    if let problem = FileRoot.problem(with: name) {
      throw error(
        "the path of an included file \(problem)", location,
        hint: "the path is relative to the folder of \(FilePath.name(of: document))")
    }
    guard let files else {
      throw error("'\(name)' cannot be included, because files aren't read here", location)
    }
    do {
      let path = try folder.readablePath(of: name)
      let contents = try files.read(path)
      // A file over the limit isn't parsed.
      let isShort = contents.count <= Self.byteLimit
      let value = isShort ? try JSON.parse(contents, file: path) : JSONValue(.null, at: location)
      bytes += contents
      self.contents[name] = (value, contents.count)
      return (value, contents.count)
    } catch let failure as Disk.Failure {
      throw error("'\(name)' cannot be included: \(failure.reason)", location)
    } catch let failure as InputError {
      throw failure
    } catch {
      throw self.error("'\(name)' cannot be included", location)
    }
  }

  private func error(
    _ message: String, _ location: SourceLocation, hint: String? = nil
  ) -> InputError {
    InputError(Diagnostic(.error, "bad-include", message, at: location, hint: hint))
  }
}

import VitrineBase
import VitrineGraphics
import VitrineLayout

/// What views are bound to: `{name}` in texts, a value that is `"{name}"` as a whole, and views
/// that are repeated for `each` entry of a list.
extension DocumentBuilder {
  /// The value of a name: in the entry of the list around it, in the state's data, in the file's,
  /// else in the document's own.
  ///
  /// `"."` alone is the entry itself, for lists of plain texts. An inner list's entry goes before
  /// that of the list around it, as in nested scopes of a program.
  private func value(_ path: String) -> JSONValue? {
    if path == "." { return scopes.last }
    for scope in scopes.reversed() {
      if let result = scope.at(path) { return result }
    }
    if let result = request.stateData?.at(path) { return result }
    if let result = state?.written(\.data)?.at(path) { return result }
    return (request.data?.value ?? document.data)?.at(path)
  }

  /// The error that a name without a value is.
  private func missing(_ path: String, _ location: SourceLocation) -> InputError {
    let source = request.data.map { "the data file \($0.path)" } ?? "the data"
    let candidates = scopes.flatMap(\.keys) + ((request.data?.value ?? document.data)?.keys ?? [])
    return InputError(
      Diagnostic(
        .error, "missing-data", "\(source) has no value for '\(path)'", at: location,
        hint: nearestName(to: path, in: candidates).map { "did you mean '\($0)'?" }))
  }

  /// The text of the value at `{path}`.
  func datum(_ path: String, _ location: SourceLocation) throws(InputError) -> String {
    guard let text = value(path)?.inText else {
      if request.isTolerant { return "" }
      throw missing(path, location)
    }
    return localized(text)
  }

  /// A member whose value is `"{path}"`, or `"{!path}"` for the opposite, with what that stands for;
  /// nil where it stands for nothing yet.
  func bound(_ member: JSONValue.Member) throws(InputError) -> JSONValue.Member? {
    guard case .string(let text) = member.value.kind, text.hasPrefix("{"), text.hasSuffix("}"),
      !ViewKey.textKeys.contains(member.key)
    else { return member }
    var path = text.dropFirst().dropLast()
    guard !path.isEmpty, !path.contains("{") else { return member }
    let isNegated = path.hasPrefix("!")
    if isNegated { path = path.dropFirst() }
    guard let result = value(String(path)) else {
      if request.isTolerant { return nil }
      throw missing(String(path), member.value.location)
    }
    var bound = member
    bound.value.kind = result.kind
    if isNegated {
      guard case .bool(let flag) = result.kind else {
        throw wrongType(result, String(path), "true or false")
      }
      bound.value.kind = .bool(!flag)
    }
    return bound
  }

  private static let each = RepetitionKeys.shape.keys.each

  /// A view's children, those with an `each` once for every entry of their list.
  mutating func addChildren(
    _ children: [JSONValue], to parent: ViewID
  ) throws(InputError) {
    for child in children {
      guard case .object(let members) = child.kind,
        let each = members.first(where: { $0.key == Self.each.name })?.value
      else {
        try add(child, to: place(in: parent))
        continue
      }
      let path = try Self.each.form.read(each, Self.each.name)
      // Each entry adds the same written view under names that end in `-1`, `-2`; nested lists add
      // endings.
      let template = JSONValue(
        .object(members.filter { $0.key != Self.each.name }), at: child.location)
      repeatedNames.formUnion(Self.ids(template))
      guard let list = value(path) else {
        if request.isTolerant { continue }
        throw missing(path, each.location)
      }
      guard case .array(let entries) = list.kind else { throw wrongType(list, path, "an array") }
      let outer = suffix
      for (index, entry) in entries.enumerated() {
        scopes.append(entry)
        suffix = "\(outer)-\(index + 1)"
        try add(template, to: place(in: parent))
        scopes.removeLast()
      }
      suffix = outer
    }
  }

  /// The view that a constraint names: the repeated one that stands around it, where there is one.
  mutating func repeated(_ name: String) -> ViewID? {
    for ending in endings {
      if let view = names.view(named: name + ending, in: tree) { return view }
    }
    return nil
  }

  /// What names of the repeated views around end in, innermost first.
  ///
  /// In `story-2-1` these are `-2-1` and `-2`.
  var endings: [Substring] {
    var result: [Substring] = []
    var ending = suffix[...]
    while !ending.isEmpty {
      result.append(ending)
      ending = ending[..<(ending.lastIndex(of: "-") ?? ending.startIndex)]
    }
    return result
  }

  /// Whether a name is that of some entry's view, `story-3`: how many there are is up to the data.
  func isRepeated(_ name: String) -> Bool {
    var rest = name[...]
    while let dash = rest.lastIndex(of: "-"), Int(rest[rest.index(after: dash)...]) != nil {
      rest = rest[..<dash]
      if repeatedNames.contains(String(rest)) { return true }
    }
    return false
  }

  /// The names of all views that an object holds, in whatever mode or state.
  static func ids(of object: JSONObject) -> Set<String> {
    object.members.reduce(into: []) { $0.formUnion(ids($1.value)) }
  }

  /// All `id`s at any depth, whichever key the objects are under.
  static func ids(_ value: JSONValue) -> Set<String> {
    switch value.kind {
    case .object(let members):
      var result: Set<String> = []
      for member in members {
        if member.key == "id", case .string(let id) = member.value.kind { result.insert(id) }
        result.formUnion(ids(member.value))
      }
      return result
    case .array(let values): return values.reduce(into: []) { $0.formUnion(ids($1)) }
    default: return []
    }
  }
}

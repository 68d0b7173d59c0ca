import VitrineBase
import VitrineGraphics
import VitrineLayout

/// Bindings: `{name}` in texts, a value that is `"{name}"`, and views that are repeated for `each`
/// entry of a list.
extension DocumentBuilder {
  /// Returns the value of a name in the enclosing list's entry, the state's data, the data file, or
  /// the document.
  ///
  /// `"."` is the entry itself, for lists of plain texts. An inner list's entry shadows that of an
  /// outer list, like nested scopes of a program.
  private func value(_ path: String) -> JSONValue? {
    if path == "." { return scopes.last }
    for scope in scopes.reversed() {
      if let result = scope.at(path) { return result }
    }
    if let result = request.edits.stateData?.at(path) { return result }
    if let result = state?.written(\.data)?.at(path) { return result }
    return (request.data?.value ?? document.data)?.at(path)
  }

  /// Returns the error for a name without a value.
  private func missing(_ path: String, _ location: SourceLocation) -> InputError {
    let source = request.data.map { "the data file \($0.path)" } ?? "the data"
    let candidates = scopes.flatMap(\.keys) + ((request.data?.value ?? document.data)?.keys ?? [])
    return InputError(
      Diagnostic(
        .error, "missing-data", "\(source) has no value for '\(path)'", at: location,
        hint: nearestName(to: path, in: candidates).map { "did you mean '\($0)'?" }))
  }

  /// Returns the text of the value at `{path}`.
  func datum(_ path: String, _ location: SourceLocation) throws(InputError) -> String {
    guard let text = value(path)?.inText else {
      if request.isTolerant { return "" }
      throw missing(path, location)
    }
    return localized(text)
  }

  /// Returns a member with the value of its binding: `"{path}"`, or `"{!path}"` for the negation.
  ///
  /// Returns nil if the binding has no value yet.
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
        throw wrongType(result, String(path), expected: "true or false")
      }
      bound.value.kind = .bool(!flag)
    }
    return bound
  }

  private static let each = RepetitionKeys.shape.keys.each

  /// Adds a view's children.
  ///
  /// A child with `each` is added once per entry of its list.
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
      // Each entry adds the same view under names with the suffix `-1`, `-2`, …; nested lists
      // append suffixes.
      let template = JSONValue(
        .object(members.filter { $0.key != Self.each.name }), at: child.location)
      repeatedNames.formUnion(Self.ids(template))
      guard let list = value(path) else {
        if request.isTolerant { continue }
        throw missing(path, each.location)
      }
      guard case .array(let entries) = list.kind else {
        throw wrongType(list, path, expected: "an array")
      }
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

  /// Returns the view that a constraint names.
  ///
  /// A repeated view in the same entry takes precedence.
  mutating func repeated(_ name: String) -> ViewID? {
    for ending in endings {
      if let view = names.view(named: name + ending, in: tree) { return view }
    }
    return nil
  }

  /// The suffixes of the enclosing repeated views' names, innermost first.
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

  /// Returns whether a name such as `story-3` is that of a repeated view.
  ///
  /// The data determine their number.
  func isRepeated(_ name: String) -> Bool {
    var rest = name[...]
    while let dash = rest.lastIndex(of: "-"), Int(rest[rest.index(after: dash)...]) != nil {
      rest = rest[..<dash]
      if repeatedNames.contains(String(rest)) { return true }
    }
    return false
  }

  /// Returns the names of all views in an object, including its modes and states.
  static func ids(of object: JSONObject) -> Set<String> {
    object.members.reduce(into: []) { $0.formUnion(ids($1.value)) }
  }

  /// Returns all `id`s at any depth and under any key.
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

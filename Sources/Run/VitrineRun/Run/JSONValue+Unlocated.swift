import VitrineBase

extension JSONValue {
  /// The value without its locations, because the path of its file depends on the machine.
  var unlocated: JSONValue {
    var value = self
    value.location = SourceLocation(file: "")
    switch kind {
    case .object(let members):
      value.kind = .object(
        members.map { Member(key: $0.key, location: value.location, value: $0.value.unlocated) })
    case .array(let values): value.kind = .array(values.map(\.unlocated))
    case .string, .number, .bool, .null: break
    }
    return value
  }
}

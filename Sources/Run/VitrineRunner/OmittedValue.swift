/// Returns an empty value in place of one whose code doesn't compile: nil, zero, an empty text or
/// collection, a view without content, a structure of them.
///
/// A type without an empty value ends the run with the name of the omitted code.
public func omittedValue<Value>(
  _ name: String, file: StaticString = #file, line: UInt = #line
) -> Value {
  if let value = EmptyValue.of(Value.self) { return value }
  fatalError(
    "\(name) is left out, because its code doesn't compile, and \(Value.self) has no empty value",
    file: file, line: line)
}

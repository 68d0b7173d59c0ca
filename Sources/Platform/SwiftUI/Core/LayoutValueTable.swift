/// The values of views for custom layouts.
package final class LayoutValueTable {
  private var values: [[ObjectIdentifier: Any]] = []

  /// Adds a value to the values of a number, or to an empty list for nil, and returns the new number.
  package func adding(_ value: Any, for key: ObjectIdentifier, to number: Int?) -> Int {
    var result = number.map { values[$0] } ?? [:]
    result[key] = value
    values.append(result)
    return values.count - 1
  }

  /// Returns the value of a key in those with a number.
  package func value(of key: ObjectIdentifier, in number: Int?) -> Any? {
    number.flatMap { values[$0][key] }
  }
}

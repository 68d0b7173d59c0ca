package import VitrineBase

/// The numbers of the rows of an earlier summary, so that a number never changes its pictures.
///
/// `{"schema": 1, "last": 3, "rows": [{"row": 1, "sum": "DIGEST"}]}`
///
/// A reviewer who accepts row 2 thereby accepts the pictures that were row 2. If an edit changes
/// them, they are a row with a new number.
public struct SummaryRows: Sendable {
  /// The largest number that was used.
  private var last = 0
  private var numbers: [String: Int] = [:]

  /// Creates an empty list.
  public init() {}

  /// Reads a list.
  ///
  /// Throws an error if a number or a group of pictures occurs twice.
  package init(_ object: JSONObject) throws(InputError) {
    let keys = try KeyedObject<SummaryRowsKeys>(object)
    _ = try keys.schema
    last = try keys.last ?? 0
    var used: Set<Int> = []
    for value in try keys.rows ?? [] {
      let entry = try KeyedObject<SummaryRowKeys>(value, "a row")
      guard let row = try entry.row, let sum = try entry.sum else {
        throw InputError(
          Diagnostic(
            .error, "missing-key", "a row has no 'row' or no 'sum'", at: entry.json.location))
      }
      guard used.insert(row).inserted, numbers.updateValue(row, forKey: sum) == nil else {
        throw InputError(
          Diagnostic(
            .error, "duplicate-row", "row \(row) occurs twice", at: entry.json.location,
            hint: "remove the file; the rows of the next summary start at 1"))
      }
      last = max(last, row)
    }
  }

  /// Returns the numbers of rows with these sums, and the largest number ever used.
  ///
  /// Unknown sums get new numbers in their order.
  func numbers(of sums: [String]) -> (numbers: [Int], last: Int) {
    var next = last
    var used: Set<Int> = []
    let result = sums.map { sum in
      // Two edits of the same pictures have equal sums, but each needs a number.
      if let known = numbers[sum], used.insert(known).inserted { return known }
      next += 1
      return next
    }
    return (result, next)
  }
}

/// The keys of a file with the numbers of rows.
struct SummaryRowsKeys: JSONKeys {
  let schema = JSONKey("schema", .integer(in: 1...1))
  let last = JSONKey("last", .integer(in: 0...1_000_000))
  let rows = JSONKey<[JSONValue]>("rows", .array(of: .written(SummaryRowKeys.shape.schema)))

  static let shape = JSONShape(Self())
}

/// The keys of a numbered row.
struct SummaryRowKeys: JSONKeys {
  let row = JSONKey("row", .integer(in: 1...1_000_000))
  let sum = JSONKey("sum", .string, "the exclusive or of the digests of all pictures")

  static let shape = JSONShape(Self())
}

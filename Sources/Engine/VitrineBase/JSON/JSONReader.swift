/// A JSON reader (RFC 8259) that records locations for messages.
///
/// Foundation's parser reports no locations and increases the start-up time. The reader is strict:
/// it rejects comments, trailing commas, leading zeros, and repeated keys in one object, because
/// only one of their values would be used.
public enum JSON {
  /// The maximum nesting of objects and arrays, because the parser is recursive.
  public static let nestingLimit = 512

  /// The maximum number of values and keys in a file, so that no file needs much memory.
  ///
  /// Four million need 64 MB when they are decoded. The largest widget documents have some thousands.
  public static let valueLimit = 1 << 22

  /// The maximum number of objects and arrays of more than 64 bytes in a file.
  ///
  /// Their ends are noted, which needs 8 bytes each.
  public static let longValueLimit = 1 << 20

  /// Checks a JSON text, and returns its value, whose parts are decoded when they are used.
  ///
  /// Throws an `InputError` with a location in `file` if it is malformed.
  public static func parse(_ bytes: [UInt8], file: String) throws(InputError) -> JSONValue {
    var checker = JSONChecker(JSONBytes(bytes), file: file)
    let start = try checker.check()
    return JSONValue(in: checker.text, at: UInt32(start))
  }
}

public import Foundation

/// A file that shows a failure, such as a picture of the difference.
public final class XCTAttachment: NSObject {
  /// The name of the file, or nil.
  public var name: String?
  /// The bytes of the file.
  public let data: Data
  /// The ending of the file's name.
  let suffix: String

  /// Creates an attachment.
  public init(data: Data, uniformTypeIdentifier: String = "public.data") {
    self.data = data
    suffix =
      switch uniformTypeIdentifier {
      case "public.png": "png"
      case "public.patch-file", "public.plain-text": "txt"
      default: "data"
      }
  }
}

/// The comparison of two values, and their form in files.
public struct Diffing<Value> {
  /// Returns the bytes of a value's file.
  public var toData: (Value) -> Data
  /// Returns the value of a file's bytes.
  public var fromData: (Data) -> Value
  /// Compares a reference with a value.
  ///
  /// Returns the difference as text with files that show it, or nil if the values match.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?

  /// Creates a comparison.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}

// Apple's systems have these conformances.
// swift-format-ignore-file: AvoidRetroactiveConformances

public import Foundation

// Objects, and values that become objects on Apple's systems, as arguments of formats.

/// The texts that formats point to, which live as long as the program.
private enum FormatTexts {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var texts: [NSString] = []

  static func encoding(of text: String) -> [Int] {
    lock.withLock {
      let text = NSString(string: text)
      unsafe texts.append(text)
      return text._cVarArgEncoding
    }
  }
}

/// A value that a format shows by its description.
public protocol _DescribedArgument: CVarArg, CustomStringConvertible {}

extension _DescribedArgument {
  /// The address of the description.
  public var _cVarArgEncoding: [Int] { FormatTexts.encoding(of: description) }
}

extension UUID: @retroactive CVarArg, _DescribedArgument {}
extension Date: @retroactive CVarArg, _DescribedArgument {}
extension URL: @retroactive CVarArg, _DescribedArgument {}
extension Data: @retroactive CVarArg, _DescribedArgument {}
extension Decimal: @retroactive CVarArg, _DescribedArgument {}
extension Array: @retroactive CVarArg, _DescribedArgument {}
extension Dictionary: @retroactive CVarArg, _DescribedArgument {}
extension Set: @retroactive CVarArg, _DescribedArgument {}
extension NSError: @retroactive CVarArg, _DescribedArgument {}
extension NSNumber: @retroactive CVarArg, _DescribedArgument {}
extension NSDate: @retroactive CVarArg, _DescribedArgument {}
extension NSUUID: @retroactive CVarArg, _DescribedArgument {}
extension NSURL: @retroactive CVarArg, _DescribedArgument {}
extension NSData: @retroactive CVarArg, _DescribedArgument {}
extension NSArray: @retroactive CVarArg, _DescribedArgument {}
extension NSDictionary: @retroactive CVarArg, _DescribedArgument {}
extension NSSet: @retroactive CVarArg, _DescribedArgument {}
extension NSNull: @retroactive CVarArg, _DescribedArgument {}
extension NSAttributedString: @retroactive CVarArg, _DescribedArgument {}
extension NSManagedObject: _DescribedArgument {}
extension NSManagedObjectID: _DescribedArgument {}

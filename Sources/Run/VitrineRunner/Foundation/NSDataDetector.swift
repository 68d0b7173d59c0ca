import CoreGraphics
public import Foundation

/// A search for web addresses, the only data that is found here.
open class NSDataDetector: NSObject, @unchecked Sendable {
  private let search: NSRegularExpression

  /// A web address, or a host that begins with `www`.
  private static let link = #"\b(?:https?|ftp)://[^\s<>"]+|\bwww\.[^\s<>"]+"#

  /// The bit of web addresses among the types of results.
  private static let linkType: UInt64 = 1 << 5

  /// Creates a search, which finds nothing without the type of links.
  public init(types checkingTypes: UInt64) throws {
    if checkingTypes & ~Self.linkType != 0 {
      PlatformNotes.add("NSDataDetector finds only web addresses")
    }
    let isLink = checkingTypes & Self.linkType != 0
    search = try NSRegularExpression(pattern: isLink ? Self.link : "(?!)")
  }

  /// Returns all results.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    let results = search.matches(in: string, options: options, range: range)
    if !results.isEmpty { PlatformNotes.add("the results of NSDataDetector have no `url`") }
    return results
  }

  /// Returns the first result, or nil.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  /// Returns the number of results.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { search.numberOfMatches(in: string, options: options, range: range) }

  /// Calls a closure for each result until it sets its last argument.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var stops = ObjCBool(false)
    for result in matches(in: string, options: options, range: range) where !stops.boolValue {
      unsafe block(result, [], &stops)
    }
  }
}

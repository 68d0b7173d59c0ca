import CoreGraphics
public import Foundation

/// A search for web addresses, the only data that is found here.
open class NSDataDetector: NSObject, @unchecked Sendable {
  private let search: NSRegularExpression

  /// A web address, or a host that begins with `www`.
  private static let link = #"\b(?:https?|ftp)://[^\s<>"]+|\bwww\.[^\s<>"]+"#

  /// The bit of web addresses among the types of results, which Foundation on Linux deprecates.
  private static let linkType: UInt64 = 1 << 6

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
    for result in results {
      let text = (string as NSString).substring(with: result.range)
      result.url = URL(string: text.hasPrefix("www.") ? "http://" + text : text)
    }
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

extension NSTextCheckingResult {
  /// The address of the values that a search for addresses adds.
  nonisolated(unsafe) private static let key = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)

  /// The web address, or nil.
  public internal(set) var url: URL? {
    get { unsafe objc_getAssociatedObject(self, Self.key) as? URL }
    set { unsafe objc_setAssociatedObject(self, Self.key, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}

public import Foundation

extension NSLocale {
  /// The current locale, which doesn't change while a widget runs.
  public class var autoupdatingCurrent: Locale { .autoupdatingCurrent }
}

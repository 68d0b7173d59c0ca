public import Foundation

extension UIContentSizeCategory {
  /// The name of a notification that is never posted, because a picture has one text size.
  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification")
}

extension NSNotification.Name {
  /// The name of `UIContentSizeCategory.didChangeNotification` before Swift 4.2.
  public static let UIContentSizeCategoryDidChange = UIContentSizeCategory.didChangeNotification
}

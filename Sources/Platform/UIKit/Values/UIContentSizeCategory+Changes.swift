public import Foundation

extension UIContentSizeCategory {
  /// Posted when a person chooses another text size; a picture has one, so it never is.
  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification")
}

extension NSNotification.Name {
  /// `UIContentSizeCategory.didChangeNotification`, as it was called before Swift 4.2.
  public static let UIContentSizeCategoryDidChange = UIContentSizeCategory.didChangeNotification
}

import Foundation

/// The window of ratings, which never appears.
open class SKStoreReviewController: NSObject {
  /// Requests a rating, which never appears.
  open class func requestReview() {}
}

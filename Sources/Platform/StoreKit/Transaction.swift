public import Foundation

/// A purchase.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// The identifier.
  public let id: UInt64
  /// The identifier of the product.
  public let productID: String
  /// The kind of the product.
  public let productType: Product.ProductType
  /// The date of the purchase.
  public let purchaseDate: Date
  /// The date of the end of a subscription, or nil.
  public let expirationDate: Date?
  /// The date on which the purchase was revoked, or nil.
  public let revocationDate: Date?

  /// The purchases, always empty.
  public static var currentEntitlements: AsyncStream<VerificationResult<Transaction>> {
    AsyncStream { $0.finish() }
  }
  /// The changes of purchases, always empty.
  public static var updates: AsyncStream<VerificationResult<Transaction>> {
    AsyncStream { $0.finish() }
  }
  /// Ends a purchase.
  public func finish() async {}
}

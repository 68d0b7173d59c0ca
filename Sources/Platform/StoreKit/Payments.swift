// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// The older purchases of StoreKit: there are no products, and no payments are made.

/// A product, of which there is none.
open class SKProduct: NSObject, @unchecked Sendable {
  /// The description.
  open var localizedDescription: String { "" }
  /// The title.
  open var localizedTitle: String { "" }
  /// The price.
  open var price: NSDecimalNumber { .zero }
  /// The forms of the price.
  open var priceLocale: Locale { .current }
  /// The identifier.
  open var productIdentifier: String { "" }
}

/// A request to the store, which fails.
open class SKRequest: NSObject {
  /// The receiver of the result.
  open weak var delegate: (any SKRequestDelegate)?
  /// Fails.
  open func start() {
    delegate?.request(self, didFailWithError: SKError(.cloudServiceNetworkConnectionFailed))
  }
  /// Does nothing.
  open func cancel() {}
}

/// The receiver of a request's result.
public protocol SKRequestDelegate: NSObjectProtocol {
  func requestDidFinish(_ request: SKRequest)
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  /// Ignores the end.
  public func requestDidFinish(_ request: SKRequest) {}
  /// Ignores the failure.
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// A request of products, which fails.
open class SKProductsRequest: SKRequest {
  /// Creates a request.
  public init(productIdentifiers: Set<String>) {}
}

/// A request of the receipt, which fails.
open class SKReceiptRefreshRequest: SKRequest {}

/// The result of a request of products.
open class SKProductsResponse: NSObject {
  /// The products, of which there are none.
  open var products: [SKProduct] { [] }
  /// The identifiers without products.
  open var invalidProductIdentifiers: [String] { [] }
}

/// The receiver of products.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// A failure of the store.
public struct SKError: Error, Hashable, Sendable {
  /// The reason.
  public enum Code: Int, Sendable {
    case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed
    case storeProductNotAvailable, cloudServicePermissionDenied
    case cloudServiceNetworkConnectionFailed, cloudServiceRevoked
  }

  /// The reason.
  public let code: Code
  /// Creates a failure.
  public init(_ code: Code) { self.code = code }
  /// The person canceled.
  public static var paymentCancelled: Code { .paymentCancelled }
}

/// A payment.
open class SKPayment: NSObject {
  /// The identifier of the product.
  open var productIdentifier: String
  /// The number of products.
  open var quantity: Int { 1 }
  /// Creates a payment.
  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}

/// A payment that can be changed.
open class SKMutablePayment: SKPayment {}

/// The state of a payment.
public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing, purchased, failed, restored, deferred
}

/// A payment that was made, which never happens here.
open class SKPaymentTransaction: NSObject {
  /// The state.
  open var transactionState: SKPaymentTransactionState { .failed }
  /// The payment.
  open var payment: SKPayment { SKPayment(product: SKProduct()) }
  /// The failure.
  open var error: (any Error)? { SKError(.paymentNotAllowed) }
  /// The payment that is restored.
  open var original: SKPaymentTransaction? { nil }
  /// The moment.
  open var transactionDate: Date? { nil }
  /// The identifier.
  open var transactionIdentifier: String? { nil }
}

/// The receiver of payments, which is never called.
public protocol SKPaymentTransactionObserver: AnyObject {
  func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
}

/// A queue of payments, which isn't processed.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let only = SKPaymentQueue()
  /// The payments of the app.
  open class func `default`() -> SKPaymentQueue { only }
  /// Returns false, because payments aren't allowed.
  open class func canMakePayments() -> Bool { false }
  /// The payments.
  open var transactions: [SKPaymentTransaction] { [] }
  /// Adds no receiver.
  open func add(_ observer: any SKPaymentTransactionObserver) {}
  /// Removes no receiver.
  open func remove(_ observer: any SKPaymentTransactionObserver) {}
  /// Makes no payment.
  open func add(_ payment: SKPayment) {}
  /// Restores no payments.
  open func restoreCompletedTransactions() {}
  /// Ends no payment.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {}
}

public import Foundation

// Purchases of StoreKit, always empty.

extension Product {
  /// A period of a subscription.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// The unit of a period.
    public enum Unit: Hashable, Sendable {
      case day, week, month, year
    }

    /// The unit.
    public let unit: Unit
    /// The number of units.
    public let value: Int
  }

  /// A reduced price.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// The way of paying.
    public struct PaymentMode: Hashable, Sendable {
      private let name: String
      /// Each period.
      public static let payAsYouGo = PaymentMode(name: "payAsYouGo")
      /// In advance.
      public static let payUpFront = PaymentMode(name: "payUpFront")
      /// Nothing.
      public static let freeTrial = PaymentMode(name: "freeTrial")
    }

    /// The way of paying.
    public let paymentMode: PaymentMode
    /// The period.
    public let period: SubscriptionPeriod
    /// The number of periods.
    public let periodCount: Int
    /// The price.
    public let price: Decimal
    /// The price with its currency.
    public let displayPrice: String
  }

  /// A subscription.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// The state of a subscription.
    public struct RenewalState: Hashable, Sendable {
      private let name: String
      /// It goes on.
      public static let subscribed = RenewalState(name: "subscribed")
      /// It ended.
      public static let expired = RenewalState(name: "expired")
      /// The payment is tried again.
      public static let inBillingRetryPeriod = RenewalState(name: "inBillingRetryPeriod")
      /// It goes on without payment for some time.
      public static let inGracePeriod = RenewalState(name: "inGracePeriod")
      /// It was revoked.
      public static let revoked = RenewalState(name: "revoked")
    }

    /// The renewal of a subscription.
    public struct RenewalInfo: Hashable, Sendable {
      /// A Boolean value that indicates whether the subscription is renewed.
      public let willAutoRenew: Bool
      /// The product after the renewal, or nil.
      public let autoRenewPreference: String?
      /// The product.
      public let currentProductID: String
    }

    /// The state with the last purchase.
    public struct Status: Sendable {
      /// The state.
      public let state: RenewalState
      /// The last purchase.
      public let transaction: VerificationResult<Transaction>
      /// The renewal.
      public let renewalInfo: VerificationResult<RenewalInfo>
    }

    /// The period.
    public let subscriptionPeriod: SubscriptionPeriod
    /// The group.
    public let subscriptionGroupID: String
    /// The reduced price at first, or nil.
    public let introductoryOffer: SubscriptionOffer?
    /// Other reduced prices.
    public let promotionalOffers: [SubscriptionOffer]

    /// The states, always empty.
    public var status: [Status] {
      get async throws { [] }
    }
    /// A Boolean value that indicates whether the person gets the reduced price.
    public var isEligibleForIntroOffer: Bool {
      get async { false }
    }
    /// Returns no states.
    public static func status(for groupID: String) async throws -> [Status] { [] }
  }

  /// The result of a purchase.
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled, pending
  }

  /// An error of a purchase.
  public enum PurchaseError: Error {
    case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer
  }

  /// An option of a purchase.
  public struct PurchaseOption: Hashable, Sendable {
    private let name: String
    /// Returns the account of the app.
    public static func appAccountToken(_ token: UUID) -> PurchaseOption {
      PurchaseOption(name: "appAccountToken")
    }
    /// Returns a number of products.
    public static func quantity(_ quantity: Int) -> PurchaseOption {
      PurchaseOption(name: "quantity")
    }
  }

  /// The subscription, or nil.
  public var subscription: SubscriptionInfo? { nil }
  /// A Boolean value that indicates whether a family shares the product.
  public var isFamilyShareable: Bool { false }
  /// The format of the price.
  public var priceFormatStyle: Decimal.FormatStyle.Currency { .currency(code: "USD") }
  /// The purchase that is valid now, or nil.
  public var currentEntitlement: VerificationResult<Transaction>? {
    get async { nil }
  }
  /// The last purchase, or nil.
  public var latestTransaction: VerificationResult<Transaction>? {
    get async { nil }
  }

  /// Returns that the person canceled.
  @discardableResult
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    .userCancelled
  }
}

extension Transaction {
  /// All purchases, always empty.
  public static var all: AsyncStream<VerificationResult<Transaction>> {
    AsyncStream { $0.finish() }
  }
  /// The purchases that weren't ended, always empty.
  public static var unfinished: AsyncStream<VerificationResult<Transaction>> {
    AsyncStream { $0.finish() }
  }
  /// Returns nil.
  public static func latest(
    for productID: String
  ) async -> VerificationResult<Transaction>? { nil }
  /// Returns nil.
  public static func currentEntitlement(
    for productID: String
  ) async -> VerificationResult<Transaction>? { nil }
  /// The date of the first purchase.
  public var originalPurchaseDate: Date { purchaseDate }
  /// The identifier of the first purchase.
  public var originalID: UInt64 { id }
  /// The group of the subscription, or nil.
  public var subscriptionGroupID: String? { nil }
  /// A Boolean value that indicates whether a better subscription replaced this one.
  public var isUpgraded: Bool { false }
}

/// The shop of a country.
public struct Storefront: Hashable, Identifiable, Sendable {
  /// The identifier.
  public let id: String
  /// The country.
  public let countryCode: String
  /// The shop, or nil.
  public static var current: Storefront? {
    get async { nil }
  }
}

/// The purchase of the app.
public struct AppTransaction: Hashable, Sendable {
  /// The first version that the person had.
  public let originalAppVersion: String
  /// The date of the purchase.
  public let originalPurchaseDate: Date
  /// The version.
  public let appVersion: String
  /// The identifier of the app.
  public let bundleID: String

  /// Throws an error, because there is no shop.
  public static var shared: VerificationResult<AppTransaction> {
    get async throws { throw StoreKitError.notAvailableInStorefront }
  }
  /// Throws an error, because there is no shop.
  public static func refresh() async throws -> VerificationResult<AppTransaction> {
    try await shared
  }
}

/// An error of the shop.
public enum StoreKitError: Error {
  case unknown, userCancelled
  case networkError(URLError)
  case systemError(any Error)
  case notAvailableInStorefront, notEntitled
}

extension AppStore {
  /// A Boolean value that indicates whether the device can pay.
  public static var canMakePayments: Bool { false }
  /// Requests a rating, which never appears.
  public static func requestReview(in scene: Any) {}
  /// Shows the subscriptions, which never appear.
  public static func showManageSubscriptions(in scene: Any) async throws {}
}

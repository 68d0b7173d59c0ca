// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import UIKit

// Passes and payments, of which there are none.

/// A pass.
open class PKPass: NSObject, @unchecked Sendable {
  /// The identifier.
  open var serialNumber: String { "" }
  /// The kind.
  open var passTypeIdentifier: String { "" }
  /// The name.
  open var localizedName: String { "" }

  /// Throws, because passes aren't read.
  public init(data: Data) throws { throw CocoaError(.fileReadCorruptFile) }
}

/// The passes of the device, of which there are none.
open class PKPassLibrary: NSObject {
  /// Returns false.
  open class func isPassLibraryAvailable() -> Bool { false }
  /// Returns no passes.
  open func passes() -> [PKPass] { [] }
  /// Returns false.
  open func containsPass(_ pass: PKPass) -> Bool { false }
}

/// A controller that adds a pass, which isn't presented.
@preconcurrency @MainActor
open class PKAddPassesViewController: UIViewController {
  /// Returns nil.
  public init?(pass: PKPass) { nil }
  /// Returns nil.
  public required init?(coder: NSCoder) { nil }
  /// Returns false.
  open class func canAddPasses() -> Bool { false }
}

/// A network of cards.
public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a network from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// American Express.
  public static let amex = PKPaymentNetwork(rawValue: "AmEx")
  /// MasterCard.
  public static let masterCard = PKPaymentNetwork(rawValue: "MasterCard")
  /// Visa.
  public static let visa = PKPaymentNetwork(rawValue: "Visa")
  /// Discover.
  public static let discover = PKPaymentNetwork(rawValue: "Discover")
}

/// The abilities of a merchant.
public struct PKMerchantCapability: OptionSet, Sendable {
  /// The bits of the abilities.
  public let rawValue: UInt

  /// Creates abilities from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Secure payments.
  public static let capability3DS = PKMerchantCapability(rawValue: 1)
  /// Secure payments.
  public static let threeDSecure = PKMerchantCapability(rawValue: 1)
  /// Debit cards.
  public static let debit = PKMerchantCapability(rawValue: 8)
  /// Credit cards.
  public static let credit = PKMerchantCapability(rawValue: 4)
}

/// A line of a payment.
open class PKPaymentSummaryItem: NSObject {
  /// The title.
  open var label: String
  /// The amount.
  open var amount: NSDecimalNumber

  /// Creates a line.
  public init(label: String, amount: NSDecimalNumber) {
    (self.label, self.amount) = (label, amount)
  }
}

/// A request of a payment.
open class PKPaymentRequest: NSObject {
  /// The identifier of the merchant.
  open var merchantIdentifier = ""
  /// The country.
  open var countryCode = ""
  /// The currency.
  open var currencyCode = ""
  /// The networks of cards.
  open var supportedNetworks: [PKPaymentNetwork] = []
  /// The abilities of the merchant.
  open var merchantCapabilities: PKMerchantCapability = []
  /// The lines.
  open var paymentSummaryItems: [PKPaymentSummaryItem] = []
}

/// A payment, which isn't possible.
open class PKPaymentAuthorizationController: NSObject {
  /// Creates a payment.
  public init(paymentRequest request: PKPaymentRequest) {}
  /// Returns false.
  open class func canMakePayments() -> Bool { false }
  /// Returns false.
  open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool {
    false
  }
  /// Calls the completion with false, because a picture shows no payment sheet.
  open func present(completion: ((Bool) -> Void)? = nil) { completion?(false) }
  /// Answers at once.
  open func dismiss(completion: (() -> Void)? = nil) { completion?() }
}

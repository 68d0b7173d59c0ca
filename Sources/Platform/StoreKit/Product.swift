public import Foundation

// A part of StoreKit without effect: an empty store without purchases.

/// A product of a store.
public struct Product: Identifiable, Hashable, Sendable {
  /// The kind of a product.
  public struct ProductType: Hashable, Sendable {
    let name: String
    /// A product that can be bought several times.
    public static let consumable = ProductType(name: "consumable")
    /// A product that is bought once.
    public static let nonConsumable = ProductType(name: "nonConsumable")
    /// A subscription that ends.
    public static let nonRenewable = ProductType(name: "nonRenewable")
    /// A subscription that continues.
    public static let autoRenewable = ProductType(name: "autoRenewable")
  }

  /// The identifier.
  public let id: String
  /// The kind.
  public let type: ProductType
  /// The name.
  public let displayName: String
  /// The description.
  public let description: String
  /// The price.
  public let price: Decimal
  /// The price with its currency.
  public let displayPrice: String

  /// Returns no products.
  public static func products<Identifiers: Collection>(
    for identifiers: Identifiers
  ) async throws -> [Product] where Identifiers.Element == String { [] }
}

/// A checked value of a store.
public enum VerificationResult<SignedType: Sendable>: Sendable {
  case unverified(SignedType, any Error)
  case verified(SignedType)

  /// The value without its check.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .unverified(let value, _), .verified(let value): value
    }
  }

  /// The checked value.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .unverified(_, let error): throw error
      case .verified(let value): value
      }
    }
  }
}

/// The store of apps.
public enum AppStore {
  /// Does nothing.
  public static func sync() async throws {}
}

// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// The index of Core Spotlight, which stays empty.

/// The kind of an activity that opens a found item.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of a found item's identifier.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The kind of an activity that continues a search.
public let CSQueryContinuationActionType = "com.apple.corespotlightquerycontinuation"
/// The key of a search's text.
public let CSSearchQueryString = "kCSSearchQueryString"

/// The properties of an item.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
  /// The title.
  open var title: String?
  /// The name.
  open var displayName: String?
  /// The description.
  open var contentDescription: String?
  /// The words of the item.
  open var keywords: [String]?
  /// The picture.
  open var thumbnailData: Data?
  /// The file of the picture.
  open var thumbnailURL: URL?
  /// The address of the content.
  open var contentURL: URL?
  /// The identifier of an activity's item.
  open var relatedUniqueIdentifier: String?
  /// The identifier of the domain.
  open var domainIdentifier: String?
  /// The text.
  open var textContent: String?
  /// The date of the creation.
  open var contentCreationDate: Date?
  /// The date of the last change.
  open var contentModificationDate: Date?
  /// The creator.
  open var creator: String?

  /// Creates properties for a kind of content.
  public init(contentType: UTType) {}
  /// Creates properties for a kind of content.
  public init(itemContentType type: String) {}
}

/// An item of the index.
open class CSSearchableItem: NSObject, @unchecked Sendable {
  /// The identifier.
  open var uniqueIdentifier: String
  /// The identifier of the domain.
  open var domainIdentifier: String?
  /// The properties.
  open var attributeSet: CSSearchableItemAttributeSet
  /// The date from which the item isn't found anymore.
  open var expirationDate: Date?

  /// Creates an item.
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?,
    attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? ""
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
  }
}

/// The index, which forgets its items.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  /// The receiver of a failure, or of nil.
  public typealias Completion = ((any Error)?) -> Void

  private static let device = CSSearchableIndex()

  /// Creates an index.
  override public init() { super.init() }
  /// Creates an index.
  public init(name: String) {}

  /// Returns the index of the app.
  open class func `default`() -> CSSearchableIndex { device }
  /// Returns false.
  open class func isIndexingAvailable() -> Bool { false }
  /// Accepts items.
  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: Completion? = nil
  ) { completionHandler?(nil) }
  /// Accepts items.
  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {}
  /// Forgets items.
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: Completion? = nil
  ) { completionHandler?(nil) }
  /// Forgets items.
  open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {}
  /// Forgets the items of domains.
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String], completionHandler: Completion? = nil
  ) { completionHandler?(nil) }
  /// Forgets the items of domains.
  open func deleteSearchableItems(withDomainIdentifiers identifiers: [String]) async throws {}
  /// Forgets all items.
  open func deleteAllSearchableItems(completionHandler: Completion? = nil) {
    completionHandler?(nil)
  }
  /// Forgets all items.
  open func deleteAllSearchableItems() async throws {}
}

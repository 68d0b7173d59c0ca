public import Foundation
public import SwiftUI

// Descriptions of values that can be dragged, pasted or shared, which a picture doesn't do.

/// A value that can be sent to other apps.
public protocol Transferable: Sendable {
  /// The type of the description.
  associatedtype Representation: TransferRepresentation
  /// The description.
  @TransferRepresentationBuilder<Self>
  static var transferRepresentation: Representation { get }
}

/// A description of a value as data.
public protocol TransferRepresentation: Sendable {
  /// The type of the value.
  associatedtype Item
}

extension TransferRepresentation {
  /// Returns the description with a name of files.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation { self }
  /// Returns the description with a condition.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation { self }
}

/// A description by several others.
public struct _TransferRepresentations<Item>: TransferRepresentation {}

/// A builder of descriptions.
@resultBuilder
public enum TransferRepresentationBuilder<Item> {
  /// Returns a description.
  public static func buildExpression<R: TransferRepresentation>(
    _ representation: R
  ) -> R where R.Item == Item { representation }
  /// Returns a description.
  public static func buildBlock<R: TransferRepresentation>(_ representation: R) -> R {
    representation
  }
  /// Returns several descriptions.
  public static func buildBlock<each R: TransferRepresentation>(
    _ representations: repeat each R
  ) -> _TransferRepresentations<Item> { _TransferRepresentations() }
}

/// A description of a value that is encoded.
public struct CodableRepresentation<Item: Codable & Sendable>: TransferRepresentation {
  /// Creates a description.
  public init(for item: Item.Type = Item.self, contentType: UTType) {}
}

/// A description of a value by its bytes.
public struct DataRepresentation<Item>: TransferRepresentation {
  /// Creates a description of a value that is written and read.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
  /// Creates a description of a value that is written.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {}
  /// Creates a description of a value that is read.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
}

/// A file that is sent.
public struct SentTransferredFile: Sendable {
  /// Creates a file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {}
}

/// A file that is received.
public struct ReceivedTransferredFile: Sendable {
  /// The file.
  public let file: URL
  /// A Boolean value that indicates whether the file is the original.
  public let isOriginalFile: Bool
}

/// A description of a value by a file.
public struct FileRepresentation<Item>: TransferRepresentation {
  /// Creates a description of a value that is written and read.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
  /// Creates a description of a value that is written.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}
  /// Creates a description of a value that is read.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
}

/// A description of a value by another.
public struct ProxyRepresentation<Item, ProxyItem>: TransferRepresentation {
  /// Creates a description of a value that is written.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyItem) {}
  /// Creates a description of a value that is written and read.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyItem,
    importing: @escaping @Sendable (ProxyItem) throws -> Item
  ) {}
}

extension Data: Transferable {
  /// The description.
  public static var transferRepresentation: some TransferRepresentation {
    _TransferRepresentations<Data>()
  }
}

extension String: Transferable {
  /// The description.
  public static var transferRepresentation: some TransferRepresentation {
    _TransferRepresentations<String>()
  }
}

extension URL: Transferable {
  /// The description.
  public static var transferRepresentation: some TransferRepresentation {
    _TransferRepresentations<URL>()
  }
}

extension SwiftUI.Image: Transferable {
  /// The description.
  public static var transferRepresentation: some TransferRepresentation {
    _TransferRepresentations<SwiftUI.Image>()
  }
}

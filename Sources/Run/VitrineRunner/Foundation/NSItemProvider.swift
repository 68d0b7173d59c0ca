public import Foundation
public import SwiftUI

/// A provider of data for other apps, which provides none here.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// The suggested name of a file.
  open var suggestedName: String?
  /// The kinds of data, of which there are none.
  open var registeredTypeIdentifiers: [String] { [] }

  /// Creates a provider of an object.
  public convenience init(object: Any) { self.init() }
  /// Creates a provider of an item, or of nothing.
  public convenience init(item: Any?, typeIdentifier: String?) { self.init() }
  /// Creates a provider of a file.
  public convenience init?(contentsOf fileURL: URL?) { self.init() }

  /// Returns false.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
  /// Returns false.
  open func canLoadObject(ofClass aClass: Any.Type) -> Bool { false }
  /// Answers that there is no item.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, CocoaError(.fileNoSuchFile)) }
  /// Answers that there is no data.
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) { completionHandler(nil, CocoaError(.fileNoSuchFile)) }
  /// Answers that there is no file.
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) { completionHandler(nil, CocoaError(.fileNoSuchFile)) }
  /// Answers that there is no object.
  open func loadObject(
    ofClass aClass: Any.Type, completionHandler: @escaping (Any?, (any Error)?) -> Void
  ) { completionHandler(nil, CocoaError(.fileNoSuchFile)) }
}

/// Drops, which a picture doesn't have.
extension View {
  /// Returns the view with an action for items that are dropped on it.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with an action for items that are dropped on it, and their place.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with an action for items that are dropped on it.
  @_disfavoredOverload
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with an action for items that are dropped on it, and their place.
  @_disfavoredOverload
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a delegate for items that are dropped on it.
  public func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a delegate for items that are dropped on it.
  @_disfavoredOverload
  public func onDrop(
    of supportedTypes: [String], delegate: any DropDelegate
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }
}

/// The answers to items that are dragged over a view, which nobody does in a picture.
@preconcurrency @MainActor
public protocol DropDelegate {
  /// Returns whether the items can be dropped.
  func validateDrop(info: DropInfo) -> Bool
  /// Drops the items.
  func performDrop(info: DropInfo) -> Bool
  /// Receives items that are dragged into the view.
  func dropEntered(info: DropInfo)
  /// Returns the meaning of a drop.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Receives items that are dragged out of the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Returns true.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Returns nil.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

/// The items that are dragged over a view, of which there are none.
public struct DropInfo {
  /// The place of the items.
  public let location: CGPoint

  /// Returns false.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
  /// Returns false.
  @_disfavoredOverload
  public func hasItemsConforming(to types: [String]) -> Bool { false }
  /// Returns no items.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
  /// Returns no items.
  @_disfavoredOverload
  public func itemProviders(for types: [String]) -> [NSItemProvider] { [] }
}

/// The meaning of a drop.
public enum DropOperation: Sendable {
  case cancel, forbidden, copy, move
}

/// The answer to items that are dragged over a view.
public struct DropProposal: Sendable {
  /// The meaning of the drop.
  public let operation: DropOperation

  /// Creates an answer.
  public init(operation: DropOperation) { self.operation = operation }
}

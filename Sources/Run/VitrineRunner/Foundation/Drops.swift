public import Foundation
public import SwiftUI

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

/// A delegate for items that are dragged over a view; a picture never calls it.
@preconcurrency @MainActor
public protocol DropDelegate {
  /// Returns whether the items can be dropped.
  func validateDrop(info: DropInfo) -> Bool
  /// Drops the items.
  func performDrop(info: DropInfo) -> Bool
  /// Handles items that enter the view.
  func dropEntered(info: DropInfo)
  /// Returns the meaning of a drop at the current place.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Handles items that leave the view.
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

public import Foundation
public import SwiftUI

// Tips, which are never shown.

/// A tip.
public protocol Tip: Identifiable, Sendable {
  /// The title.
  var title: Text { get }
  /// The text.
  var message: Text? { get }
  /// The picture.
  var image: SwiftUI.Image? { get }
  /// The buttons.
  @Tips.ActionsBuilder var actions: [Tips.Action] { get }
  /// The settings.
  @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
  /// A button of a tip.
  public typealias Action = Tips.Action
  /// A setting of a tip.
  public typealias MaxDisplayCount = Tips.MaxDisplayCount
  /// A setting of a tip.
  public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency

  /// The identifier, which is the name of the type.
  public var id: String { "\(Self.self)" }
  /// The text, which is nil.
  public var message: Text? { nil }
  /// The picture, which is nil.
  public var image: SwiftUI.Image? { nil }
  /// The buttons, of which there are none.
  public var actions: [Tips.Action] { [] }
  /// The settings, of which there are none.
  public var options: [any TipOption] { [] }
  /// The state, which is pending.
  public var status: Tips.Status { .pending }
  /// A Boolean value that indicates whether the tip is shown, which it isn't.
  public var shouldDisplay: Bool { false }
  /// Ends the tip.
  public func invalidate(reason: Tips.InvalidationReason) {}
}

/// A setting of a tip.
public protocol TipOption: Sendable {}

/// The tips of an app.
public enum Tips {
  /// The state of a tip.
  public enum Status: Hashable, Sendable {
    case pending, available
    case invalidated(InvalidationReason)
  }

  /// The reason for which a tip ends.
  public enum InvalidationReason: Hashable, Sendable {
    case actionPerformed, displayCountExceeded, tipClosed, displayDurationExceeded
  }

  /// A button of a tip.
  public struct Action: Identifiable, Sendable {
    /// The identifier.
    public let id: String
    /// The title.
    public let title: String

    /// Creates a button.
    public init(
      id: String? = nil, title: String, perform handler: @escaping @Sendable () -> Void = {}
    ) { (self.id, self.title) = (id ?? title, title) }
  }

  /// A setting with the largest number of times.
  public struct MaxDisplayCount: TipOption {
    /// Creates a setting.
    public init(_ maxDisplayCount: Int) {}
  }

  /// A setting about the pauses between tips.
  public struct IgnoresDisplayFrequency: TipOption {
    /// Creates a setting.
    public init(_ ignoresDisplayFrequency: Bool) {}
  }

  /// An event that tips depend on.
  public struct Event: Sendable {
    /// Creates an event.
    public init(id: String) {}
    /// Forgets the event.
    public func donate() async {}
    /// Forgets the event.
    public func sendDonation(_ onComplete: (@Sendable () -> Void)? = nil) { onComplete?() }
  }

  /// A setting of all tips.
  public struct ConfigurationOption: Sendable {
    /// The pause between tips.
    public enum DisplayFrequency: Sendable {
      case immediate, hourly, daily, weekly, monthly
    }

    /// The place of the store.
    public enum DatastoreLocation: Sendable {
      case applicationDefault
      case groupContainer(identifier: String)
      case url(URL)
    }

    /// Returns a setting of the pause between tips.
    public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption {
      ConfigurationOption()
    }
    /// Returns a setting of the place of the store.
    public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption {
      ConfigurationOption()
    }
  }

  /// Does nothing.
  public static func configure(_ options: [ConfigurationOption] = []) throws {}
  /// Does nothing.
  public static func resetDatastore() throws {}
  /// Does nothing.
  public static func showAllTipsForTesting() {}

  /// A builder of buttons.
  @resultBuilder
  public enum ActionsBuilder {
    /// Returns a list.
    public static func buildBlock(_ actions: Action...) -> [Action] { actions }
    /// Returns a list.
    public static func buildBlock(_ actions: [Action]) -> [Action] { actions }
  }

  /// A builder of settings.
  @resultBuilder
  public enum OptionsBuilder {
    /// Returns a list.
    public static func buildBlock(_ options: any TipOption...) -> [any TipOption] { options }
    /// Returns a list.
    public static func buildBlock(_ options: [any TipOption]) -> [any TipOption] { options }
  }
}

/// A tip among other views, which is empty.
public struct TipView<Content: Tip>: SwiftUI.View {
  /// Creates a tip.
  public init(
    _ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) {}

  /// Nothing.
  public var body: some SwiftUI.View { SwiftUI.EmptyView() }
}

extension SwiftUI.View {
  /// Returns the view without a tip.
  public func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge = .top,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some SwiftUI.View { self }
}

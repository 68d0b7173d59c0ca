import Foundation
public import SwiftUI

/// The center of an app's widgets, which has nothing to update in a picture.
public final class WidgetCenter: Sendable {
  /// The center.
  public static let shared = WidgetCenter()

  private init() {}

  /// Does nothing.
  public func reloadTimelines(ofKind kind: String) {}

  /// Does nothing.
  public func reloadAllTimelines() {}

  /// Does nothing.
  public func invalidateConfigurationRecommendations() {}

  /// Does nothing.
  public func invalidateRelevance(ofKind kind: String) {}

  /// Passes no widgets to the completion.
  @preconcurrency
  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) { completion(.success([])) }

  /// Returns no widgets.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}

/// A widget that its user added.
public struct WidgetInfo: Identifiable, Hashable, Sendable {
  /// The identity.
  public var id: WidgetInfo { self }
  /// The kind of the widget.
  public let kind: String
  /// The family.
  public let family: WidgetFamily
}

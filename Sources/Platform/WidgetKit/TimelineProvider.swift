public import CoreGraphics
public import SwiftUI

/// The circumstances in which a widget is shown.
public struct TimelineProviderContext {
  /// The values of the environment in which the system will draw the entries.
  @dynamicMemberLookup
  public struct EnvironmentVariants {
    let values: EnvironmentValues

    /// The values of a key.
    public subscript<Value>(
      dynamicMember keyPath: WritableKeyPath<EnvironmentValues, Value>
    ) -> [Value]? { [values[keyPath: keyPath]] }
  }

  /// The values of the environment in which the system will draw the entries.
  public let environmentVariants: EnvironmentVariants
  /// The family of the widget.
  public let family: WidgetFamily
  /// A Boolean value that indicates whether the widget is shown in the gallery of widgets.
  public let isPreview: Bool
  /// The size of the widget in points.
  public let displaySize: CGSize

  init(
    family: WidgetFamily, isPreview: Bool, displaySize: CGSize, environment: EnvironmentValues
  ) {
    environmentVariants = EnvironmentVariants(values: environment)
    self.family = family
    self.isPreview = isPreview
    self.displaySize = displaySize
  }
}

/// A provider of a widget's entries.
public protocol TimelineProvider {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// The circumstances in which the widget is shown.
  typealias Context = TimelineProviderContext

  /// Returns an entry whose views are shown as placeholders.
  func placeholder(in context: Context) -> Entry

  /// Provides an entry for the gallery of widgets.
  @preconcurrency
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)

  /// Provides the entries of the current time and the future.
  @preconcurrency
  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

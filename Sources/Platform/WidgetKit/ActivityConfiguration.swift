public import ActivityKit
public import SwiftUI

/// A configuration of a Live Activity, which pictures don't show.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  private let place: CallSite

  /// Creates a configuration.
  public init<Content: View>(
    for attributesType: Attributes.Type, file: StaticString = #fileID, line: Int = #line,
    @ViewBuilder content: @escaping @MainActor (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping @MainActor (ActivityViewContext<Attributes>) -> DynamicIsland
  ) { place = CallSite(file, line) }

  /// Returns the descriptor, which has no entries.
  public static func _descriptors(of configuration: Self) -> [_WidgetDescriptor] {
    [
      _WidgetDescriptor(
        .liveActivity, kind: "\(Attributes.self)", configuration: "ActivityConfiguration",
        place: configuration.place)
    ]
  }
}

extension WidgetConfiguration {
  /// Returns the configuration of a Live Activity with further families.
  public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> Self { self }
}

/// The content of a Live Activity.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  /// The identifier.
  public let activityID: String
  /// The fixed content.
  public let attributes: Attributes
  /// The content that changes.
  public let state: Attributes.ContentState
  /// A Boolean value that indicates whether the content is outdated.
  public let isStale: Bool
}

/// A size of a Live Activity.
public enum ActivityFamily: Hashable, CaseIterable, Sendable {
  case small, medium
}

private struct ActivityFamilyKey: EnvironmentKey {
  static var defaultValue: ActivityFamily { .medium }
}

extension EnvironmentValues {
  /// The size of the surrounding Live Activity.
  public var activityFamily: ActivityFamily {
    get { self[ActivityFamilyKey.self] }
    set { self[ActivityFamilyKey.self] = newValue }
  }

  /// A Boolean value that indicates whether a Live Activity fills its screen.
  public var isActivityFullscreen: Bool { false }
}

/// The views of a Live Activity around the camera, which pictures don't show.
@preconcurrency @MainActor
public struct DynamicIsland {
  /// Creates views.
  public init<Expanded: View, Leading: View, Trailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded:
      @escaping @MainActor () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping @MainActor () -> Leading,
    @ViewBuilder compactTrailing: @escaping @MainActor () -> Trailing,
    @ViewBuilder minimal: @escaping @MainActor () -> Minimal
  ) {}

  /// Returns the views with an address that opens with them.
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }
  /// Returns the views with a color of the edge.
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }
  /// Returns the views with margins.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
  ) -> DynamicIsland { self }
  /// Returns the views with margins.
  public func contentMargins(
    _ insets: EdgeInsets, for mode: DynamicIslandMode
  ) -> DynamicIsland { self }
}

/// A size of a Live Activity around the camera.
public struct DynamicIslandMode: Hashable, Sendable {
  private let name: String
  /// The large size.
  public static let expanded = DynamicIslandMode(name: "expanded")
  /// The leading part of the small size.
  public static let compactLeading = DynamicIslandMode(name: "compactLeading")
  /// The trailing part of the small size.
  public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
  /// The smallest size.
  public static let minimal = DynamicIslandMode(name: "minimal")
}

/// A position in the large size around the camera.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  private let name: String
  /// The leading side of the camera.
  public static let leading = Self(name: "leading")
  /// The trailing side of the camera.
  public static let trailing = Self(name: "trailing")
  /// The space below the camera.
  public static let center = Self(name: "center")
  /// The bottom.
  public static let bottom = Self(name: "bottom")
}

/// The views at a position in the large size around the camera.
@preconcurrency @MainActor
public struct DynamicIslandExpandedRegion<Content: View> {
  /// Creates a region.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {}
}

/// The views of the large size around the camera.
public struct DynamicIslandExpandedContent<Content>: Sendable {}

/// A builder of regions from the statements of a closure.
@resultBuilder
@preconcurrency @MainActor
public enum DynamicIslandExpandedContentBuilder {
  /// Builds the content of all regions.
  public static func buildBlock<each Part>(
    _ parts: repeat each Part
  ) -> DynamicIslandExpandedContent<EmptyView> { .init() }
  /// Builds a region of an expression.
  public static func buildExpression<Content: View>(
    _ region: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedContent<EmptyView> { .init() }
  /// Builds the regions that another property or function returns.
  public static func buildExpression<Content: View>(
    _ content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<EmptyView> { .init() }
  /// Builds a condition without a second branch.
  public static func buildOptional(
    _ part: DynamicIslandExpandedContent<EmptyView>?
  ) -> DynamicIslandExpandedContent<EmptyView> { .init() }
  /// Builds the first branch of a condition.
  public static func buildEither(
    first: DynamicIslandExpandedContent<EmptyView>
  ) -> DynamicIslandExpandedContent<EmptyView> { first }
  /// Builds the second branch of a condition.
  public static func buildEither(
    second: DynamicIslandExpandedContent<EmptyView>
  ) -> DynamicIslandExpandedContent<EmptyView> { second }
  /// Builds regions of a newer system.
  public static func buildLimitedAvailability(
    _ part: DynamicIslandExpandedContent<EmptyView>
  ) -> DynamicIslandExpandedContent<EmptyView> { part }
}

/// Modifiers of a Live Activity, which pictures don't show.
extension View {
  /// Returns the view with a color behind the Live Activity.
  public func activityBackgroundTint(
    _ color: Color?
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }
  /// Returns the view with a color of the system's buttons beside the Live Activity.
  public func activitySystemActionForegroundColor(
    _ color: Color?
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }
  /// Returns the view with a place of the large size around the camera.
  public func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }
}

/// A vertical place in the large size around the camera.
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  private let name: String
  /// Beside the camera.
  public static let `default` = Self(name: "default")
  /// Below the camera, if the content is too wide.
  public static let belowIfTooWide = Self(name: "belowIfTooWide")
}

/// A part of the system that shows a preview of a Live Activity.
public enum ActivityPreviewViewKind: Hashable, Sendable {
  case content
  case dynamicIsland(DynamicIslandPreviewViewState)

  /// A size of a Live Activity's preview around the camera.
  public enum DynamicIslandPreviewViewState: Hashable, Sendable {
    case expanded, compact, minimal
  }
}

extension ActivityAttributes {
  /// Returns a labeled box, because previews of Live Activities aren't drawn.
  @preconcurrency @MainActor
  public func previewContext(
    _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind,
    file: StaticString = #fileID, line: Int = #line
  ) -> some View { UndrawnBox("Live Activity", CallSite(file, line)) }
}

public import ActivityKit
import AppIntents
public import SwiftUI

/// A preview that a `#Preview` declares.
///
/// Its initializers are the forms of the macro, so that a program can replace `#Preview` with the
/// name of this type.
@preconcurrency @MainActor
public struct _Preview {
  /// The content of a preview.
  enum Content {
    case view(@MainActor () -> [PreviewPart])
    case widget(
      WidgetFamily, @MainActor () -> [_WidgetDescriptor], PreviewEntries)
    /// A preview that isn't drawn, with the reason.
    case undrawn(String)
  }

  let name: String?
  let place: CallSite
  let content: Content
  /// The traits of a view's preview.
  private(set) var traits = PreviewTraits()

  /// Creates a preview of a view.
  public init<Content: View>(
    _ name: String? = nil, traits: _PreviewTrait..., file: StaticString = #fileID,
    line: Int = #line, @ViewBuilder body: @escaping @MainActor () -> Content
  ) {
    self.init(name, CallSite(file, line), traits) { body().allPreviewParts }
  }

  /// Creates a preview of the parts of a view.
  init(
    _ name: String?, _ place: CallSite, _ traits: [_PreviewTrait],
    parts: @escaping @MainActor () -> [PreviewPart]
  ) {
    self.name = name
    self.place = place
    content = .view(parts)
    for trait in traits { self.traits = trait.traits.inside(self.traits) }
  }

  /// Creates a preview of a widget with entries.
  public init<W: Widget>(
    _ name: String? = nil, as family: WidgetFamily, file: StaticString = #fileID,
    line: Int = #line, widget: @escaping @MainActor () -> W,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
  ) {
    self.name = name
    place = CallSite(file, line)
    content = .widget(family, { W._descriptors(of: widget()) }, .entries(timeline))
  }

  /// Creates a preview of a widget with the entries of a provider.
  public init<W: Widget, Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, file: StaticString = #fileID,
    line: Int = #line, widget: @escaping @MainActor () -> W,
    timelineProvider: @escaping @MainActor () -> Provider
  ) {
    self.name = name
    place = CallSite(file, line)
    content = .widget(
      family, { W._descriptors(of: widget()) },
      .provider { await AnyProvider(timelineProvider()).timeline($0) })
  }

  /// Creates a preview of a widget with options and the entries of a provider.
  public init<W: Widget, Provider: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
    file: StaticString = #fileID, line: Int = #line, widget: @escaping @MainActor () -> W,
    timelineProvider: @escaping @MainActor () -> Provider
  ) {
    self.name = name
    place = CallSite(file, line)
    let chosen = Carried(intent)
    content = .widget(
      family, { W._descriptors(of: widget()) },
      .provider { context in
        AnyTimeline(
          await AsyncProvider.timeline(
            Carried(timelineProvider()), Carried(context), intent: chosen
          ).value)
      })
  }

  /// Creates a preview of a Live Activity, which isn't drawn.
  public init<W: Widget, Attributes: ActivityAttributes>(
    _ name: String? = nil, as kind: _ActivityPreviewKind, using attributes: Attributes,
    file: StaticString = #fileID, line: Int = #line, widget: @escaping @MainActor () -> W,
    @_ContentStateBuilder<Attributes.ContentState> contentStates:
      @escaping @MainActor () ->
      [Attributes.ContentState]
  ) {
    self.name = name
    place = CallSite(file, line)
    content = .undrawn("a Live Activity")
  }
}

/// The part of the system that shows a preview of a Live Activity.
public struct _ActivityPreviewKind: Sendable {
  /// The Lock Screen.
  public static let content = _ActivityPreviewKind()
  /// A presentation around the camera.
  public static func dynamicIsland(_ mode: _DynamicIslandPreviewMode) -> _ActivityPreviewKind {
    _ActivityPreviewKind()
  }
}

/// A size of a Live Activity's preview around the camera.
public enum _DynamicIslandPreviewMode: Hashable, Sendable {
  case expanded, compact, minimal
}

/// A builder of contents of a Live Activity from the statements of a closure.
@resultBuilder
public enum _ContentStateBuilder<State> {
  /// Builds the list of all contents.
  public static func buildBlock(_ states: State...) -> [State] { states }
}

/// The entries of a preview of a widget.
enum PreviewEntries {
  case entries(@MainActor () -> [any TimelineEntry])
  case provider(@MainActor (TimelineProviderContext) async -> AnyTimeline)
}

/// A provider whose type is hidden.
@MainActor
struct AnyProvider {
  let timeline: @MainActor (TimelineProviderContext) async -> AnyTimeline

  init<Provider: TimelineProvider>(_ provider: Provider) {
    timeline = { context in
      let timeline: Timeline<Provider.Entry> = await completed {
        provider.getTimeline(in: context, completion: $0)
      }
      return AnyTimeline(timeline)
    }
  }
}

/// A trait of a preview, such as a layout.
public struct _PreviewTrait: Sendable {
  let traits: PreviewTraits

  private init(layout: PreviewLayout? = nil, isLandscape: Bool? = nil) {
    var traits = PreviewTraits()
    (traits.layout, traits.isLandscape) = (layout, isLandscape)
    self.traits = traits
  }

  /// The layout of a device.
  public static let `default` = _PreviewTrait()
  /// The size of the view.
  public static let sizeThatFitsLayout = _PreviewTrait(layout: .sizeThatFits)
  /// The portrait orientation.
  public static let portrait = _PreviewTrait(isLandscape: false)
  /// The landscape orientation with the top at the left.
  public static let landscapeLeft = _PreviewTrait(isLandscape: true)
  /// The landscape orientation with the top at the right.
  public static let landscapeRight = _PreviewTrait(isLandscape: true)

  /// Returns a fixed size.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> _PreviewTrait {
    _PreviewTrait(layout: .fixed(width: width, height: height))
  }
}

/// A builder of a preview's entries from the statements of a closure.
@resultBuilder
@preconcurrency @MainActor
public enum PreviewTimelineBuilder {
  /// Builds a list of an entry.
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }

  /// Builds the list of entries in an array.
  public static func buildExpression<Entry: TimelineEntry>(
    _ entries: [Entry]
  ) -> [any TimelineEntry] { entries }

  /// Builds the list of entries of all statements.
  public static func buildBlock(_ parts: [any TimelineEntry]...) -> [any TimelineEntry] {
    parts.flatMap { $0 }
  }

  /// Builds the list of entries of a loop.
  public static func buildArray(_ parts: [[any TimelineEntry]]) -> [any TimelineEntry] {
    parts.flatMap { $0 }
  }

  /// Builds the list of entries of a condition without a second branch.
  public static func buildOptional(_ part: [any TimelineEntry]?) -> [any TimelineEntry] {
    part ?? []
  }

  /// Builds the list of entries of a condition's first branch.
  public static func buildEither(first: [any TimelineEntry]) -> [any TimelineEntry] { first }

  /// Builds the list of entries of a condition's second branch.
  public static func buildEither(second: [any TimelineEntry]) -> [any TimelineEntry] { second }
}

import CoreGraphics
import Foundation
import SwiftUI

extension _WidgetGallery {
  /// Returns the picture of a request.
  ///
  /// Previews don't start the provider of a widget unless they name one. All other entries do.
  public static func picture(
    _ request: _WidgetRequest
  ) async throws(_WidgetError) -> _WidgetPicture {
    switch request.entry {
    case .preview(let name, let entry):
      guard let item = allPreviews.first(where: { $0.description.name == name }) else {
        throw .unknownPreview(name, previews.map(\.name))
      }
      return try await picture(of: item, entry: entry, request)
    case .previewAt(let index, let entry):
      let items = allPreviews
      guard items.indices.contains(index) else {
        throw .unknownPreview("\(index)", items.map(\.description.name))
      }
      return try await picture(of: items[index], entry: entry, request)
    case .placeholder, .snapshot, .timeline, .timelineAt: return try await live(request)
    }
  }

  /// Returns the picture of a preview.
  private static func picture(
    of item: PreviewItem, entry index: Int, _ request: _WidgetRequest
  ) async throws(_WidgetError) -> _WidgetPicture {
    let description = item.description
    let family = description.family ?? request.family
    switch item.content {
    case .undrawn:
      throw .undrawn(
        description.undrawn ?? "the preview", file: description.file, line: description.line)
    case .view(let view):
      guard index == 0 else { throw .noEntry(index, count: 1) }
      if request.isInWindow {
        return _WidgetPicture(
          content: view, kind: nil, family: family, size: .zero, date: nil, timeline: [],
          policy: nil, report: WidgetReport())
      }
      // A view's preview isn't connected to a widget, so the first one decides on margins.
      let descriptor = descriptors.first { $0.category == .widget }
      return WidgetFrame(request, descriptor, family).picture(view, Entries())
    case .widget(let descriptors, let source):
      let descriptor = try drawn(in: descriptors())
      let timeline: AnyTimeline
      switch source {
      case .entries(let entries): timeline = AnyTimeline(entries: entries(), policy: .never)
      case .provider(let provider):
        timeline = await provider(request.context(descriptor, family, isPreview: true))
      }
      guard timeline.entries.indices.contains(index) else {
        throw .noEntry(index, count: timeline.entries.count)
      }
      return try picture(of: timeline.entries[index], timeline, descriptor, family, request)
    }
  }

  /// Returns the picture of an entry that the widget's provider provides.
  private static func live(_ request: _WidgetRequest) async throws(_WidgetError) -> _WidgetPicture {
    let descriptor = try descriptor(ofKind: request.kind)
    let family = request.family
    guard descriptor.families.contains(family) else {
      throw .unsupportedFamily(family, kind: descriptor.kind, descriptor.families)
    }
    guard let source = descriptor.source as? any EntrySource else { throw .noWidget }
    let isPreview = request.entry == .snapshot || request.entry == .placeholder
    let context = request.context(descriptor, family, isPreview: isPreview)
    switch request.entry {
    case .placeholder:
      let entry = source.placeholder(in: context)
      return try picture(of: entry, nil, descriptor, family, request, redacted: true)
    case .timeline(let index):
      let timeline = await source.timeline(in: context)
      guard timeline.entries.indices.contains(index) else {
        throw .noEntry(index, count: timeline.entries.count)
      }
      return try picture(of: timeline.entries[index], timeline, descriptor, family, request)
    case .timelineAt(let date):
      let timeline = await source.timeline(in: context)
      guard let index = timeline.index(at: date) else { throw .noEntry(0, count: 0) }
      return try picture(of: timeline.entries[index], timeline, descriptor, family, request)
    case .snapshot, .preview, .previewAt:
      let entry = await source.snapshot(in: context)
      return try picture(of: entry, nil, descriptor, family, request)
    }
  }

  private static func picture(
    of entry: any TimelineEntry, _ timeline: AnyTimeline?, _ descriptor: _WidgetDescriptor,
    _ family: WidgetFamily, _ request: _WidgetRequest, redacted: Bool = false
  ) throws(_WidgetError) -> _WidgetPicture {
    let source = descriptor.source as? any EntrySource
    guard let view = source?.view(of: entry) else {
      throw .foreignEntry(type: "\(type(of: entry))", kind: descriptor.kind)
    }
    let content = redacted ? AnyView(view.redacted(reason: .placeholder)) : view
    return WidgetFrame(request, descriptor, family).picture(
      content, Entries(date: entry.date, timeline: timeline))
  }

  /// Returns the widget of a kind, or the first one that is drawn.
  private static func descriptor(
    ofKind kind: String?
  ) throws(_WidgetError) -> _WidgetDescriptor {
    guard let kind else { return try drawn(in: descriptors) }
    let matches = descriptors.filter { $0.kind == kind }
    guard !matches.isEmpty else { throw .unknownKind(kind, descriptors.map(\.kind)) }
    return try drawn(in: matches)
  }

  /// Returns the first widget that is drawn.
  private static func drawn(
    in descriptors: [_WidgetDescriptor]
  ) throws(_WidgetError) -> _WidgetDescriptor {
    if let descriptor = descriptors.first(where: { $0.source != nil }) { return descriptor }
    guard let first = descriptors.first else { throw .noWidget }
    throw .undrawn(first.configuration, file: first.place.file, line: first.place.line)
  }
}

extension _WidgetRequest {
  @MainActor
  fileprivate func context(
    _ descriptor: _WidgetDescriptor, _ family: WidgetFamily, isPreview: Bool
  ) -> TimelineProviderContext {
    TimelineProviderContext(
      family: family, isPreview: isPreview, displaySize: size(family),
      environment: WidgetFrame(self, descriptor, family).environment(.ofVariant))
  }
}

/// The dates of a picture.
private struct Entries {
  var date: Date?
  var timeline: AnyTimeline?
}

/// The size, the margins and the environment of a widget's picture.
@MainActor
private struct WidgetFrame {
  let request: _WidgetRequest
  let descriptor: _WidgetDescriptor?
  let family: WidgetFamily

  init(_ request: _WidgetRequest, _ descriptor: _WidgetDescriptor?, _ family: WidgetFamily) {
    self.request = request
    self.descriptor = descriptor
    self.family = family
  }

  /// A Boolean value that indicates whether the widget's background is drawn.
  ///
  /// A background that isn't removable is drawn in every place.
  private var showsBackground: Bool {
    request.showsBackground || descriptor?.isBackgroundRemovable == false
  }

  /// Returns an environment with the values of the widget.
  func environment(_ values: EnvironmentValues) -> EnvironmentValues {
    var values = values
    values.widgetFamily = family
    values.widgetRenderingMode = request.renderingMode
    return values
  }

  func picture(_ view: AnyView, _ entries: Entries) -> _WidgetPicture {
    let report = WidgetReport()
    let size = request.size(family)
    var container = WidgetContainer(view, size: size, report: report)
    container.standardMargins = request.margins(family)
    container.margins =
      descriptor?.disablesContentMargins == true ? EdgeInsets() : request.margins(family)
    container.showsBackground = showsBackground
    container.cornerRadius = request.cornerRadius(family)
    container.requiresBackground = request.requiresContainerBackground
    let content = container.environment(\.widgetFamily, family)
      .environment(\.widgetRenderingMode, request.renderingMode)
      .environment(\.widgetAccentColor, request.accentColor)
    return _WidgetPicture(
      content: AnyView(content), kind: descriptor?.kind, family: family, size: size,
      date: entries.date, timeline: entries.timeline?.entries.map(\.date) ?? [],
      policy: entries.timeline?.policy, report: report)
  }
}

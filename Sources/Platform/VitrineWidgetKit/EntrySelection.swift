import Foundation
import SwiftUI
package import Vitrine
package import VitrineBase
package import WidgetKit

/// The entry of a widget that a picture shows.
///
/// Previews have sample data, so they come first. Without one of a widget, the provider's snapshot
/// is shown, as in the gallery of widgets.
@MainActor
struct EntrySelection {
  let family: HomeFamily
  let entry: _WidgetRequest.Entry
  /// A description of the entry's source, such as `the snapshot`.
  let shown: String
  /// A Boolean value that indicates whether a widget is shown, and not a preview of any view.
  var isWidget = true

  /// Chooses the entry for a variant and the kind of a widget, or nil for any.
  init(_ variant: Variant, kind: String?) throws {
    let previews = _WidgetGallery.previews
    if let name = variant.preview {
      guard let preview = previews.first(where: { $0.name == name }) else {
        throw _WidgetError.unknownPreview(name, previews.map(\.name))
      }
      family = try Self.family(of: preview, variant)
      entry = .preview(name, entry: Self.index(variant))
      shown = "the preview '\(name)'"
      isWidget = preview.family != nil
      return
    }
    let isOpen = variant.entry == nil && variant.moment == nil && kind == nil
    if isOpen, let index = Self.preview(among: previews, variant) {
      family = try Self.family(of: previews[index], variant)
      entry = .previewAt(index, entry: 0)
      shown = "the preview '\(previews[index].name)'"
      return
    }
    guard let widget = Self.widget(kind) else {
      // Without a widget, a preview of any view is shown.
      if isOpen, let index = previews.firstIndex(where: { $0.undrawn == nil }) {
        family = try Self.family(of: previews[index], variant)
        entry = .previewAt(index, entry: 0)
        shown = "the preview '\(previews[index].name)'"
        isWidget = previews[index].family != nil
        return
      }
      if let first = _WidgetGallery.widgets.first(where: { $0.category != .widget }) {
        let part = first.category == .control ? "control" : "Live Activity"
        throw HomeProblem(
          "the extension has only a \(part), which isn't drawn",
          at: SourceLocation(file: first.file, line: first.line, column: 1))
      }
      if let kind {
        throw _WidgetError.unknownKind(kind, _WidgetGallery.widgets.map(\.kind))
      }
      throw _WidgetError.noWidget
    }
    family = try Self.family(of: widget, variant)
    (entry, shown) = Self.entry(of: variant)
  }

  /// Returns the index of the first preview in the variant's family, or nil.
  ///
  /// A preview of a widget's own view precedes the previews of parts.
  private static func preview(among previews: [_PreviewDescription], _ variant: Variant) -> Int? {
    func isShown(_ preview: _PreviewDescription) -> Bool {
      guard preview.undrawn == nil, let family = preview.family.flatMap(HomeFamily.init) else {
        return false
      }
      return variant.family.map { $0 == family } ?? (family.size(on: variant.device) != nil)
    }
    return previews.firstIndex { isShown($0) && $0.kind != nil }
      ?? previews.firstIndex(where: isShown)
  }

  private static func widget(_ kind: String?) -> _WidgetDescription? {
    _WidgetGallery.widgets.first { $0.category == .widget && (kind == nil || $0.kind == kind) }
  }

  private static func index(_ variant: Variant) -> Int {
    if case .timeline(let index) = variant.entry { index } else { 0 }
  }

  /// Returns the family of a preview: its own, or the variant's for a view.
  private static func family(
    of preview: _PreviewDescription, _ variant: Variant
  ) throws -> HomeFamily {
    let own = preview.family.flatMap(HomeFamily.init)
    if let own, let family = variant.family, own != family {
      throw HomeProblem("the preview '\(preview.name)' is of the family \(own.rawValue)")
    }
    return own ?? variant.family ?? widget(nil).flatMap { try? family(of: $0, variant) } ?? .small
  }

  /// Returns the variant's family, or the first one that the widget supports on the device.
  private static func family(
    of widget: _WidgetDescription, _ variant: Variant
  ) throws -> HomeFamily {
    let families = widget.families.compactMap(HomeFamily.init)
    if let family = variant.family {
      guard families.contains(family) else {
        throw HomeProblem(
          "the widget '\(widget.kind)' doesn't support the family \(family.rawValue), but "
            + listText(families.map(\.rawValue), "and"))
      }
      return family
    }
    guard let first = families.first(where: { $0.size(on: variant.device) != nil }) else {
      throw HomeProblem(
        "the widget '\(widget.kind)' supports no family of the device \(variant.device.name)")
    }
    return first
  }

  private static func entry(of variant: Variant) -> (_WidgetRequest.Entry, String) {
    if let moment = variant.moment {
      return (.timelineAt(moment.date), "the timeline at \(moment.text)")
    }
    return switch variant.entry {
    case .placeholder: (.placeholder, "the placeholder")
    case .snapshot, nil: (.snapshot, "the snapshot")
    case .timeline(let index): (.timeline(index), "entry \(index) of the timeline")
    }
  }
}

extension Moment {
  /// The date in the world's time zone.
  fileprivate var date: Date {
    let numbers = components
    var parts = DateComponents(year: numbers[0], month: numbers[1], day: numbers[2])
    (parts.hour, parts.minute) = (numbers[3], numbers[4])
    parts.second = numbers.count > 5 ? numbers[5] : 0
    return Calendar(identifier: .gregorian).date(from: parts) ?? Date()
  }
}

extension HomeFamily {
  /// The family of the platform.
  package var widgetFamily: WidgetFamily {
    WidgetFamily.allCases.first { "\($0)" == codeName } ?? .systemSmall
  }

  /// Creates the family of the platform's.
  package init?(_ family: WidgetFamily) { self.init(codeName: "\(family)") }
}

/// A reason why a widget can't be shown.
package struct HomeProblem: Error, CustomStringConvertible {
  package var reason: String
  package var place: SourceLocation?

  package init(_ reason: String, at place: SourceLocation? = nil) {
    self.reason = reason
    self.place = place
  }

  package var description: String { reason }
}

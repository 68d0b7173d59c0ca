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
  /// The family, or nil for a view in a window.
  let family: HomeFamily?
  let entry: _WidgetRequest.Entry
  /// A description of the entry's source, such as `the snapshot`.
  let shown: String
  /// The kind of the widget, or nil for that of a preview.
  let kind: String?
  /// A Boolean value that indicates whether a widget is shown, and not a preview of any view.
  let isWidget: Bool
  /// The traits of the shown preview.
  let traits: PreviewTraits

  /// Chooses the entry for a variant and the kind of a widget, or nil for any.
  ///
  /// `attempt` is the number of entries whose code ended early before. Returns nil if no other entry
  /// is left.
  init?(_ variant: Variant, kind: String?, attempt: Int = 0) throws {
    let choices = try Self.choices(variant, kind: kind)
    guard choices.indices.contains(attempt) else { return nil }
    let choice = choices[attempt]
    (entry, shown, self.kind) = (choice.entry, choice.shown, choice.kind)
    isWidget = choice.isWidget
    traits = choice.traits
    family = try choice.family()
  }

  /// An entry that can be shown.
  private struct Choice {
    var entry: _WidgetRequest.Entry
    var shown: String
    /// The kind of the widget, or nil for that of a preview.
    var kind: String?
    var isWidget = true
    var traits = PreviewTraits()
    var family: @MainActor () throws -> HomeFamily?
  }

  /// Returns the entries for a variant, of which there is at least one, the preferred one first.
  private static func choices(_ variant: Variant, kind: String?) throws -> [Choice] {
    let previews = _WidgetGallery.previews
    if let name = variant.preview {
      guard let preview = previews.first(where: { $0.name == name }) else {
        throw _WidgetError.unknownPreview(name, previews.map(\.name))
      }
      return [
        Choice(
          entry: .preview(name, entry: index(variant)), shown: "the preview '\(name)'",
          kind: kind, isWidget: preview.family != nil, traits: preview.traits,
          family: { try family(of: preview, variant) })
      ]
    }
    let isOpen = variant.entry == nil && variant.moment == nil && kind == nil
    var choices: [Choice] = []
    if isOpen, let index = preview(among: previews, variant) {
      choices.append(choice(previews, index, variant, isWidget: true))
    }
    let widgets = _WidgetGallery.widgets.filter { widget in
      widget.category == .widget && (kind == nil || widget.kind == kind)
    }
    for (index, widget) in widgets.enumerated()
    where index == 0 || isOpen && (try? family(of: widget, variant)) != nil {
      choices += entries(of: widget, variant)
    }
    if !choices.isEmpty { return choices }
    // Without a widget, a preview of any view is shown.
    if isOpen, let index = previews.firstIndex(where: { $0.undrawn == nil }) {
      return [choice(previews, index, variant, isWidget: previews[index].family != nil)]
    }
    throw problem(without: kind)
  }

  private static func choice(
    _ previews: [_PreviewDescription], _ index: Int, _ variant: Variant, isWidget: Bool
  ) -> Choice {
    Choice(
      entry: .previewAt(index, entry: 0), shown: "the preview '\(previews[index].name)'",
      isWidget: isWidget, traits: previews[index].traits,
      family: { try family(of: previews[index], variant) })
  }

  /// Returns the variant's entry of a widget, or the snapshot and then the placeholder.
  private static func entries(of widget: _WidgetDescription, _ variant: Variant) -> [Choice] {
    var entries = [entry(of: variant)]
    if variant.entry == nil, variant.moment == nil {
      entries.append((.placeholder, "the placeholder"))
    }
    return entries.map { entry, shown in
      Choice(
        entry: entry, shown: shown, kind: widget.kind, family: { try family(of: widget, variant) })
    }
  }

  /// Returns the reason why an extension has no widget of a kind, or no widget at all.
  private static func problem(without kind: String?) -> any Error {
    if let first = _WidgetGallery.widgets.first(where: { $0.category != .widget }), kind == nil {
      let part = first.category == .control ? "control" : "Live Activity"
      return HomeProblem(
        "the extension has only a \(part), which isn't drawn",
        at: SourceLocation(file: first.file, line: first.line, column: 1))
    }
    if let kind { return _WidgetError.unknownKind(kind, _WidgetGallery.widgets.map(\.kind)) }
    return _WidgetError.noWidget
  }

  /// Returns the index of the first preview in the variant's family, or nil.
  ///
  /// A preview of a widget's own view precedes the previews of parts. In a family that its widget
  /// doesn't support it isn't considered.
  private static func preview(among previews: [_PreviewDescription], _ variant: Variant) -> Int? {
    func isShown(_ preview: _PreviewDescription) -> Bool {
      guard preview.undrawn == nil, let family = preview.family.flatMap(HomeFamily.init) else {
        return false
      }
      if let kind = preview.kind, let widget = widget(kind),
        !widget.families.compactMap(HomeFamily.init).contains(family)
      {
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
  ///
  /// A view is in a window if the code has no widgets.
  private static func family(
    of preview: _PreviewDescription, _ variant: Variant
  ) throws -> HomeFamily? {
    let own = preview.family.flatMap(HomeFamily.init)
    if let own, let family = variant.family, own != family {
      throw HomeProblem("the preview '\(preview.name)' is of the family \(own.rawValue)")
    }
    guard let widget = widget(nil) else { return own ?? variant.family }
    return own ?? variant.family ?? (try? family(of: widget, variant)) ?? .small
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
  /// A Boolean value that indicates whether another entry may have no such problem.
  package var isOfRun = false

  package init(_ reason: String, at place: SourceLocation? = nil) {
    self.reason = reason
    self.place = place
  }

  package var description: String { reason }
}

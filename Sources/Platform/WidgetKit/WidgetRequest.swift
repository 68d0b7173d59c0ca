public import CoreGraphics
public import Foundation
public import SwiftUI

/// A request for a picture of a widget.
public struct _WidgetRequest {
  /// The entry that is shown.
  public enum Entry: Equatable, Sendable {
    /// An entry of a preview, which is specified by its name or by its index in all previews.
    case preview(String, entry: Int)
    case previewAt(Int, entry: Int)
    case placeholder
    case snapshot
    /// The entry at an index of the timeline.
    case timeline(Int)
    /// The entry of the timeline that is shown at a date.
    case timelineAt(Date)
  }

  /// The kind of the widget, or nil for the first one that is drawn.
  public var kind: String?
  /// The family.
  ///
  /// A preview with a family of its own has that one.
  public var family: WidgetFamily
  /// The size in points by family.
  public var size: (WidgetFamily) -> CGSize
  /// The margins by family, for widgets that don't disable them.
  public var margins: (WidgetFamily) -> EdgeInsets
  /// The radius of the corners by family, to which `ContainerRelativeShape` is concentric.
  public var cornerRadius: (WidgetFamily) -> CGFloat = { _ in 0 }
  /// The entry that is shown.
  public var entry: Entry
  /// The colors in which the widget is drawn.
  ///
  /// All modes but the first are approximations. The accented mode usually shows no background.
  public var renderingMode = WidgetRenderingMode.fullColor
  /// The color of the accent group in the accented mode.
  public var accentColor = Color.white
  /// A Boolean value that indicates whether a preview of a view is shown as in an app's window,
  /// without the margins and the background of a widget.
  public var isInWindow = false
  /// A Boolean value that indicates whether the place of the widget shows backgrounds.
  public var showsBackground = true
  /// A Boolean value that indicates whether the widget needs `containerBackground(for:)`.
  ///
  /// It is true for programs that are built with the SDK of iOS 17 or later and run on such a
  /// system.
  public var requiresContainerBackground = true

  /// Creates a request.
  public init(
    _ entry: Entry, kind: String? = nil, family: WidgetFamily,
    size: @escaping (WidgetFamily) -> CGSize,
    margins: @escaping (WidgetFamily) -> EdgeInsets = { _ in EdgeInsets() }
  ) {
    self.entry = entry
    self.kind = kind
    self.family = family
    self.size = size
    self.margins = margins
  }
}

/// A picture of a widget.
@preconcurrency @MainActor
public struct _WidgetPicture {
  /// The content with its margins, background and environment.
  public let content: AnyView
  /// The kind of the widget, or nil for a preview of a view.
  public let kind: String?
  /// The family.
  public let family: WidgetFamily
  /// The size in points.
  public let size: CGSize
  /// The date of the entry, or nil for a preview of a view.
  public let date: Date?
  /// The dates of all entries.
  public let timeline: [Date]
  /// The policy of the timeline, or nil for an entry without a timeline.
  public let policy: TimelineReloadPolicy?
  package let report: WidgetReport

  /// The address that opens with the widget, after the content was evaluated.
  public var url: URL? { report.url }
  /// A Boolean value that indicates whether the evaluated content has a container background.
  public var hasContainerBackground: Bool { report.hasContainerBackground }
}

/// A reason why a picture of a widget can't be created.
public enum _WidgetError: Error, Equatable, CustomStringConvertible {
  /// The extension has no widgets.
  case noWidget
  /// No widget has the kind. The kinds that exist follow.
  case unknownKind(String, [String])
  /// The widget doesn't support the family. The families that it supports follow.
  case unsupportedFamily(WidgetFamily, kind: String, [WidgetFamily])
  /// No preview has the name. The names that exist follow.
  case unknownPreview(String, [String])
  /// The preview or the timeline has fewer entries.
  case noEntry(Int, count: Int)
  /// The entry of a preview belongs to another widget.
  case foreignEntry(type: String, kind: String)
  /// The widget or preview is of a part of the system that isn't drawn.
  case undrawn(String, file: String, line: Int)

  /// A sentence with the problem and the values that are possible.
  public var description: String {
    switch self {
    case .noWidget: "the extension has no widgets"
    case .unknownKind(let kind, let kinds):
      "no widget has the kind '\(kind)'; the kinds are \(Self.list(kinds))"
    case .unsupportedFamily(let family, let kind, let families):
      "the widget '\(kind)' doesn't support \(family); its families are "
        + Self.list(families.map(\.description))
    case .unknownPreview(let name, let names):
      "no preview is named '\(name)'; the previews are \(Self.list(names))"
    case .noEntry(let index, let count):
      "there is no entry \(index); the number of entries is \(count)"
    case .foreignEntry(let type, let kind):
      "the widget '\(kind)' can't show an entry of the type \(type)"
    case .undrawn(let part, let file, let line): "\(file):\(line): \(part) isn't drawn"
    }
  }

  private static func list(_ words: [String]) -> String {
    words.isEmpty ? "none" : words.map { "'\($0)'" }.joined(separator: ", ")
  }
}

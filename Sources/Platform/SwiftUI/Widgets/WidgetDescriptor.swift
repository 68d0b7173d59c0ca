/// The description of a widget, which its configuration and the modifiers fill in.
public struct _WidgetDescriptor {
  /// The part of the system that shows a widget.
  package enum Category: Sendable {
    case widget
    case liveActivity
    case control
  }

  package var category: Category
  package var kind: String
  /// The author's line with the configuration.
  package var place: CallSite
  /// The type of the configuration, such as `StaticConfiguration`.
  package var configuration: String
  package var displayName: Text?
  package var summary: Text?
  package var families: [WidgetFamily] = [
    .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
  ]
  package var disablesContentMargins = false
  package var isBackgroundRemovable = true
  /// The entries and their views, or nil for a widget that isn't drawn.
  package var source: (any WidgetSource)?

  package init(
    _ category: Category, kind: String, configuration: String, place: CallSite,
    source: (any WidgetSource)? = nil
  ) {
    self.category = category
    self.kind = kind
    self.configuration = configuration
    self.place = place
    self.source = source
  }
}

/// The entries of a widget and their views, which `WidgetKit` implements.
package protocol WidgetSource {}

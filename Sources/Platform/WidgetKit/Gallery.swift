public import SwiftUI

/// The widgets and previews of a program, and their pictures.
///
/// A program registers them before anything is requested.
@preconcurrency @MainActor
public enum _WidgetGallery {
  private static var registered: [() -> [_WidgetDescriptor]] = []
  private static var descriptorCache: [_WidgetDescriptor]?
  private static var previewSources: [PreviewSource] = []

  /// Registers the widgets of a bundle.
  public static func register(bundle: any WidgetBundle.Type) {
    func descriptors<Bundle: WidgetBundle>(_ bundle: Bundle.Type) -> [_WidgetDescriptor] {
      Bundle.Body._descriptors(of: bundle.init().body)
    }
    add { descriptors(bundle) }
  }

  /// Registers a widget.
  public static func register(widget: any Widget.Type) {
    func descriptors<W: Widget>(_ widget: W.Type) -> [_WidgetDescriptor] {
      W._descriptors(of: widget.init())
    }
    add { descriptors(widget) }
  }

  /// Registers a type with previews.
  public static func register(
    _ provider: any PreviewProvider.Type, named name: String, file: String, line: Int
  ) {
    func parts<Provider: PreviewProvider>(_ provider: Provider.Type) -> [PreviewPart] {
      provider.previews.allPreviewParts
    }
    previewSources.append(.provider(name: name, file: file, line: line) { parts(provider) })
  }

  /// Registers a preview of `#Preview`.
  public static func register(_ preview: _Preview) { previewSources.append(.preview(preview)) }

  /// Removes all widgets and previews.
  package static func removeAll() {
    registered = []
    descriptorCache = nil
    previewSources = []
  }

  /// Removes the previews of all files but the one with a name.
  package static func keepPreviews(of file: String) {
    previewSources.removeAll { $0.file.split(separator: "/").last.map(String.init) != file }
  }

  private static func add(_ descriptors: @escaping () -> [_WidgetDescriptor]) {
    registered.append(descriptors)
    descriptorCache = nil
  }

  /// The descriptors of all widgets in order.
  static var descriptors: [_WidgetDescriptor] {
    if let descriptorCache { return descriptorCache }
    let descriptors = registered.flatMap { $0() }
    descriptorCache = descriptors
    return descriptors
  }

  /// The previews in order, each with one picture or several entries.
  static var allPreviews: [PreviewItem] { previewSources.flatMap(\.items) }

  /// The descriptions of all widgets, Live Activities and controls.
  public static var widgets: [_WidgetDescription] { descriptors.map(_WidgetDescription.init) }

  /// The descriptions of all previews.
  public static var previews: [_PreviewDescription] { allPreviews.map(\.description) }
}

/// A description of a widget.
public struct _WidgetDescription: Sendable {
  /// The part of the system that shows a widget.
  public enum Category: String, Sendable {
    case widget, liveActivity, control
  }

  /// The part of the system that shows the widget.
  ///
  /// Only widgets are drawn.
  public let category: Category
  /// The identifier.
  public let kind: String
  /// The name in the gallery of widgets, or nil.
  public let displayName: String?
  /// The description in the gallery of widgets, or nil.
  public let summary: String?
  /// The families in which the widget is offered.
  public let families: [WidgetFamily]
  /// A Boolean value that indicates whether the content fills the widget.
  public let disablesContentMargins: Bool
  /// A Boolean value that indicates whether the system can remove the background.
  public let isBackgroundRemovable: Bool
  /// The type of the configuration, such as `StaticConfiguration`.
  public let configuration: String
  /// The module and the file of the configuration, such as `Extension/Widget.swift`.
  public let file: String
  /// The line of the configuration.
  public let line: Int

  @MainActor
  init(_ descriptor: _WidgetDescriptor) {
    category =
      switch descriptor.category {
      case .widget: .widget
      case .liveActivity: .liveActivity
      case .control: .control
      }
    kind = descriptor.kind
    displayName = descriptor.displayName?.plain()
    summary = descriptor.summary?.plain()
    families = descriptor.families
    disablesContentMargins = descriptor.disablesContentMargins
    isBackgroundRemovable = descriptor.isBackgroundRemovable
    configuration = descriptor.configuration
    file = descriptor.place.file
    line = descriptor.place.line
  }
}

/// A description of a preview.
public struct _PreviewDescription: Sendable {
  /// The name, which is unique: of the author, or of the type with a number.
  public let name: String
  /// The file of the preview.
  public let file: String
  /// The line of the preview.
  public let line: Int
  /// The family of a preview in a widget, or nil.
  public let family: WidgetFamily?
  /// The number of entries, or nil if a provider has to be started for it.
  public let entryCount: Int?
  /// The reason why the preview isn't drawn, or nil.
  public let undrawn: String?
  /// The kind of the widget whose view the preview shows, or nil for another view.
  public let kind: String?
  /// The size, the device and the orientation that the author chose.
  package var traits = PreviewTraits()
}

package import VitrineBase

/// A program that creates a widget's views for one variant at a time.
public struct ViewProgram: Sendable {
  /// The title in the header.
  package var title: String
  package var icon: String?
  /// The asset catalogs of the modules that are compiled with the extension.
  package var assets = AssetCatalog()
  package var make: @Sendable (Variant, Files) throws(RenderError) -> ProgramViews
  /// Creates the views after some steps of a session; nil if steps have no effect.
  package var play: (@Sendable (Variant, [HostStep], Files) throws(RenderError) -> ProgramViews)?

  /// Returns the widgets and previews of a WidgetKit extension; nil for other programs.
  package var gallery: (@Sendable (Files) throws(RenderError) -> HomeGallery)?

  package init(
    title: String, icon: String? = nil,
    make: @escaping @Sendable (Variant, Files) throws(RenderError) -> ProgramViews
  ) {
    self.title = title
    self.icon = icon
    self.make = make
  }
}

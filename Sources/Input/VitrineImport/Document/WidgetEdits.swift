package import VitrineBase

/// The values that a user or a config sets in a widget, over its author's values.
public struct WidgetEdits: Sendable {
  /// Values of views' properties, such as `title.text`.
  public var overrides: [SceneRequest.Override] = []
  /// Texts from `--strings` that replace the file's texts by key, in every locale.
  package var texts: [String: String] = [:]
  /// Catalogs from `--assets`, which have the first rank for images and colors.
  package var assetFolders: [String] = []
  /// Values of a config's state, which override all other data.
  package var stateData: JSONValue?

  /// Creates edits that change nothing.
  public init() {}
}

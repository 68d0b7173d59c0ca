import VitrineGraphics

extension Text {
  /// Returns the characters of the text in an environment.
  @MainActor
  package func plain(in environment: EnvironmentValues = .ofVariant) -> String {
    let context = _ViewContext(TreeBuilder(), environment, ViewIdentity())
    var resolution = TextResolution(context)
    resolution.add(self, inside: Attributes(environment))
    return resolution.runs.map(\.text).joined()
  }
}

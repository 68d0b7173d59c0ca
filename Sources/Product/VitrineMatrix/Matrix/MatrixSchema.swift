import Vitrine
import VitrineBase
import VitrineImport

/// The JSON Schema of `vitrine.json`, derived from the keys that the reader uses.
public enum MatrixSchema {
  /// The text of the schema.
  public static var json: String {
    let choice = VariantAxis.keys { .anyOf([$0, .array(of: $0)]) }
    return ProjectFileKeys.shape.schema.file(
      title: "Vitrine project file",
      description:
        "Which inputs are drawn in which variants, and what a storyboard's code would say.",
      definitions: [
        ("values", JSONForm<[SceneRequest.Override]>.overridesSchema),
        (StandInStateKeys.definition, StandInStateKeys.schema),
        (MatrixKeys.choice, .object(choice)),
      ])
  }
}

package import VitrineGraphics

/// Returns the outline of a stroked path, which the caller transforms and fills with the nonzero
/// rule.
package func strokeOutline(_ path: Path, _ stroke: Stroke) -> Path { outline(path, stroke) }

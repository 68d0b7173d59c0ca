package import VitrineGraphics

/// The outline of a stroked path, for a caller that maps it further before it is filled non-zero.
package func strokeOutline(_ path: Path, _ stroke: Stroke) -> Path { outline(path, stroke) }

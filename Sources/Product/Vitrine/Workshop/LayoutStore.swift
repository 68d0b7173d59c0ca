import VitrineBase
import VitrineGraphics
package import VitrineLayout

/// A worker's cache of layouts, which is used by pictures of a batch that differ only in the
/// widget's surroundings.
///
/// Cached values never change a pixel, because a key omits only properties that don't affect
/// layout.
package final class LayoutStore {
  /// The key of a layout: everything that a widget's views and frames depend on within one run.
  package struct Key: Hashable, Sendable {
    private let input: Int
    private let state: String?
    private let variant: Variant

    package init(input: Int, state: String?, variant: Variant) {
      self.input = input
      self.state = state
      self.variant = variant.laidOut
    }
  }

  package typealias Layout = (scene: Scene, layout: SolvedLayout)

  /// The number of cached layouts.
  ///
  /// A portion of a batch has no more.
  package static let limit = 64

  private let cache = TracedCache<Key, Layout>(limit: LayoutStore.limit)
  /// The number of layouts that were computed (cache misses).
  package var madeCount: Int { cache.madeCount }

  /// Returns the layout for a key.
  ///
  /// If it isn't cached, `make` computes it with the given workshop.
  package func layout(
    for key: Key, in workshop: Workshop, make: (Workshop) throws(RenderError) -> Layout
  ) throws(RenderError) -> Layout {
    try cache.value(for: key, from: workshop.files) { files throws(RenderError) in
      try make(workshop.reading(files))
    }
  }
}

import VitrineBase
import VitrineGraphics
package import VitrineLayout

/// The layouts that one worker made last: pictures of a batch that differ only in what lies behind
/// or around the widget have theirs in common.
///
/// What is kept never changes a pixel: a key leaves out only what layout cannot see.
package final class LayoutStore {
  /// All that a widget's views and their frames depend on, within one run.
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

  /// How many are kept, the newest ones: a portion of a batch has no more.
  package static let limit = 64

  private let cache = TracedCache<Key, Layout>(limit: LayoutStore.limit)
  /// How many were made, and not found here.
  package var madeCount: Int { cache.madeCount }

  /// The layout for a key, made unless it is known by the workshop that `make` is given.
  package func layout(
    for key: Key, in workshop: Workshop, make: (Workshop) throws(RenderError) -> Layout
  ) throws(RenderError) -> Layout {
    try cache.value(for: key, from: workshop.files) { files throws(RenderError) in
      try make(workshop.reading(files))
    }
  }
}

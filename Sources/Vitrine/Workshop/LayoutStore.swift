import VitrineBase
import VitrineGraphics
package import VitrineLayout

/// The layouts that one worker made last: pictures of a batch that differ only in what lies behind
/// or around the widget have theirs in common.
///
/// What is kept never changes a pixel: a key leaves out only what layout cannot see.
package final class LayoutStore {
  /// All that a widget's views and their frames depend on, within one run.
  package struct Key: Hashable {
    private let input: Int
    private let state: String?
    private let variant: Variant

    package init(input: Int, state: String?, variant: Variant) {
      self.input = input
      self.state = state
      self.variant = variant.laidOut
    }
  }

  private struct Entry {
    var scene: Scene
    var layout: SolvedLayout
    /// The files it was made from; nil if they were not traced.
    var answers: [FileTrace.Answer]?
  }

  /// How many are kept, the newest ones: a portion of a batch has no more.
  package static let limit = 64

  private var entries: [Key: Entry] = [:]
  private var order: [Key] = []
  /// How many were made, and not found here.
  package private(set) var madeCount = 0

  /// The layout for a key, made unless it is known.
  package func layout(
    for key: Key, make: () throws(RenderError) -> (scene: Scene, layout: SolvedLayout)
  ) throws(RenderError) -> (scene: Scene, layout: SolvedLayout) {
    let outer = FileTrace.current
    if let known = entries[key], outer == nil || known.answers != nil {
      outer?.add(known.answers ?? [])
      return (known.scene, known.layout)
    }
    let trace = outer.map { _ in FileTrace() }
    let made = try FileTrace.$current.withValue(trace) {
      Result { () throws(RenderError) in try make() }
    }.get()
    outer?.add(trace?.answers ?? [])
    madeCount += 1
    if entries.updateValue(
      Entry(scene: made.scene, layout: made.layout, answers: trace?.answers), forKey: key) == nil
    {
      order.append(key)
      if order.count > Self.limit { entries[order.removeFirst()] = nil }
    }
    return made
  }
}

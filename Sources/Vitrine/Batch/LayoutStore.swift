import VitrineGraphics
import VitrineLayout

/// The layouts that one worker made last: pictures of a batch that differ only in what lies behind
/// or around the widget have theirs in common.
///
/// What is kept never changes a pixel: a key leaves out only what layout cannot see.
package final class LayoutStore {
  /// All that a widget's views and their frames depend on, within one run.
  struct Key: Hashable {
    private let input: Int
    private let state: String?
    private let variant: Variant

    init(_ picture: Matrix.Picture) {
      input = picture.input
      state = picture.state
      variant = picture.variant.laidOut
    }
  }

  private struct Entry {
    var scene: Scene
    var layout: SolvedLayout
    /// What was looked at on disk for it; nil where nobody asked.
    var answers: [FileTrace.Answer]?
  }

  /// How many are kept, the newest ones: a portion of a batch has no more.
  static let limit = 64

  private var entries: [Key: Entry] = [:]
  private var order: [Key] = []
  /// How many were made, and not found here.
  package private(set) var madeCount = 0

  /// The layout for a key, made unless it is known.
  func layout(
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

extension Variant {
  /// The variant without all that only paints: those that are equal then have one layout.
  var laidOut: Variant {
    var plain = self
    let standard = Variant()
    plain.wallpaper = standard.wallpaper
    plain.chrome = standard.chrome
    plain.reducesTransparency = standard.reducesTransparency
    plain.increasesContrast = standard.increasesContrast
    plain.clock = standard.clock
    plain.date = standard.date
    plain.isAdded = standard.isAdded
    plain.overlay = standard.overlay
    return plain
  }
}

public import Vitrine
import VitrineBase
public import VitrineGraphics
import VitrineLayout

/// The difference between two versions of a widget: its views, and the frames and pixels per
/// variant.
public struct WidgetDifference: Sendable {
  /// A view whose frame differs in some variants.
  public struct Move: Hashable, Sendable {
    /// The id of the view.
    public var id: String
    /// The kind and name of the view.
    public var view: String
    /// The frames as `WIDTH×HEIGHT at X,Y`, relative to the parent.
    public var from: String
    /// The new frame as `WIDTH×HEIGHT at X,Y`.
    public var to: String
    /// The changed part of the frame in short form.
    public var way: String
    /// The names of the variants in which the view moved.
    public var variants: [String]
  }

  /// A variant with different pixels.
  public struct Picture: Sendable {
    /// The name of the variant.
    public var variant: String
    /// The earlier picture.
    public var before: Bitmap
    /// The new picture.
    public var after: Bitmap
  }

  /// The changed views and constraints.
  public var changes: [SceneChange] = []
  /// The moved views.
  public var moves: [Move] = []
  /// The variants with different pixels.
  public var pictures: [Picture] = []
  /// The names of the compared variants.
  public var variants: [String]

  /// A Boolean value that indicates whether the widgets are equal in all compared variants.
  public var isEmpty: Bool { changes.isEmpty && moves.isEmpty && pictures.isEmpty }

  /// Draws both widgets in each variant and compares trees, frames and pixels.
  ///
  /// A change in several variants, such as a text, is listed once. Frames can differ by variant and
  /// are grouped by the change of the frame.
  public init(
    from old: Widget, to new: Widget, _ variants: [Variant], in workshop: Workshop
  ) throws(RenderError) {
    self.variants = variants.map(\.name)
    for variant in variants {
      let before = try render(old, as: variant, in: workshop)
      let after = try render(new, as: variant, in: workshop)
      for change in VitrineCompare.changes(from: before.scene.tree, to: after.scene.tree)
      where !changes.contains(where: { $0.text == change.text }) {
        changes.append(change)
      }
      addMoves(before, after, in: variant.name)
      if before.bitmap.pixels != after.bitmap.pixels
        || before.bitmap.width != after.bitmap.width
      {
        pictures.append(
          Picture(variant: variant.name, before: before.bitmap, after: after.bitmap))
      }
    }
  }

  /// Adds the views that both pictures show at different frames.
  ///
  /// Equal moves in several variants are one entry.
  private mutating func addMoves(_ old: Rendering, _ new: Rendering, in variant: String) {
    let matching = ViewMatching(old.scene.tree, new.scene.tree)
    let names = ViewNames(new.scene.tree)
    let (wasShown, isShown) = (old.scene.tree.isShown, new.scene.tree.isShown)
    for (index, view) in new.scene.tree.views.enumerated() {
      // Views that are hidden in either version are skipped.
      guard let older = matching.older[index], wasShown[older], isShown[index] else { continue }
      let (before, after) = (old.layout.frames[older], new.layout.frames[index])
      guard before != after else { continue }
      let (from, to) = (frameText(before), frameText(after))
      let same = moves.firstIndex { $0.id == view.name && $0.from == from && $0.to == to }
      if let same {
        moves[same].variants.append(variant)
      } else {
        moves.append(
          Move(
            id: view.name, view: names.title(ViewID(index)), from: from, to: to,
            way: Self.way(before, after), variants: [variant]))
      }
    }
  }

  /// Returns a frame's change in short form, without its unchanged part.
  private static func way(_ old: Rect, _ new: Rect) -> String {
    func size(_ rect: Rect) -> String { "\(numberText(rect.width))×\(numberText(rect.height))" }
    func place(_ rect: Rect) -> String { "\(numberText(rect.minX)),\(numberText(rect.minY))" }
    if old.size == new.size { return "from \(place(old)) to \(place(new))" }
    if old.origin == new.origin { return "\(size(old)) → \(size(new))" }
    return "\(frameText(old)) → \(frameText(new))"
  }

  /// The changes, moves and differing variants as JSON with schema 1.
  public var json: String {
    var json = JSONWriter()
    json.object { json in
      json.key("schema")
      json.integer(1)
      json.key("changes")
      json.array { json in
        for change in changes {
          json.line()
          json.object { json in
            json.key("kind")
            json.string(change.kind.rawValue)
            json.key("subject")
            json.string(change.subject.rawValue)
            json.key("id")
            json.string(change.id)
            json.key("text")
            json.string(change.text)
            if let within = change.within, within != change.id {
              json.key("within")
              json.string(within)
            }
            if let line = change.location?.line {
              json.key("line")
              json.integer(line)
            }
          }
        }
      }
      json.line()
      json.key("moves")
      json.array { json in
        for move in moves {
          json.line()
          json.object { json in
            json.key("id")
            json.string(move.id)
            json.key("view")
            json.string(move.view)
            json.key("from")
            json.string(move.from)
            json.key("to")
            json.string(move.to)
            json.key("variants")
            json.array { json in for name in move.variants { json.string(name) } }
          }
        }
      }
      json.line()
      json.key("pictures")
      json.array { json in for picture in pictures { json.string(picture.variant) } }
    }
    return json.text
  }
}

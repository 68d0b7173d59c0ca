public import VitrineGraphics
import VitrineLayout

/// How a widget differs from what it was: in meaning, and in frames and pixels on each device.
public struct WidgetDifference: Sendable {
  /// A view whose frame is another in some variants.
  public struct Move: Hashable, Sendable {
    public var view: String
    public var kind: String
    /// As `WIDTH×HEIGHT at X,Y`, relative to the parent.
    public var from: String
    public var to: String
    public var variants: [String]
  }

  /// One variant that looks different.
  public struct Picture: Sendable {
    public var variant: String
    public var before: Bitmap
    public var after: Bitmap
  }

  public var changes: [SceneChange] = []
  public var moves: [Move] = []
  public var pictures: [Picture] = []
  public var variantCount: Int

  public var isEmpty: Bool { changes.isEmpty && moves.isEmpty && pictures.isEmpty }

  public init(
    from old: Widget, to new: Widget, _ variants: [Variant], in workshop: Workshop
  ) throws(RenderError) {
    variantCount = variants.count
    for variant in variants {
      let before = try render(old, as: variant, in: workshop)
      let after = try render(new, as: variant, in: workshop)
      for change in Vitrine.changes(from: before.scene.tree, to: after.scene.tree)
      where !changes.contains(where: { $0.text == change.text }) {
        changes.append(change)
      }
      addMoves(before, after, variant.name)
      if before.bitmap.pixels != after.bitmap.pixels
        || before.bitmap.width != after.bitmap.width
      {
        pictures.append(
          Picture(variant: variant.name, before: before.bitmap, after: after.bitmap))
      }
    }
  }

  private mutating func addMoves(_ old: Rendering, _ new: Rendering, _ variant: String) {
    for (index, view) in new.scene.tree.views.enumerated() {
      let known =
        index == 0
        ? 0 : old.scene.tree.views.firstIndex { $0.name == view.name && $0.parent != nil }
      guard let known, old.layout.frames[known] != new.layout.frames[index] else { continue }
      let from = frameText(old.layout.frames[known])
      let to = frameText(new.layout.frames[index])
      let same = moves.firstIndex { $0.view == view.name && $0.from == from && $0.to == to }
      if let same {
        moves[same].variants.append(variant)
      } else {
        moves.append(
          Move(
            view: view.userLabel ?? view.name, kind: view.kind.name, from: from, to: to,
            variants: [variant]))
      }
    }
  }

  /// A reviewer's summary.
  public var text: String {
    guard !isEmpty else {
      return "no difference in \(variantCount) variant\(variantCount == 1 ? "" : "s")"
    }
    var lines: [String] = []
    for kind in SceneChange.Kind.allCases {
      let sign =
        switch kind {
        case .added: "+"
        case .removed: "-"
        case .changed: "~"
        }
      for change in changes where change.kind == kind {
        let place = change.location.map { "  (line \($0.line))" } ?? ""
        lines.append("\(sign) \(change.text)\(place)")
      }
    }
    if !moves.isEmpty { lines.append("") }
    for move in moves {
      lines.append("\(move.kind) `\(move.view)` \(move.from) → \(move.to) \(places(move.variants))")
    }
    lines.append("")
    lines.append(
      pictures.isEmpty
        ? "no pixel differs in \(variantCount) variant\(variantCount == 1 ? "" : "s")"
        : "looks different \(places(pictures.map(\.variant)))")
    return lines.joined(separator: "\n").trimmingPrefix("\n").description
  }

  private func places(_ names: [String]) -> String {
    if names.count == variantCount, variantCount > 1 { return "in all \(variantCount) variants" }
    return "in \(names.joined(separator: ", "))"
  }

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

import VitrineBase
import VitrineGraphics
public import VitrineImport
public import VitrineLayout

/// Returns a solved layout as JSON, schema 1: frames in points relative to the parent, in document
/// order.
///
/// docs/layout-json.md describes the members. Goldens store it beside a picture. Each view is a
/// line, so that a difference of two files is a list of the views that moved.
public func layoutJSON(
  _ scene: Scene, _ layout: SolvedLayout, input: String, variant: Variant
) -> String {
  var json = JSONWriter()
  json.object { json in
    json.key("schema")
    json.integer(1)
    json.key("input")
    json.string(input)
    json.key("variant")
    write(variant, to: &json)
    if let failure = scene.codeFailure {
      json.line()
      json.key("notRun")
      json.string(failure.note)
    }
    json.line()
    json.key("root")
    json.object { json in
      json.key("id")
      json.string(scene.tree[ViewTree.root].name)
      json.key("frame")
      write(layout[ViewTree.root], to: &json)
      // The position of the content in the picture in points, so that frames can be located in it.
      json.key("origin")
      let size = layout[ViewTree.root].size
      let board = Board([HostedWidget(size, as: variant)], variant: variant)
      let origin = board.slots[0].content
      json.array { json in
        json.number(origin.x)
        json.number(origin.y)
      }
    }
    json.line()
    json.key("views")
    json.array { json in
      write(scene.tree, layout, to: &json)
    }
    json.line()
    write(layout.conflicts, to: &json)
    json.line()
    write(scene.content.unsupported, to: &json)
  }
  return json.text + "\n"
}

/// Returns the scenes of an Interface Builder file as JSON of the same form, with the views of all
/// scenes.
public func layoutJSON(
  _ scenes: [(scene: SceneContent, layout: SolvedLayout)], input: String
) -> String {
  var json = JSONWriter()
  json.object { json in
    json.key("schema")
    json.integer(1)
    json.key("input")
    json.string(input)
    json.key("variant")
    json.object { json in
      json.key("name")
      json.string("canvas-file")
    }
    json.line()
    if let first = scenes.first {
      json.key("root")
      json.object { json in
        json.key("id")
        json.string(first.scene.tree[ViewTree.root].name)
        json.key("frame")
        write(first.layout[ViewTree.root], to: &json)
      }
      json.line()
    }
    json.key("views")
    json.array { json in
      for (scene, layout) in scenes { write(scene.tree, layout, to: &json) }
    }
    json.line()
    write(scenes.flatMap(\.layout.conflicts), to: &json)
    json.line()
    write(scenes.flatMap(\.scene.unsupported), to: &json)
  }
  return json.text + "\n"
}

/// Writes the dropped constraints, and the constraints that they conflict with.
private func write(_ conflicts: [LayoutConflict], to json: inout JSONWriter) {
  json.key("conflicts")
  json.array { json in
    for conflict in conflicts {
      json.object { json in
        json.key("dropped")
        json.string(conflict.dropped)
        json.key("with")
        json.array { json in
          for constraint in conflict.with { json.string(constraint) }
        }
      }
    }
  }
}

/// Writes the elements that are drawn as labeled boxes, with their lines.
private func write(_ unsupported: [UnsupportedElement], to json: inout JSONWriter) {
  json.key("unsupported")
  json.array { json in
    for element in unsupported {
      json.object { json in
        json.key("element")
        json.string(element.element)
        json.key("id")
        json.string(element.id)
        json.key("line")
        json.integer(element.line)
      }
    }
  }
}

private func write(_ tree: ViewTree, _ layout: SolvedLayout, to json: inout JSONWriter) {
  for (index, view) in tree.views.enumerated() {
    json.line()
    write(view, ViewID(index), tree: tree, layout: layout, to: &json)
  }
}

private func write(_ rect: Rect, to json: inout JSONWriter) {
  json.array { json in
    for value in [rect.minX, rect.minY, rect.width, rect.height] { json.number(value) }
  }
}

/// Writes a step's title and the author's line, without the folder, which differs by machine.
private func write(_ step: PlacementStep, to json: inout JSONWriter) {
  json.array { json in
    json.string(step.title)
    if let place = step.location {
      json.string("\(FilePath.name(of: place.file)):\(place.line)")
    }
  }
}

/// Writes the variant's name, and the axes that most often affect a layout.
private func write(_ variant: Variant, to json: inout JSONWriter) {
  json.object { json in
    for (key, value) in [
      ("name", variant.name), ("device", variant.device.name),
      ("orientation", variant.orientation.rawValue), ("mode", variant.mode.rawValue),
      ("textSize", variant.textSize.rawValue), ("locale", variant.locale),
      ("direction", variant.layoutDirection.rawValue), ("system", variant.system.rawValue),
    ] {
      json.key(key)
      json.string(value)
    }
    json.key("scale")
    json.number(variant.scale)
  }
}

private func write(
  _ view: View, _ id: ViewID, tree: ViewTree, layout: SolvedLayout, to json: inout JSONWriter
) {
  json.object { json in
    json.key("id")
    json.string(view.name)
    if let label = view.userLabel {
      json.key("label")
      json.string(label)
    }
    json.key("kind")
    json.string(view.kind.name)
    if let parent = view.parent {
      json.key("parent")
      json.string(tree[parent].name)
    }
    json.key("frame")
    write(layout[id], to: &json)
    json.key("hidden")
    json.bool(view.isHidden)
    json.key("ambiguous")
    json.bool(layout.isAmbiguous[id.index])
    let sources = layout.sizeSources[id.index]
    json.key("sizeFrom")
    json.array { json in
      json.string(sources.width.rawValue)
      json.string(sources.height.rawValue)
    }
    if case .label(let label) = view.kind {
      json.key("text")
      json.string(label.text.string)
    }
    let steps = tree.steps(to: id)
    if !steps.isEmpty {
      json.key("steps")
      json.array { json in for step in steps.reversed() { write(step, to: &json) } }
    }
    let paint = paintValues(of: view)
    guard !paint.isEmpty else { return }
    json.key("paint")
    json.object { json in
      for (name, value) in paint {
        json.key(name)
        json.string(value)
      }
    }
  }
}

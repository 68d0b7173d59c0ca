import VitrineBase
import VitrineGraphics
public import VitrineLayout

/// Returns an explanation for people: problems first, then each view with its reasons.
///
/// A view is a line with its location in the file, followed by a line for each number of its frame
/// with the constraints that determine it (docs/explain.md shows one).
public func explanationText(
  _ scene: Scene, _ explanation: LayoutExplanation, only view: ViewID? = nil
) -> String {
  var lines: [String] = []
  let tree = scene.tree
  func name(_ id: ViewID) -> String { tree[id].userLabel ?? tree[id].name }
  for conflict in explanation.conflicts {
    lines.append("conflict: these cannot all hold")
    for cause in conflict.set {
      let isDropped = cause == conflict.dropped
      lines.append("  \(line(cause))\(isDropped ? "   ← given up" : "")")
    }
    lines.append("  fix: \(conflict.remedy)")
  }
  for ambiguity in explanation.ambiguities where view == nil || ambiguity.view == view {
    lines.append(
      "ambiguous: \(name(ambiguity.view)) could \(ambiguity.ways.joined(separator: " or ")) "
        + "without breaking anything")
    lines.append("  to settle it, \(ambiguity.remedy)")
  }
  for compromise in explanation.compromises where view == nil || compromise.view == view {
    lines.append("squeezed: \(name(compromise.view)): \(compromise.text)")
  }
  if !lines.isEmpty { lines.append("") }
  for reasons in explanation.views where view == nil || reasons.view == view {
    let shown = tree[reasons.view]
    var title = "\(name(reasons.view))  \(shown.kind.name)"
    if let place = shown.location { title += "  \(place.file):\(place.line)" }
    lines.append(title)
    for edge in reasons.edges {
      let head = "  \(padded(edge.name, 7))\(padded(decimal(edge.value), 9))"
      if edge.because.isEmpty { lines.append(head + "nothing decides it: it rests where it was") }
      for (index, cause) in edge.because.enumerated() {
        let margin = String(repeating: " ", count: 18)
        lines.append((index == 0 ? head : margin) + line(cause))
      }
    }
  }
  return lines.joined(separator: "\n")
}

/// Returns a cause with its constraint and line, if a person wrote it.
private func line(_ cause: LayoutExplanation.Cause) -> String {
  guard let constraint = cause.constraint else { return cause.text }
  let place = cause.location.map { " :\($0.line)" } ?? ""
  return "\(cause.text)   [\(constraint)\(place)]"
}

private func padded(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(1, width - text.count))
}

/// Returns an explanation as JSON, schema 1.
///
/// It has the content of the text. A view without a separate explanation has no entry.
public func explanationJSON(
  _ scene: Scene, _ explanation: LayoutExplanation, input: String, variant: Variant,
  only view: ViewID? = nil
) -> String {
  var json = JSONWriter()
  func write(_ cause: LayoutExplanation.Cause, _ json: inout JSONWriter) {
    json.object { json in
      json.key("text")
      json.string(cause.text)
      if let constraint = cause.constraint {
        json.key("constraint")
        json.string(constraint)
      }
      if let place = cause.location {
        json.key("line")
        json.integer(place.line)
      }
      if !cause.views.isEmpty {
        json.key("views")
        json.array { json in
          for view in cause.views { json.string(scene.tree[view].name) }
        }
      }
    }
  }
  json.object { json in
    json.key("schema")
    json.integer(1)
    json.key("input")
    json.string(input)
    json.key("variant")
    json.string(variant.name)
    json.line()
    json.key("conflicts")
    json.array { json in
      for conflict in explanation.conflicts {
        json.object { json in
          json.key("set")
          json.array { json in for cause in conflict.set { write(cause, &json) } }
          json.key("dropped")
          write(conflict.dropped, &json)
          json.key("remedy")
          json.string(conflict.remedy)
        }
      }
    }
    json.line()
    json.key("ambiguities")
    json.array { json in
      for ambiguity in explanation.ambiguities where view == nil || ambiguity.view == view {
        json.object { json in
          json.key("view")
          json.string(scene.tree[ambiguity.view].name)
          json.key("ways")
          json.array { json in
            for way in ambiguity.ways { json.string(way) }
          }
          json.key("remedy")
          json.string(ambiguity.remedy)
        }
      }
    }
    json.line()
    json.key("compromises")
    json.array { json in
      for compromise in explanation.compromises where view == nil || compromise.view == view {
        json.object { json in
          json.key("view")
          json.string(scene.tree[compromise.view].name)
          json.key("text")
          json.string(compromise.text)
          json.key("points")
          json.number(compromise.amount)
        }
      }
    }
    json.line()
    json.key("views")
    json.array { json in
      for reasons in explanation.views where view == nil || reasons.view == view {
        json.line()
        json.object { json in
          json.key("id")
          json.string(scene.tree[reasons.view].name)
          for edge in reasons.edges {
            json.key(edge.name)
            json.object { json in
              json.key("value")
              json.number(edge.value)
              json.key("because")
              json.array { json in for cause in edge.because { write(cause, &json) } }
            }
          }
        }
      }
    }
  }
  return json.text + "\n"
}

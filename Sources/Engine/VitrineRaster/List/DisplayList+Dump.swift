import VitrineGraphics

extension DisplayList {
  /// The list as text, one line per item, indented by its clips and groups, with three decimals.
  public var dump: String {
    var lines = ["list \(width)x\(height) background \(text(background))"]
    var depth = 0
    for entry in entries {
      switch entry.item {
      case .endClip, .endGroup, .endFilter: depth = max(0, depth - 1)
      default: break
      }
      let indent = String(repeating: "  ", count: depth + 1)
      let source = entry.source.map { " <- \($0)" } ?? ""
      lines.append(indent + text(entry.item) + source)
      switch entry.item {
      case .beginClip, .beginGroup, .beginFilter: depth += 1
      default: break
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

private func text(_ item: DisplayItem) -> String {
  switch item {
  case .fill(let shape, let paint, let mode): "fill \(text(shape)) \(text(paint)) \(mode.rawValue)"
  case .stroke(let path, let stroke, let paint, let mode):
    "stroke \(text(path)) width \(text(stroke.width)) \(text(paint)) \(mode.rawValue)"
  case .glyphs(let run, let origin, let scale, let paint, let mode):
    "glyphs font \(run.font) size \(text(run.size)) x\(text(scale)) at \(text(origin)) "
      + "\(text(paint)) \(mode.rawValue)"
      + run.glyphs.map { " \($0.id)@\(text($0.x)),\(text($0.y))" }.joined()
  case .image(let bitmap, let rect, let drawing, let mode):
    "image \(bitmap.width)x\(bitmap.height) in \(text(rect)) alpha \(text(drawing.alpha))"
      + (drawing.tint.map { " tint \(text($0))" } ?? "") + " \(mode.rawValue)"
      + (drawing.parts.map { " margins \(text($0.source)) become \(text($0.target))" } ?? "")
  case .material(let recipe, let shape, let box):
    "material sigma \(text(recipe.sigma)) \(text(recipe.tint)) \(text(shape)) behind \(text(box))"
  case .backdrop(let index, let shape): "backdrop \(index) \(text(shape))"
  case .shadow(let shape, let color, let offset, let sigma):
    "shadow \(text(shape)) \(text(color)) offset \(text(offset)) sigma \(text(sigma))"
  case .beginClip(let shape): "clip \(text(shape))"
  case .endClip: "end clip"
  case .beginGroup(let alpha, let mode): "group alpha \(text(alpha)) \(mode.rawValue)"
  case .endGroup: "end group"
  case .beginFilter(.blur(let sigma)): "filter blur sigma \(text(sigma))"
  case .beginFilter(.color(let matrix)):
    "filter color \(matrix.values.map { text($0) }.joined(separator: " "))"
  case .beginFilter(.shadow(let color, let offset, let sigma)):
    "filter shadow \(text(color)) offset \(text(offset)) sigma \(text(sigma))"
  case .endFilter: "end filter"
  }
}

private func text(_ shape: Shape) -> String {
  switch shape {
  case .rect(let rect): "rect \(text(rect))"
  case .roundedRect(let rect, let radius, let curve, let corners):
    "rounded \(text(rect)) radius \(text(radius)) \(curve.rawValue)"
      + (corners == .all ? "" : " corners \(corners.rawValue)")
  case .path(let path, let rule): "path \(text(path)) \(rule.rawValue)"
  }
}

private func text(_ paint: Paint) -> String {
  switch paint {
  case .color(let color): text(color)
  case .linear(let stops, let start, let end):
    "linear \(text(start)) to \(text(end)) \(text(stops))"
  case .radial(let stops, let center, let radius):
    "radial \(text(center)) radius \(text(radius)) \(text(stops))"
  case .angular(let stops, let center, let start, let quarter):
    "angular \(text(center)) from \(text(start)) by \(text(quarter)) \(text(stops))"
  }
}

private func text(_ stops: [GradientStop]) -> String {
  stops.map { "\(text($0.position)):\(text($0.color))" }.joined(separator: " ")
}

private func text(_ path: Path) -> String {
  let bounds = path.controlBounds.map { text($0) } ?? "empty"
  return "\(path.elements.count) pieces in \(bounds)"
}

private func text(_ color: Color) -> String {
  let parts = [color.red, color.green, color.blue, color.alpha]
  return "(" + parts.map { text($0) }.joined(separator: " ") + ")"
}

private func text(_ point: Point) -> String { "\(text(point.x)),\(text(point.y))" }

private func text(_ insets: Insets) -> String {
  [insets.top, insets.left, insets.bottom, insets.right].map(text).joined(separator: ",")
}

private func text(_ rect: Rect) -> String {
  "[\(text(rect.minX)) \(text(rect.minY)) \(text(rect.width)) \(text(rect.height))]"
}

/// Returns a number with three decimals, rounded half up.
///
/// It avoids printf, which depends on the locale.
private func text(_ value: Double) -> String {
  guard value.magnitude < 1e12 else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
  let thousandths = Int64(PixelGrid.floor(value.magnitude * 1000 + 0.5))
  let fraction = String(thousandths % 1000)
  let zeros = String(repeating: "0", count: 3 - fraction.count)
  return (value < 0 && thousandths > 0 ? "-" : "") + "\(thousandths / 1000).\(zeros)\(fraction)"
}

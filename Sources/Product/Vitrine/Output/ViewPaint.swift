package import VitrineGraphics
import VitrineLayout

/// Returns the paint properties of a view, without its geometry and text, as names and short
/// values.
///
/// A picture's layout file stores them, so that a comparison can name the color, font, image or
/// gradient that changed. Default values are omitted. Other properties are visible in the pixels,
/// which a report also compares.
func paintValues(of view: View) -> [(name: String, value: String)] {
  var values: [(name: String, value: String)] = []
  func add(_ name: String, _ color: Color?) {
    if let color { values.append((name, text(color))) }
  }
  func add(_ name: String, _ image: ImageReference?) {
    if let image { values.append((name, image.name)) }
  }
  func add(_ attributed: AttributedText, _ color: Color?) {
    guard let first = attributed.runs.first?.attributes else { return }
    add("color", color ?? first.color)
    values.append(("font", fontText(first.font)))
  }
  switch view.kind {
  case .label(let label): add(label.text, label.color)
  case .textView(let view): add(view.text, view.color)
  case .textField(let field): add(field.text, field.color)
  case .button(let button):
    let face = button.face
    add("color", face.titleColor)
    if face.title != nil { values.append(("font", fontText(button.font))) }
    add("image", face.image)
    add("background image", face.backgroundImage)
  case .image(let image): add("image", image.image)
  case .gradient(let gradient):
    values.append(("gradient", gradient.stops.map { text($0.color) }.joined(separator: ", ")))
  case .progress(let bar): add("color", bar.progressTint)
  case .chart(let chart): add("color", chart.color)
  case .shape(let shape):
    add("fill", shape.fill)
    add("stroke", shape.stroke)
  default: break
  }
  add("background", view.style.backgroundColor)
  add("tint", view.style.tintColor)
  add("border color", view.style.borderColor)
  if view.style.cornerRadius != 0 {
    values.append(("corner radius", numberText(view.style.cornerRadius)))
  }
  if view.style.alpha != 1 { values.append(("alpha", numberText(view.style.alpha))) }
  if let vibrancy = view.style.vibrancy { values.append(("vibrancy", vibrancy.rawValue)) }
  return values
}

private func text(_ color: Color) -> String {
  color.alpha == 1 ? color.hexText : "\(color.hexText) \(numberText(color.alpha))"
}

/// Returns a font as text: its size and weight, style or name, and its traits.
package func fontText(_ font: FontDescription) -> String {
  let base =
    switch font.family {
    case .system(let weight): "\(numberText(font.size)) \(weight)"
    case .style(let style): "\(style)"
    case .named(let name): "\(name) \(numberText(font.size))"
    }
  return base + (font.isItalic ? " italic" : "")
    + (font.usesMonospacedDigits ? " monospaced digits" : "")
}

import VitrineBase
import VitrineImport
import VitrineProject

/// The edits of a storyboard that have the effect of the code's literal assignments.
struct CodeLooks {
  let document: InterfaceDocument
  let scene: Int
  let code: WidgetCode
  /// The values that hide views or make them transparent.
  private(set) var hiding: [CodeLaunch.Assignment] = []
  private(set) var edits = InterfaceEdits()

  /// Creates the edits for a mode.
  ///
  /// `showsAll` leaves views visible that the code hides.
  init(
    _ document: InterfaceDocument, scene: Int, _ code: WidgetCode, in mode: DisplayModes,
    showsAll: Bool
  ) {
    self.document = document
    self.scene = scene
    self.code = code
    for assignment in code.launch.values(in: mode) {
      let hides =
        assignment.value.value == .flag(true) && assignment.value.property == .hidden
        || assignment.value.value == .number(0) && assignment.value.property == .alpha
      if hides { hiding.append(assignment) }
      guard !(hides && showsAll), let id = document.view(named: assignment.value.view, in: scene)
      else { continue }
      add(assignment.value, to: id)
    }
  }

  private mutating func add(_ assignment: CodeAssignment, to id: String) {
    let kind = document.kind(of: id)
    let property = assignment.property.rawValue
    switch assignment.value {
    case .text(let text):
      // A controller has a title, too, which isn't a view's.
      guard kind == "button" || assignment.property == .text else { return }
      edits.set(kind == "button" ? "title" : property, of: id, to: text)
    case .flag(let flag): edits.set(property, of: id, to: flag ? "true" : "false")
    case .number(let number): edits.set(property, of: id, to: Self.written(number))
    case .image(let name):
      guard kind == "imageView" else { return }
      edits.set("image", of: id, to: name)
    case .color(let color):
      edits.replace("color", key: property, with: Self.attributes(color), of: id)
    case .font(let font):
      edits.replace("fontDescription", key: "fontDescription", with: Self.attributes(font), of: id)
    case .computed: break
    }
  }

  private static func written(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(number)"
  }

  private static func attributes(_ color: CodeColor) -> [String: String] {
    switch color {
    case .components(let red, let green, let blue, let alpha):
      [
        "red": "\(red)", "green": "\(green)", "blue": "\(blue)", "alpha": "\(alpha)",
        "colorSpace": "custom", "customColorSpace": "sRGB",
      ]
    case .catalog(let name): ["name": name]
    case .system(let name): ["systemColor": name]
    }
  }

  private static func attributes(_ font: CodeFont) -> [String: String] {
    switch font {
    case .system(let size, let weight):
      ["type": "system", "pointSize": "\(size)", "weight": weight]
    case .italic(let size): ["type": "italicSystem", "pointSize": "\(size)"]
    case .style(let name):
      ["style": "UICTFontTextStyle" + (Self.styles[name] ?? Self.capitalized(name))]
    case .named(let name, let size): ["name": name, "pointSize": "\(size)"]
    }
  }

  /// The styles whose names in files differ from their names in code.
  private static let styles = ["largeTitle": "Title0", "subheadline": "Subhead"]

  private static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }
}

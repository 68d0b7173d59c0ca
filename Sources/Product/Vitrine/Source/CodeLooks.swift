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

  /// The states that the picture shows where conditions decide.
  private(set) var choices: [CodeChoices.Choice] = []

  /// The conditions of a picture on which code depends.
  struct Situation {
    var mode: DisplayModes
    var system: Int
    /// The names of the views whose values the user sets.
    var changed: Set<String> = []
    /// A Boolean value that indicates whether views stay visible that the code hides at first.
    var showsHidden = false
    /// Returns a key's text in a table of the program.
    var translate: (_ key: String, _ table: String?) -> String = { key, _ in key }
  }

  /// Creates the edits for a picture.
  init(_ document: InterfaceDocument, scene: Int, _ code: WidgetCode, in situation: Situation) {
    self.document = document
    self.scene = scene
    self.code = code
    let values = code.launch.values(in: situation.mode, on: situation.system)
    hiding = values.filter(\.hidesView)
    findChoices(values, in: situation)
    let decided = Set(choices.flatMap(\.views))
    // A state shows views already, so no other view is revealed.
    let visible = !situation.showsHidden ? [] : choices.isEmpty ? revealed : decided
    for assignment in values {
      guard !(assignment.hidesView && visible.contains(assignment.value.view)),
        let id = document.view(named: assignment.value.view, in: scene)
      else { continue }
      add(assignment.value, to: id, situation)
    }
    applyChoices()
  }

  /// Finds the states between which the code decides.
  ///
  /// A view that the code hides at first isn't part of a state, unless all are.
  private mutating func findChoices(
    _ values: [CodeLaunch.Assignment], in situation: Situation
  ) {
    let decided = Set(
      values.filter {
        $0.hidesView ? !situation.showsHidden : $0.value.property == .hidden
      }.map(\.value.view))
    let assignments = code.launch.assignments.filter {
      $0.happens(in: situation.mode, on: situation.system)
    }
    let all = CodeChoices(assignments, decided: decided) { [document, scene] name in
      document.view(named: name, in: scene).map(document.viewCount(in:))
    }
    choices = all.choices.filter { $0.views.isDisjoint(with: situation.changed) }
  }

  /// Hides and shows the views of the states.
  private mutating func applyChoices() {
    for choice in choices {
      for (names, isHidden) in [(choice.shown, false), (choice.hidden, true)] {
        for id in names.compactMap({ document.view(named: $0, in: scene) }) {
          edits.set("hidden", of: id, to: isHidden ? "true" : "false")
          if !isHidden { edits.set("alpha", of: id, to: "1") }
        }
      }
    }
  }

  /// The views that are drawn in place of a picture without any, although the code hides them.
  ///
  /// Views over one another are states of which the code shows one, so the one with the most views
  /// is drawn.
  private var revealed: Set<String> {
    var names: [(name: String, id: String)] = []
    for assignment in hiding where !names.contains(where: { $0.name == assignment.value.view }) {
      guard let id = document.view(named: assignment.value.view, in: scene)
      else { continue }
      names.append((assignment.value.view, id))
    }
    let order = names.indices.sorted {
      let counts = (document.viewCount(in: names[$0].id), document.viewCount(in: names[$1].id))
      return counts.0 == counts.1 ? $0 < $1 : counts.0 > counts.1
    }
    var drawn: [String] = []
    for index in order where !drawn.contains(where: { document.overlap($0, names[index].id) }) {
      drawn.append(names[index].id)
    }
    return Set(names.filter { drawn.contains($0.id) }.map(\.name))
  }

  private mutating func add(_ assignment: CodeAssignment, to id: String, _ situation: Situation) {
    let kind = document.kind(of: id)
    let property = assignment.property.rawValue
    switch assignment.value {
    case .text(let text): setText(text, assignment, of: id)
    case .localized(let key, let table):
      setText(situation.translate(key, table), assignment, of: id)
    case .flag(let flag): edits.set(property, of: id, to: flag ? "true" : "false")
    case .number(let number): edits.set(property, of: id, to: Self.written(number))
    case .image(let name):
      guard kind == "imageView" || kind == "button" else { return }
      edits.set("image", of: id, to: name)
    case .color(let color):
      edits.replace("color", key: property, with: Self.attributes(color), of: id)
    case .font(let font):
      edits.replace("fontDescription", key: "fontDescription", with: Self.attributes(font), of: id)
    case .computed, .condition: break
    }
  }

  private mutating func setText(_ text: String, _ assignment: CodeAssignment, of id: String) {
    let kind = document.kind(of: id)
    // A controller has a title, too, which isn't a view's.
    guard kind == "button" || assignment.property == .text else { return }
    edits.set(kind == "button" ? "title" : assignment.property.rawValue, of: id, to: text)
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

extension CodeLaunch.Assignment {
  /// A Boolean value that indicates whether the value hides its view or makes it transparent.
  var hidesView: Bool {
    value.value == .flag(true) && value.property == .hidden
      || value.value == .number(0) && value.property == .alpha
  }
}

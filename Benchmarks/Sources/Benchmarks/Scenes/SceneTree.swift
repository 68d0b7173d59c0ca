import VitrineGraphics
import VitrineLayout
import VitrineSolver

/// A scene as views under constraints, which is more work than being handed positions.
struct SceneTree {
  private(set) var tree = ViewTree()
  private(set) var context: LayoutContext
  /// The views that show the card's material.
  private(set) var cards: [ViewID] = []

  private let kind: SceneKind
  private let texts: SceneTexts
  private let soft = Color(red: 20.0 / 255, green: 20.0 / 255, blue: 24.0 / 255, alpha: 150.0 / 255)
  private let strong = Color(
    red: 20.0 / 255, green: 20.0 / 255, blue: 24.0 / 255, alpha: 230.0 / 255)

  init(_ kind: SceneKind, _ texts: SceneTexts) {
    self.kind = kind
    self.texts = texts
    let size = Size(
      width: Double(kind.width) / kind.scale, height: Double(kind.height) / kind.scale)
    context = LayoutContext(rootSize: .fixed(size), scale: kind.scale)
    let root = tree.add(View("root"))
    switch kind {
    case .a2, .a3:
      let card = addCard(in: root, height: 110, below: nil)
      addForecast(in: card, top: 47, look: 0, step: 0)
    case .b:
      let card = addCard(in: root, height: 400, below: nil)
      addForecast(in: card, top: 47, look: 0, step: 0)
      addRule(in: card, top: 329)
      addForecast(in: card, top: 121, look: 1, step: 7)
      addRule(in: card, top: 551)
      addIcons(in: card, top: 192)
    case .c:
      addClock(in: root)
      var above: ViewID?
      for (number, height) in [110.0, 110, 216, 110].enumerated() {
        let card = addCard(in: root, height: height, below: above)
        if number == 2 {
          addIcons(in: card, top: 44)
        } else {
          addForecast(in: card, top: 47, look: [0, 3, 0, 4][number], step: [0, 5, 0, 9][number])
        }
        above = card
      }
    }
  }
}

extension SceneTree {
  /// Ties one edge of a view to another's.
  private mutating func pin(
    _ view: ViewID, _ attribute: LayoutAttribute, _ relation: Relation = .equal, to other: ViewID,
    _ second: LayoutAttribute, _ constant: Double = 0
  ) {
    tree.constraints.append(
      Constraint(
        "\(tree.constraints.count)", Anchor(view, attribute), relation: relation,
        second: Anchor(other, second),
        constant: constant))
  }

  private mutating func size(_ view: ViewID, _ width: Double, _ height: Double) {
    tree.constraints.append(Constraint("w", Anchor(view, .width), constant: width))
    tree.constraints.append(Constraint("h", Anchor(view, .height), constant: height))
  }

  private mutating func addCard(in root: ViewID, height: Double, below above: ViewID?) -> ViewID {
    var view = View("card\(cards.count)")
    view.style.cornerRadius = 13
    view.style.cornerCurve = .continuous
    view.style.clipsToBounds = true
    let card = tree.add(view, to: root)
    cards.append(card)
    let margin = kind == .c ? 8.0 : 0
    pin(card, .leading, to: root, .leading, margin)
    pin(card, .trailing, to: root, .trailing, -margin)
    if let above {
      pin(card, .top, to: above, .bottom, 8)
    } else {
      pin(card, .top, to: root, .top, kind == .c ? 110 : 0)
    }
    tree.constraints.append(Constraint("height", Anchor(card, .height), constant: height))
    addHeader(in: card)
    return card
  }

  private mutating func addHeader(in card: ViewID) {
    var strip = View("strip")
    strip.style.backgroundColor = Color(white: 1, alpha: 77.0 / 255)
    let header = tree.add(strip, to: card)
    for edge in [LayoutAttribute.leading, .trailing, .top] { pin(header, edge, to: card, edge) }
    tree.constraints.append(Constraint("height", Anchor(header, .height), constant: 36))
    let icon = addIcon(in: header, side: 20, look: 1)
    pin(icon, .leading, to: header, .leading, 8)
    pin(icon, .centerY, to: header, .centerY)
    let title = addLabel(texts.header, .system(13), soft, in: header)
    pin(title, .leading, to: icon, .trailing, 8)
    pin(title, .firstBaseline, to: header, .top, 22.5)
    let toggle = addLabel(texts.toggle, .system(13), soft, in: header)
    pin(toggle, .trailing, to: header, .trailing, -12)
    pin(toggle, .firstBaseline, to: title, .firstBaseline)
    pin(title, .trailing, .lessOrEqual, to: toggle, .leading, -8)
  }

  /// An icon and three lines, `top` points below the card's top.
  private mutating func addForecast(in card: ViewID, top: Double, look: Int, step: Int) {
    let icon = addIcon(in: card, side: 52, look: look)
    pin(icon, .leading, to: card, .leading, 13)
    pin(icon, .top, to: card, .top, top)
    let lines = texts.forecast(step)
    let fonts: [FontDescription] = [.system(17, .bold), .system(13), .system(13)]
    for (number, line) in lines.enumerated() {
      let label = addLabel(line, fonts[number], number == 2 ? soft : strong, in: card)
      pin(label, .leading, to: icon, .trailing, 13)
      pin(label, .firstBaseline, to: icon, .top, [15, 33, 50][number])
      pin(label, .trailing, .lessOrEqual, to: card, .trailing, -8)
    }
  }

  /// A line a pixel high, from under the texts to the card's edge; `top` is in pixels.
  private mutating func addRule(in card: ViewID, top: Double) {
    var view = View("rule")
    view.style.backgroundColor = Color(white: 0, alpha: 40.0 / 255)
    let rule = tree.add(view, to: card)
    pin(rule, .leading, to: card, .leading, 78)
    pin(rule, .trailing, to: card, .trailing)
    pin(rule, .top, to: card, .top, top / kind.scale)
    tree.constraints.append(
      Constraint("height", Anchor(rule, .height), constant: 1 / kind.scale))
  }

  /// Two rows of four icons with a disc in each and a name below.
  private mutating func addIcons(in card: ViewID, top: Double) {
    let names = texts.names
    let lefts = [59.0, 358, 656, 955]
    for number in 0..<8 {
      let icon = addIcon(in: card, side: 60, look: number + 2)
      pin(icon, .leading, to: card, .leading, lefts[number % 4] / kind.scale)
      pin(icon, .top, to: card, .top, top + (number < 4 ? 0 : 88))
      var view = View("disc")
      view.style.backgroundColor = Color(white: 1, alpha: 220.0 / 255)
      view.style.cornerRadius = 15
      let disc = tree.add(view, to: icon)
      size(disc, 30, 30)
      pin(disc, .centerX, to: icon, .centerX)
      pin(disc, .centerY, to: icon, .centerY)
      let name = addLabel(names[number], .system(11), strong, in: card)
      pin(name, .leading, to: icon, .leading)
      pin(name, .firstBaseline, to: icon, .bottom, 12)
    }
  }

  /// The time and the search field of the Today view.
  private mutating func addClock(in root: ViewID) {
    let clock = addLabel(texts.clock, .system(28, .bold), .white, in: root)
    pin(clock, .leading, to: root, .leading, 16)
    pin(clock, .firstBaseline, to: root, .top, 42)
    var view = View("search")
    view.style.backgroundColor = Color(white: 1, alpha: 60.0 / 255)
    view.style.cornerRadius = 10
    let field = tree.add(view, to: root)
    pin(field, .leading, to: root, .leading, 16)
    pin(field, .trailing, to: root, .trailing, -16)
    pin(field, .top, to: root, .top, 60)
    tree.constraints.append(Constraint("height", Anchor(field, .height), constant: 36))
    let words = addLabel(
      texts.header, .system(17), Color(white: 1, alpha: 220.0 / 255), in: field)
    pin(words, .leading, to: field, .leading, 16)
    pin(words, .firstBaseline, to: field, .top, 23)
  }

  private mutating func addIcon(in parent: ViewID, side: Double, look: Int) -> ViewID {
    let looks: [(UInt32, UInt32)] = [
      (0xff5e3a, 0xff9500), (0x1d77ef, 0x81f3fd), (0x4cd964, 0x87fc70), (0xc644fc, 0x5856d6),
      (0xff2d55, 0xff5e92), (0x4a4a4a, 0x2b2b2b), (0x1ad6fd, 0x1d62f0), (0xffdb4c, 0xffcd02),
    ]
    let (top, bottom) = looks[look % 8]
    let stops = [
      Gradient.Stop(position: 0, color: Color(hex: top)),
      Gradient.Stop(position: 1, color: Color(hex: bottom)),
    ]
    var view = View("icon", .gradient(Gradient(stops: stops)))
    view.style.cornerRadius = side * 0.225
    let icon = tree.add(view, to: parent)
    size(icon, side, side)
    return icon
  }

  private mutating func addLabel(
    _ text: String, _ font: FontDescription, _ color: Color, in parent: ViewID
  ) -> ViewID {
    var content = AttributedText(text, font: font)
    content.paragraph.alignment = .left
    var label = Label(content)
    label.color = color
    return tree.add(View("label", .label(label)), to: parent)
  }
}

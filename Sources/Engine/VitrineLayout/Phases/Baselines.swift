import VitrineGraphics
import VitrineSolver

/// The first and the last baseline of a text in its view, relative to the place of the text.
///
/// A label centers its text vertically, so that its baselines depend on its height.
struct TextBaselines {
  enum Place { case top, middle, bottom }

  var place: Place
  var first: Double
  var last: Double

  /// Creates the baselines of a single line, given the distance of its baseline from the bottom.
  init(aboveBottom offset: Double) {
    place = .bottom
    first = -offset
    last = -offset
  }

  /// Creates the baselines of a text that is moved down from its place by `shift` points.
  private init(_ measure: TextMeasure, at place: Place = .middle, shift: Double = 0) {
    self.place = place
    let above =
      switch place {
      case .top: 0.0
      case .middle: measure.size.height / 2
      case .bottom: measure.size.height
      }
    first = measure.firstBaseline - above + shift
    last = measure.lastBaseline - above + shift
  }

  /// Creates the baselines of a view's text, or nil if the view's baseline is its bottom edge.
  init?(of view: View, _ measuring: some Measuring, width: Double?) {
    func measure(_ text: AttributedText, _ lines: Int, width: Double? = nil) -> TextMeasure {
      measuring.measure(text, numberOfLines: lines, width: width)
    }
    switch view.kind {
    case .label(let label):
      let lines = label.numberOfLines
      self.init(measure(label.text, lines, width: lines == 1 ? nil : width))
    case .button(let button):
      guard let title = button.face.title else { return nil }
      let above = button.contentInsets.top + button.titleInsets.top
      let below = button.contentInsets.bottom + button.titleInsets.bottom
      let measured = measure(title, 1)
      if let configuration = button.configuration {
        let arrangement = button.arrangement(configuration, measuring)
        let top = arrangement.title.minY + above
        let bottom = arrangement.size.height - arrangement.title.maxY + below
        switch button.verticalAlignment {
        case .top: self.init(measured, at: .top, shift: top)
        case .bottom: self.init(measured, at: .bottom, shift: -bottom)
        case .center, .fill: self.init(measured, shift: (top - bottom) / 2)
        }
        return
      }
      switch button.verticalAlignment {
      case .top: self.init(measured, at: .top, shift: above)
      case .bottom: self.init(measured, at: .bottom, shift: -below)
      case .center, .fill: self.init(measured, shift: (above - below) / 2)
      }
    case .textField(let field):
      // An empty field has the baseline of a text in its font (docs/PLATFORM.md).
      var text = field.text
      if text.string.isEmpty {
        let font = text.runs.first?.attributes.font ?? .system(17)
        let placeholder = field.placeholder ?? ""
        text = AttributedText(placeholder.isEmpty ? " " : placeholder, font: font)
      }
      self.init(measure(text, 1))
    case .textView(let text):
      let insets = text.containerInsets
      let room = width.map { max(0, $0 - 10 - insets.left - insets.right) }
      self.init(measure(text.text, 0, width: room), at: .top, shift: insets.top)
    case .segments(let segments):
      // The title of a segment is centered vertically.
      let title = segments.titles.first { !$0.isEmpty } ?? " "
      self.init(measure(AttributedText(title, font: .system(13)), 1))
    default: return nil
    }
  }
}

extension ViewTree {
  /// A Boolean value that indicates whether a constraint or a stack uses a baseline.
  ///
  /// Otherwise no text is measured for baselines.
  var usesBaselines: Bool {
    constraints.contains {
      $0.first.attribute.isBaseline || $0.second?.attribute.isBaseline == true
    }
      || views.indices.contains { index in
        guard case .stack(let stack) = views[index].kind else { return false }
        return stack.isBaselineRelative || stack.alignment == .firstBaseline
          || stack.alignment == .lastBaseline
      }
  }
}

extension LayoutAttribute {
  fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

extension System {
  /// Returns a text's baseline, or the bottom edge of any other item.
  func baseline(_ item: LayoutItem, _ box: Box, isFirst: Bool) -> Expression {
    guard case .view(let view) = item else { return box.bottom }
    guard let lines = baselines[view.index] else {
      // The baseline of a stack is that of its first or last arranged view.
      if case .stack = tree[view].kind {
        let children = tree[view].subviews.filter { !tree[$0].isHidden }
        if let child = isFirst ? children.first : children.last {
          return baseline(.view(child), boxes[child.index], isFirst: isFirst)
        }
      }
      return box.bottom
    }
    let offset = isFirst ? lines.first : lines.last
    switch lines.place {
    case .top: return box.start(.vertical) + offset
    case .middle: return box.middle(.vertical) + offset
    case .bottom: return box.bottom + offset
    }
  }
}

import Vitrine
import VitrineGraphics
import VitrineLayout
import VitrinePlacement
import VitrineText

extension Text: PrimitiveView, SitedView {
  /// Returns the layout nodes.
  public static func _nodes(of text: Text, in context: _ViewContext) -> _Nodes {
    _Nodes([TextNode(text, context.at(text.site)).id])
  }
}

/// The leaf of a text.
@MainActor
struct TextNode {
  let id: NodeID

  init(_ text: Text, _ context: _ViewContext) {
    var label = text.label(in: context)
    let leaf = TextMeasuring(label).leaf
    guard !context.environment.isRedacted else {
      id = context.add(leaf, [], Placeholder.lines(of: label))
      context.environment.list?.texts.insert(id)
      return
    }
    let style =
      text.changes.style?.style._resolved(in: context.environment)
      ?? context.environment.foreground.level(0, in: context.environment)
    let hasOneStyle = label.text.runs.allSatisfy { run in
      run.attributes.color.map { $0 == style.color } ?? true
    }
    if style.isGradient, hasOneStyle {
      // The letters are the stencil of the gradient, so they are opaque.
      label.color = style.color.withAlpha(1)
      for index in label.text.runs.indices { label.text.runs[index].attributes.color = nil }
    } else if style.isGradient {
      context.builder.note(
        "the gradient of a text with other colors isn't drawn", at: context.site.location)
    } else {
      label.shareColor()
    }
    let node = context.add(leaf, [], .text(label))
    context.environment.list?.texts.insert(node)
    id =
      hasOneStyle ? context.painted(node, in: style) : context.withEffects(of: style, on: node)
  }
}

extension Text {
  /// Returns the engine's label of the text in an environment.
  @MainActor
  func label(in context: _ViewContext) -> VitrineLayout.Label {
    let environment = context.environment
    var resolution = TextResolution(context)
    let outer = Attributes(environment)
    resolution.add(self, inside: outer)
    var runs = resolution.runs
    if runs.isEmpty {
      runs = [AttributedText.Run(text: "", attributes: outer.engine(in: environment))]
    }
    var paragraph = ParagraphStyle(alignment: environment.engineAlignment)
    paragraph.lineBreakMode =
      switch environment.truncationMode {
      case .head: .truncateHead
      case .middle: .truncateMiddle
      case .tail: .truncateTail
      }
    paragraph.lineSpacing = Double(environment.lineSpacing)
    var label = VitrineLayout.Label(AttributedText(runs: runs, paragraph: paragraph))
    label.color = environment.foreground.level(0, in: environment).color
    label.numberOfLines = max(0, environment.lineLimit ?? 0)
    let factor = Double(environment.minimumScaleFactor)
    label.minimumScaleFactor = factor < 1 ? factor : 0
    label.flow = TextFlow(
      allowsTightening: environment.allowsTightening, reservedLines: environment.reservedLines)
    return label
  }
}

extension EnvironmentValues {
  /// The alignment of lines with physical sides.
  fileprivate var engineAlignment: VitrineGraphics.TextAlignment {
    let isMirrored = layoutDirection == .rightToLeft
    return switch multilineTextAlignment {
    case .leading: isMirrored ? .right : .left
    case .center: .center
    case .trailing: isMirrored ? .left : .right
    }
  }
}

/// The sizes of a text for proposals.
///
/// A text wraps at the proposed width and is truncated at the proposed height, but it always has a
/// line. Its size is that of its lines, with edges on device pixels.
@MainActor
struct TextMeasuring {
  private let label: VitrineLayout.Label

  init(_ label: VitrineLayout.Label) { self.label = label }

  var leaf: MeasuredLeaf {
    MeasuredLeaf("text", spacing: MainActor.assumeIsolated { spacing }) { proposal in
      MainActor.assumeIsolated { measure(proposal) }
    }
  }

  /// The distances to texts and views, which follow from the largest font.
  ///
  /// A text is its leading away from the text above. A view above or below a text is where the
  /// next line of the same font would be, with a tenth of the line between both: the top of its
  /// capitals or its baseline.
  private var spacing: Spacing {
    let typesetter = LiveEnvironment.current.typesetter
    var (ascender, descender, leading, capHeight) = (0.0, 0.0, 0.0, 0.0)
    for run in label.text.runs {
      let metrics = typesetter.metrics(of: run.attributes.font)
      ascender = max(ascender, metrics.ascender)
      descender = max(descender, metrics.descender)
      leading = max(leading, typesetter.leading(of: run.attributes.font))
      capHeight = max(capHeight, run.attributes.font.size * Self.capHeight)
    }
    let grid = PixelGrid(scale: typesetter.environment.scale)
    let gap = grid.ceil((ascender + descender) * 0.1)
    let line = ascender + descender + gap
    let toText = grid.ceil(leading)
    return Spacing(
      textAbove: .init(toText: toText, toView: line - ascender),
      below: .init(toText: toText, toView: max(line - capHeight, gap + descender)))
  }

  /// The height of capitals relative to the size of the system font.
  private static let capHeight = 0.7046

  private func measure(_ proposal: Proposal) -> MeasuredLeaf.Measure {
    let typesetter = LiveEnvironment.current.typesetter
    let width = proposal.width.flatMap { $0.isFinite ? max(0, $0) : nil }
    let height = proposal.height.flatMap { $0.isFinite ? $0 : nil }
    let text = typesetter.layout(label, width: width, height: height)
    return MeasuredLeaf.Measure(
      size: text.size, firstBaseline: text.firstBaseline, lastBaseline: text.lastBaseline)
  }
}

extension VitrineLayout.Label {
  /// Makes the color that all runs have the color of the label, where a reader looks for it.
  fileprivate mutating func shareColor() {
    guard let shared = text.runs.first?.attributes.color,
      text.runs.allSatisfy({ $0.attributes.color == shared })
    else { return }
    color = shared
    for index in text.runs.indices { text.runs[index].attributes.color = nil }
  }
}

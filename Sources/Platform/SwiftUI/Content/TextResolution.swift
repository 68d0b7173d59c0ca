import Foundation
import Vitrine
import VitrineGraphics
import VitrineLayout

/// The characters of a text with their attributes in an environment.
@MainActor
struct TextResolution {
  private let context: _ViewContext
  private(set) var runs: [AttributedText.Run] = []

  init(_ context: _ViewContext) { self.context = context }

  private var environment: EnvironmentValues { context.environment }

  /// Adds the runs of a text inside of texts with other attributes.
  mutating func add(_ text: Text, inside outer: Attributes) {
    let attributes = outer.changed(by: text.changes)
    switch text.storage {
    case .verbatim(let string): add(string, attributes)
    case .key(let key, let table): add(key, table, attributes)
    case .attributed(let string): add(string, attributes)
    case .date(let date, let style):
      add(DateTexts(environment).text(of: date, style), attributes)
    case .interval(let start, let end):
      add(DateTexts(environment).interval(from: start, to: end), attributes)
    case .timer(let range, let pause, let countsDown, let showsHours):
      add(
        DateTexts(environment).timer(
          range, pause: pause, countsDown: countsDown, showsHours: showsHours), attributes)
    case .image(let image): add(image, attributes)
    case .joined(let first, let second):
      add(first, inside: attributes)
      add(second, inside: attributes)
    }
  }

  private mutating func add(_ string: String, _ attributes: Attributes) {
    guard !string.isEmpty else { return }
    var string = string
    switch environment.textCase {
    case .uppercase: string = string.uppercased()
    case .lowercase: string = string.lowercased()
    case nil: break
    }
    runs.append(AttributedText.Run(text: string, attributes: attributes.engine(in: environment)))
  }

  /// Adds a localized string, whose placeholders values replace.
  private mutating func add(
    _ key: LocalizedStringKey, _ table: String?, _ attributes: Attributes
  ) {
    let name = key.key
    let localized = Bundle.main.localizedString(forKey: name, value: name, table: table)
    var arguments: [Text] = []
    for case .argument(_, let text) in key.pieces { arguments.append(text) }
    var next = 0
    for piece in FormatPieces.of(localized) {
      switch piece {
      case .characters(let string): addMarkdown(string, attributes)
      case .placeholder(let number):
        let index = number.map { $0 - 1 } ?? next
        next += 1
        if arguments.indices.contains(index) { add(arguments[index], inside: attributes) }
      }
    }
  }

  private mutating func addMarkdown(_ string: String, _ attributes: Attributes) {
    for piece in MarkdownPieces.of(string) {
      var attributes = attributes
      attributes.present(piece.intent)
      if piece.target != nil { attributes.style = AnyStyleBox(Color.accentColor) }
      add(piece.text, attributes)
    }
  }

  private mutating func add(_ string: AttributedString, _ attributes: Attributes) {
    for run in string.runs {
      if run[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self] != nil {
        context.builder.note(
          "the color behind a part of a text isn't drawn", at: context.site.location)
      }
      add(String(string[run.range].characters), attributes.changed(by: run.attributes))
    }
  }

  private mutating func add(_ image: Image, _ attributes: Attributes) {
    let font = attributes.font(in: environment)
    guard let drawn = image.resolved(in: environment, font: font), let size = drawn.size else {
      return
    }
    var engine = attributes.engine(in: environment)
    let symbol = image.symbol(font, in: environment)
    let descent = symbol.map { size.height - $0.baseline } ?? 0
    engine.attachment = TextAttachment(
      image: drawn.name, bounds: Rect(x: 0, y: -descent, width: size.width, height: size.height),
      isTemplate: drawn.rendering == .template)
    engine.attachment?.symbolLook = drawn.symbolLook
    runs.append(
      AttributedText.Run(
        text: String(Character(TextAttachment.character)), attributes: engine))
  }
}

/// The attributes of a part of a text, before they are resolved.
struct Attributes {
  var font: Font?
  var adjustments = FontAdjustments()
  var style: AnyStyleBox?
  var isUnderlined = false
  var isStruckThrough = false
  var spacing = 0.0
  var baselineOffset = 0.0

  /// The attributes that an environment sets.
  @MainActor
  init(_ environment: EnvironmentValues) {
    font = environment.font
    adjustments = environment.fontAdjustments
    isUnderlined = environment.textLines.isUnderlined
    isStruckThrough = environment.textLines.isStruckThrough
    spacing = environment.textLines.spacing
    baselineOffset = environment.textLines.baselineOffset
  }

  /// Changes the look to that of a part of a text with an intent.
  mutating func present(_ intent: InlinePresentationIntent) {
    if intent.contains(.stronglyEmphasized) { adjustments.weight = .emphasized }
    if intent.contains(.emphasized) { adjustments.isItalic = true }
    if intent.contains(.strikethrough) { isStruckThrough = true }
    if intent.contains(.code) { adjustments.design = .monospaced }
  }

  func changed(by changes: TextChanges) -> Attributes {
    var result = self
    if let font = changes.font {
      result.font = font
    }
    if let weight = changes.adjustments.weight { result.adjustments.weight = weight }
    if changes.adjustments.isItalic { result.adjustments.isItalic = true }
    if changes.adjustments.usesMonospacedDigits { result.adjustments.usesMonospacedDigits = true }
    if let design = changes.adjustments.design { result.adjustments.design = design }
    if let width = changes.adjustments.width { result.adjustments.width = width }
    if let style = changes.style { result.style = style }
    if let isUnderlined = changes.isUnderlined { result.isUnderlined = isUnderlined }
    if let isStruckThrough = changes.isStruckThrough { result.isStruckThrough = isStruckThrough }
    if let spacing = changes.spacing { result.spacing = spacing }
    if let offset = changes.baselineOffset { result.baselineOffset = offset }
    return result
  }

  @MainActor
  func font(in environment: EnvironmentValues) -> FontDescription {
    adjustments.apply(to: font ?? .body).description(in: environment)
  }

  @MainActor
  func engine(in environment: EnvironmentValues) -> TextAttributes {
    TextAttributes(
      font: font(in: environment),
      color: style.map { $0.style._resolved(in: environment).color },
      letterSpacing: spacing, isUnderlined: isUnderlined, isStruckThrough: isStruckThrough,
      baselineOffset: baselineOffset)
  }
}

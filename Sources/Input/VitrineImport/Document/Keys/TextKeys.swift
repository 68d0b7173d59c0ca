import VitrineBase
import VitrineGraphics
import VitrineLayout

/// The keys of a text and of its runs.
struct TextKeys: JSONKeys {
  let font = JSONKey("font", .font)
  let letterSpacing = JSONKey(
    "letterSpacing", .number(in: -1000...1000), "points after each letter")
  let underline = JSONKey("underline", .bool)
  let strikethrough = JSONKey("strikethrough", .bool)
  let highlight = JSONKey("highlight", .color, "behind the letters")
  let baselineOffset = JSONKey(
    "baselineOffset", .number(in: -1000...1000), "upwards, in points")
  let paragraphs = ParagraphKeys()

  static let shape = JSONShape(Self())
}

/// The layout of a text's lines.
struct ParagraphKeys: JSONKeys {
  let alignment = JSONKey<TextAlignment>("alignment", .choice)
  let paragraph = JSONKey("paragraph", .object(ParagraphStyleKeys.self))

  static let shape = JSONShape(Self())
}

/// Lengths with the names of `NSParagraphStyle`.
struct ParagraphStyleKeys: JSONKeys {
  let lineHeightMultiple = JSONKey("lineHeightMultiple", length)
  let minimumLineHeight = JSONKey("minimumLineHeight", length)
  let maximumLineHeight = JSONKey("maximumLineHeight", length)
  let lineSpacing = JSONKey("lineSpacing", length)
  let paragraphSpacing = JSONKey("paragraphSpacing", length)
  let paragraphSpacingBefore = JSONKey("paragraphSpacingBefore", length)
  let firstLineHeadIndent = JSONKey("firstLineHeadIndent", length)
  let headIndent = JSONKey("headIndent", length)
  let tailIndent = JSONKey("tailIndent", .number(in: -10_000...10_000))

  private static let length = JSONForm.number(in: 0...10_000)

  static let shape = JSONShape(Self())
}

/// A part of a text with a different style.
///
/// It is `{ "text": "9", "font": "34 light" }` in an array of runs. A plain string is also a run.
struct RunKeys: JSONKeys {
  let text = JSONKey("text", .text, isRequired: true)
  let color = JSONKey("color", .color)
  let look = TextKeys()

  static let shape = JSONShape(Self())
}

/// A label.
///
/// `text` lets a mode or `--set` replace the text without knowing the kind of view.
struct LabelKeys: JSONKeys {
  let label = JSONKey(.label, .richText, "a text, or runs of it")
  let text = JSONKey("text", .richText, "a text, or runs of it, in place of the label's")
  let color = JSONKey("color", .color)
  // The default is 1.
  let lines = JSONKey("lines", .integer(in: 0...10_000), "0 for as many as there are")
  let lineBreak = JSONKey<LineBreakMode>("lineBreak", .choice)
  // The smallest factor by which a text shrinks before it is truncated, or 0 to disable shrinking.
  let minimumScale = JSONKey("minimumScale", .number(in: 0...1))
  let shadowColor = JSONKey("shadowColor", .color)
  let shadowOffset = JSONKey("shadowOffset", .point)
  let enabled = JSONKey("enabled", .bool)
  // The width for line breaks while the label is measured, or 0 for the label's width.
  let preferredWidth = JSONKey("preferredWidth", .number(in: 0...10_000))
  let look = TextKeys()

  static let shape = JSONShape(Self())
}

/// A text view, which in a widget usually shows a longer text with links.
struct TextViewKeys: JSONKeys {
  let textView = JSONKey(.textView, .richText, "a text, or runs of it")
  let color = JSONKey("color", .color)
  let lineBreak = JSONKey<LineBreakMode>("lineBreak", .choice)
  let scrolls = JSONKey("scrolls", .bool)
  let editable = JSONKey("editable", .bool)
  let look = TextKeys()

  static let shape = JSONShape(Self())
}

/// A text field with its text, or its placeholder if the text is empty.
struct TextFieldKeys: JSONKeys {
  let textField = JSONKey(.textField, .text)
  let placeholder = JSONKey("placeholder", .text)
  let font = JSONKey("font", .font)
  let border = JSONKey<TextField.Border>("border", .choice)
  let color = JSONKey("color", .color)
  let alignment = JSONKey<TextAlignment>("alignment", .choice)

  static let shape = JSONShape(Self())
}

struct SearchBarKeys: JSONKeys {
  let searchBar = JSONKey(.searchBar, .text, "what was typed")
  let placeholder = JSONKey("placeholder", .text)

  static let shape = JSONShape(Self())
}

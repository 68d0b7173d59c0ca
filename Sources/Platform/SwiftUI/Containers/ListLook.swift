import UIKit
import VitrinePlacement

/// The measures and colors of a list in a style (docs/PLATFORM.md, "Lists of SwiftUI").
@MainActor
struct ListLook {
  let style: _ListStyle
  /// A Boolean value that indicates the look of iOS 26.
  private let isNew = SharedAppearance.systemVersion >= 26

  init(_ style: _ListStyle) { self.style = style }

  /// A Boolean value that indicates whether sections are cards on a gray background.
  var hasCards: Bool { style != .plain }
  /// The distance of the cards from the sides.
  var inset: CGFloat { style == .insetGrouped ? 16 : 0 }
  /// The radius of the cards.
  var radius: CGFloat { style == .insetGrouped ? isNew ? 26 : 10 : 0 }
  /// The insets of a row's content.
  var rowInsets: EdgeInsets {
    let vertical: CGFloat = isNew ? 15 : 11
    return EdgeInsets(top: vertical, leading: 16, bottom: vertical, trailing: 16)
  }
  /// The least height of a row, which grows with the text size.
  var rowHeight: CGFloat {
    isNew ? UIFont.preferredFont(forTextStyle: .body).lineHeight + 31.71 : 44
  }
  /// The thickness of the lines between rows, or nil for one pixel.
  private var lineHeight: CGFloat? { isNew ? 1 : nil }
  /// The distance of the lines from the trailing edge.
  private var lineInset: CGFloat { isNew ? 16 : 0 }
  /// The space above the first section without a header.
  var top: CGFloat { hasCards ? isNew ? 47 : 35 : 0 }
  /// The space between sections without a header.
  let sectionSpacing: CGFloat = 35

  /// The background of the list.
  var background: AnyShapeStyle {
    hasCards
      ? AnyShapeStyle(Color(UIColor.systemGroupedBackground)) : AnyShapeStyle(Color.clear)
  }

  /// The background of a row.
  var rowBackground: AnyShapeStyle {
    hasCards
      ? AnyShapeStyle(Color(UIColor.secondarySystemGroupedBackground)) : AnyShapeStyle(Color.clear)
  }

  /// Returns the line below a row.
  func line(scale: CGFloat, color: Color?) -> some View {
    ListLine(isNew: isNew, color: color).frame(height: lineHeight ?? 1 / scale)
  }

  /// The rule that places the line below a row.
  var lineRule: ListLineRule {
    ListLineRule(
      guide: HorizontalAlignment.listRowSeparatorLeading.guide, leading: 16,
      trailing: Double(lineInset))
  }

  /// The space around a header.
  var headerInsets: EdgeInsets {
    let (top, bottom): (CGFloat, CGFloat) =
      isNew ? (hasCards ? 28 : 16, 9.33) : hasCards ? (17, 6) : (6, 6)
    return EdgeInsets(top: top, leading: 16, bottom: bottom, trailing: 16)
  }
  /// The font of headers.
  var headerFont: Font { isNew || !hasCards ? .headline : .footnote }
  /// The case of headers.
  var headerCase: Text.Case? { isNew || !hasCards ? nil : .uppercase }
}

/// The fill of a line between rows.
private struct ListLine: View {
  let isNew: Bool
  let color: Color?
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let light = Color(red: 60.0 / 255, green: 60.0 / 255, blue: 67.0 / 255)
    let dark = Color(red: 84.0 / 255, green: 84.0 / 255, blue: 88.0 / 255)
    let standard =
      scheme == .dark ? dark.opacity(isNew ? 0.5 : 0.6) : light.opacity(isNew ? 0.12 : 0.29)
    Rectangle().fill(color ?? standard)
  }
}

/// The header or the footer of a section in a list.
struct ListMargin<Content: View>: View {
  private let content: Content
  private let font: Font
  private let textCase: Text.Case?
  private let insets: EdgeInsets

  /// Creates a header.
  init(header: Content, _ look: ListLook) {
    content = header
    font = look.headerFont
    textCase = look.headerCase
    insets = look.headerInsets
  }

  /// Creates a footer.
  init(footer: Content) {
    content = footer
    font = .footnote
    textCase = nil
    insets = EdgeInsets(top: 7, leading: 16, bottom: 0, trailing: 16)
  }

  var body: some View {
    content.font(font).textCase(textCase).foregroundStyle(.secondary).padding(insets)
  }
}

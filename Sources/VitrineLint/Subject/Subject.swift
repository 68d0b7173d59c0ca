import Vitrine
import VitrineGraphics
import VitrineImport

/// A widget in every variant of a run: what rules look at.
struct Subject: Sendable {
  let widget: Widget
  /// At least one.
  let looks: [Look]
  let source: SourceIndex

  /// The plainest look in a mode: the first in which nothing is special.
  func plain(_ mode: DisplayMode) -> Look? {
    let own = looks.filter { $0.variant.mode == mode }
    return own.first { $0.variant.strains.isEmpty } ?? own.first
  }

  /// The document and which of its widgets; nil for a storyboard.
  var document: (document: WidgetDocument, spec: WidgetDocument.Widget)? {
    guard case .document(let document, let index) = widget.source else { return nil }
    return (document, document.widgets[index])
  }

  var isInterface: Bool { document == nil }
}

/// What makes a variant hard for a layout.
enum Strain: String, CaseIterable, Sendable {
  case largeText, rightToLeft, longText
}

extension Variant {
  /// What is harder in this variant than in the one that a widget is drawn for.
  var strains: [Strain] {
    var strains: [Strain] = []
    let order = ContentSizeCategoryOrder.self
    if order.place(textSize) > order.place(.l) { strains.append(.largeText) }
    if layoutDirection == .rightToLeft { strains.append(.rightToLeft) }
    if locale.hasPrefix("pseudo") { strains.append(.longText) }
    return strains
  }
}

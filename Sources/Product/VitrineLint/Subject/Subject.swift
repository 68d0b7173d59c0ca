import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImport

/// A widget in every variant of a run: the input of rules.
struct Subject: Sendable {
  let widget: Widget
  /// The widget in each variant.
  ///
  /// It isn't empty.
  let scenes: [LintScene]
  let source: SourceIndex
  /// The files that the widget was read from.
  let files: Files

  /// Returns the first scene of a mode without stresses, or the first of the mode.
  func plain(_ mode: DisplayMode) -> LintScene? {
    let scenesInMode = scenes.filter { $0.variant.mode == mode }
    return scenesInMode.first { $0.variant.stresses.isEmpty } ?? scenesInMode.first
  }

  /// The document and the widget in it.
  ///
  /// Nil for a storyboard.
  var document: (document: WidgetDocument, spec: WidgetDocument.Widget)? {
    guard case .document(let document, let index) = widget.source else { return nil }
    return (document, document.widgets[index])
  }

  var isInterface: Bool { document == nil }
}

/// A condition of a variant that makes layout harder.
enum LayoutStress: String, CaseIterable, Sendable {
  case largeText, rightToLeft, longText
}

extension Variant {
  /// The stresses of this variant, compared with the variant that a widget is designed for.
  var stresses: [LayoutStress] {
    var stresses: [LayoutStress] = []
    let order = ContentSizeCategoryOrder.self
    if order.place(textSize) > order.place(.l) { stresses.append(.largeText) }
    if layoutDirection == .rightToLeft { stresses.append(.rightToLeft) }
    if locale.hasPrefix("pseudo") { stresses.append(.longText) }
    return stresses
  }
}

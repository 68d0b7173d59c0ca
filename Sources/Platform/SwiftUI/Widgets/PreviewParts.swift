package import VitrineGraphics

/// One preview of a type with previews.
package struct PreviewPart {
  package var view: AnyView
  /// The type of the view.
  package var type: Any.Type
  package var traits: PreviewTraits
}

/// The window of the preview that is drawn.
@MainActor
package enum PreviewSurroundings {
  /// The width in points.
  package static var width = 0.0
  /// The parts that the system covers.
  package static var safeArea = Insets.zero
}

/// A view that can contain several previews.
///
/// Groups, `ForEach` and conditions are divided, and modifiers apply to each part. All other views,
/// also an author's, are one preview each.
@MainActor
protocol DividedView {
  var previewParts: [PreviewPart] { get }
}

extension View {
  /// The previews in the view.
  package var allPreviewParts: [PreviewPart] {
    guard let divided = self as? any DividedView else {
      return [PreviewPart(view: AnyView(self), type: Self.self, traits: PreviewTraits())]
    }
    return divided.previewParts
  }
}

extension EmptyView: DividedView {
  var previewParts: [PreviewPart] { [] }
}

extension TupleView: DividedView {
  var previewParts: [PreviewPart] {
    Mirror(reflecting: value).children.flatMap { child -> [PreviewPart] in
      guard let view = child.value as? any View else { return [] }
      return view.allPreviewParts
    }
  }
}

extension Group: DividedView {
  var previewParts: [PreviewPart] { content.allPreviewParts }
}

extension ForEach: DividedView where Content: View {
  var previewParts: [PreviewPart] { data.flatMap { content($0).allPreviewParts } }
}

extension Optional: DividedView where Wrapped: View {
  var previewParts: [PreviewPart] { self?.allPreviewParts ?? [] }
}

extension _ConditionalContent: DividedView {
  var previewParts: [PreviewPart] {
    switch branch {
    case .first(let first): first.allPreviewParts
    case .second(let second): second.allPreviewParts
    }
  }
}

extension ModifiedContent: DividedView where Content: View, Modifier: ViewModifier {
  var previewParts: [PreviewPart] {
    let parts = content.allPreviewParts
    if let modifier = modifier as? _PreviewModifier {
      return parts.map {
        PreviewPart(view: $0.view, type: $0.type, traits: $0.traits.inside(modifier.traits))
      }
    }
    return parts.map {
      PreviewPart(view: AnyView($0.view.modifier(modifier)), type: $0.type, traits: $0.traits)
    }
  }
}

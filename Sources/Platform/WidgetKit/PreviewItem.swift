import SwiftUI

/// A registered declaration of previews.
enum PreviewSource {
  case provider(name: String, file: String, line: Int, @MainActor () -> [PreviewPart])
  case preview(_Preview)

  /// The path of the file, or the module and the file.
  @MainActor
  var file: String {
    switch self {
    case .provider(_, let file, _, _): file
    case .preview(let preview): preview.place.file
    }
  }
}

/// One preview.
@MainActor
struct PreviewItem {
  enum Content {
    case view(AnyView)
    case widget(@MainActor () -> [_WidgetDescriptor], PreviewEntries)
    case undrawn
  }

  let description: _PreviewDescription
  let content: Content
}

extension PreviewSource {
  /// The previews of the declaration.
  ///
  /// Previews without a name have that of their type and, from the second on, a number.
  @MainActor
  var items: [PreviewItem] {
    switch self {
    case .provider(let name, let file, let line, let parts):
      return Self.items(parts(), nil, name, file: file, line: line)
    case .preview(let preview):
      let (file, line) = (preview.place.file, preview.place.line)
      let fallback = "Preview \(file.split(separator: "/").last ?? ""):\(line)"
      switch preview.content {
      case .view(let parts):
        let parts = parts().map { part in
          var part = part
          part.traits = part.traits.inside(preview.traits)
          return part
        }
        return Self.items(parts, preview.name, fallback, file: file, line: line)
      case .widget(let family, let descriptors, let entries):
        var count: Int? = nil
        if case .entries(let entries) = entries { count = entries().count }
        let description = _PreviewDescription(
          name: preview.name ?? fallback, file: file, line: line, family: family,
          entryCount: count, undrawn: nil, kind: descriptors().first?.kind)
        return [PreviewItem(description: description, content: .widget(descriptors, entries))]
      case .undrawn(let reason):
        let description = _PreviewDescription(
          name: preview.name ?? fallback, file: file, line: line, family: nil, entryCount: nil,
          undrawn: reason, kind: nil)
        return [PreviewItem(description: description, content: .undrawn)]
      }
    }
  }

  @MainActor
  private static func items(
    _ parts: [PreviewPart], _ name: String?, _ fallback: String, file: String, line: Int
  ) -> [PreviewItem] {
    parts.enumerated().map { index, part in
      let numbered = index == 0 ? fallback : "\(fallback) \(index + 1)"
      return PreviewItem(
        description: _PreviewDescription(
          name: part.traits.displayName ?? name ?? numbered, file: file, line: line,
          family: part.traits.family, entryCount: 1, undrawn: nil,
          kind: _WidgetGallery.kind(ofViews: part.type), traits: part.traits),
        content: .view(part.view))
    }
  }
}

import SwiftUI

extension _WidgetGallery {
  /// Returns the kind of the widget that shows a type of view, or nil.
  ///
  /// An author's preview has the widget's own view, often in modifiers. Types are compared by name,
  /// because a modified view's type contains that of the view.
  static func kind(ofViews type: Any.Type) -> String? {
    let names = authors(in: type)
    guard !names.isEmpty else { return nil }
    return descriptors.first { descriptor in
      guard let source = descriptor.source as? any EntrySource else { return false }
      return !authors(in: Swift.type(of: source).contentType).isDisjoint(with: names)
    }?.kind
  }

  /// The modules whose views are of the platform.
  private static let platform: Set<Substring> = ["SwiftUI", "Swift", "WidgetKit", "Foundation"]

  /// Returns the names of an author's types in a type's name.
  private static func authors(in type: Any.Type) -> Set<Substring> {
    let text = _typeName(type)
    let names = text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
    return Set(
      names.filter { name in
        guard let dot = name.firstIndex(of: ".") else { return false }
        return !platform.contains(name[..<dot])
      })
  }
}

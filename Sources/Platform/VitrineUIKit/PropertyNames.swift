import UIKit

/// The names of a controller's views: the properties that refer to them.
@MainActor
enum PropertyNames {
  /// Returns the names by the identities of the views.
  ///
  /// A property of the controller precedes one of a custom view. The name of a lazy property
  /// excludes the compiler's prefix.
  static func of(_ controller: UIViewController) -> [ObjectIdentifier: String] {
    names(in: [controller as UIResponder] + owners(in: controller.view))
  }

  /// Returns the names of the views in a view without a controller.
  static func of(_ view: UIView) -> [ObjectIdentifier: String] { names(in: owners(in: view)) }

  private static let lazyPrefix = "$__lazy_storage_$_"

  private static func names(in owners: [UIResponder]) -> [ObjectIdentifier: String] {
    var names: [ObjectIdentifier: String] = [:]
    var taken: Set<String> = []
    for owner in owners {
      var mirror: Mirror? = Mirror(reflecting: owner)
      while let own = mirror {
        for child in own.children {
          // The cast looks into an optional, too.
          guard let label = child.label, let view = child.value as? UIView else { continue }
          let name = label.hasPrefix(lazyPrefix) ? String(label.dropFirst(lazyPrefix.count)) : label
          guard names[ObjectIdentifier(view)] == nil, taken.insert(name).inserted else { continue }
          names[ObjectIdentifier(view)] = name
        }
        mirror = own.superclassMirror.flatMap { isOwn($0.subjectType) ? $0 : nil }
      }
    }
    return names
  }

  /// Returns the views of classes that the widget's author wrote.
  private static func owners(in view: UIView) -> [UIResponder] {
    let inner = view.subviews.flatMap { owners(in: $0) }
    return isOwn(type(of: view)) ? [view] + inner : inner
  }

  /// Returns whether a class is the author's, because the platform's properties don't name parts of
  /// the widget.
  private static func isOwn(_ type: Any.Type) -> Bool { !_typeName(type).hasPrefix("UIKit.") }
}

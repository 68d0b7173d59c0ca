import SwiftUI
import WidgetKit

/// Registers the type with `@main`: a bundle of widgets, or a single widget.
///
/// Generated code calls it.
@MainActor
public func registerWidgets(_ type: Any.Type) {
  if let bundle = type as? any WidgetBundle.Type {
    _WidgetGallery.register(bundle: bundle)
  } else if let widget = type as? any SwiftUI.Widget.Type {
    _WidgetGallery.register(widget: widget)
  }
}

/// Registers the widgets that a type's own `main()` starts.
///
/// Generated code calls it.
@MainActor
public func registerWidgets(startedBy main: @MainActor () -> Void) {
  _MainWidgets.bundle = { _WidgetGallery.register(bundle: $0) }
  _MainWidgets.widget = { _WidgetGallery.register(widget: $0) }
  main()
}

/// Registers a type whose protocol says that it has previews.
///
/// Generated code calls it with the line of the type.
@MainActor
public func registerPreviews(
  _ type: Any.Type, named name: String, file: StaticString = #filePath, line: Int
) {
  guard let provider = type as? any PreviewProvider.Type else { return }
  _WidgetGallery.register(provider, named: name, file: "\(file)", line: line)
}

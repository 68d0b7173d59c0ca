/// The widgets that an author's own `main()` starts.
///
/// An author calls `main()` of one of several bundles, by the version of the system.
@MainActor
public enum _MainWidgets {
  /// Receives a bundle whose `main()` is called.
  public static var bundle: ((any WidgetBundle.Type) -> Void)?
  /// Receives a widget whose `main()` is called.
  public static var widget: ((any Widget.Type) -> Void)?
}

public import SwiftUI

/// A result of an intent.
public protocol IntentResult {}
/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {
  /// The type of the value.
  associatedtype Value
  /// The value, or nil.
  var value: Value? { get }
}
/// A result with a dialog.
public protocol ProvidesDialog: IntentResult {}
/// A result with a view.
public protocol ShowsSnippetView: IntentResult {}
/// A result that opens another intent.
public protocol OpensIntent: IntentResult {}

extension Never: IntentResult {}

/// A result with all its parts, of which a picture shows none.
public struct IntentResultContainer<Value>: ReturnsValue, ProvidesDialog, ShowsSnippetView,
  OpensIntent
{
  /// The value, or nil.
  public let value: Value?
}

extension IntentResult where Self == IntentResultContainer<Never> {
  /// Returns an empty result.
  public static func result() -> Self { Self(value: nil) }

  /// Returns a result with a dialog.
  public static func result(dialog: IntentDialog) -> Self { Self(value: nil) }

  /// Returns a result with a view.
  public static func result<Content: View>(view: Content) -> Self { Self(value: nil) }

  /// Returns a result with a dialog and a view.
  public static func result<Content: View>(
    dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self { Self(value: nil) }

  /// Returns a result with a dialog and a view.
  public static func result<Content: View>(dialog: IntentDialog, view: Content) -> Self {
    Self(value: nil)
  }

  /// Returns a result that opens another intent.
  public static func result<Intent: AppIntent>(opensIntent: Intent) -> Self { Self(value: nil) }
}

extension IntentResult {
  /// Returns a result with a value.
  public static func result<Value>(value: Value) -> Self
  where Self == IntentResultContainer<Value> { Self(value: value) }

  /// Returns a result with a value and a dialog.
  public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value> { Self(value: value) }

  /// Returns a result with a value that opens another intent.
  public static func result<Value, Intent: AppIntent>(value: Value, opensIntent: Intent) -> Self
  where Self == IntentResultContainer<Value> { Self(value: value) }

  /// Returns a result with a value, a dialog and a view.
  public static func result<Value, Content: View>(
    value: Value, dialog: IntentDialog, view: Content
  ) -> Self where Self == IntentResultContainer<Value> { Self(value: value) }

  /// Returns a result with a value and a view.
  public static func result<Value, Content: View>(value: Value, view: Content) -> Self
  where Self == IntentResultContainer<Value> { Self(value: value) }
}

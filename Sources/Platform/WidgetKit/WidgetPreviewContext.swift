public import SwiftUI

/// A context of a preview in a widget.
public struct WidgetPreviewContext: PreviewContext {
  private let family: WidgetFamily

  /// Creates a context with a family.
  public init(family: WidgetFamily) { self.family = family }

  /// The family.
  public var _family: WidgetFamily? { family }
}

public import SwiftUI
import VitrineBase

/// A view without content, in place of one whose code doesn't compile.
public struct OmittedView: SwiftUI.View {
  /// Creates the view.
  public init() {}

  /// The content, which is empty.
  public var body: some SwiftUI.View { EmptyView() }
}

/// A widget without content, in place of one whose code doesn't compile.
public struct OmittedWidget: SwiftUI.Widget {
  /// The places of the code of widgets that is left out.
  static private(set) var places: [SourceLocation] = []

  /// Creates the widget.
  public init() {}

  /// Creates the widget at a place, and records it.
  public init(file: StaticString, line: Int) {
    Self.places.append(SourceLocation(file: "\(file)", line: line, column: 1))
  }

  /// The configuration, which is empty.
  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

/// Does nothing, in place of a statement whose code doesn't compile.
public func omittedStatement() {}

/// Returns a view without content, in place of a statement of a view's builder.
@_disfavoredOverload @discardableResult
public func omittedStatement() -> EmptyView { EmptyView() }

/// Returns a widget without content, in place of a statement of a bundle.
@MainActor @_disfavoredOverload @discardableResult
public func omittedStatement(
  file: StaticString = #filePath, line: Int = #line
) -> OmittedWidget { OmittedWidget(file: file, line: line) }

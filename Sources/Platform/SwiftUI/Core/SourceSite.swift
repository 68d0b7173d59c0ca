package import VitrineBase

/// The line at which an author writes a view, or none if it is unknown.
///
/// Two views with different lines can be equal, because the line isn't compared.
public struct _SourceSite: Sendable {
  private var file: StaticString?
  private var line = 0

  package init() {}

  package init(_ file: StaticString, _ line: Int) {
    self.file = file
    self.line = line
  }

  var isKnown: Bool { file != nil }

  package var location: SourceLocation? {
    file.map { SourceLocation(file: "\($0)", line: line, column: 1) }
  }
}

extension _SourceSite: Hashable {
  /// Returns true, because a line is no property of a view.
  public static func == (first: Self, second: Self) -> Bool { true }

  /// Adds nothing.
  public func hash(into hasher: inout Hasher) {}
}

/// A view of the library that keeps the line at which it is written.
package protocol SitedView: View {
  var site: _SourceSite { get set }
}

extension SitedView {
  /// Returns the view with its line.
  public static func _sited(_ view: Self, _ site: _SourceSite) -> Self {
    var view = view
    view.site = site
    return view
  }
}

extension _ViewContext {
  /// Returns the context of a view that is written at a line, or unchanged if it is unknown.
  package func at(_ site: _SourceSite) -> _ViewContext {
    guard site.isKnown else { return self }
    var context = self
    context.site = site
    return context
  }
}

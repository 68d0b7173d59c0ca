import VitrineGraphics

/// The foreground styles of an environment, by level.
package struct Foreground {
  /// The styles that the author set, or none for the label colors.
  var styles: [any ShapeStyle] = []

  /// The opacities of the levels of a style that an author set for the first level only.
  static let opacities = [1, 0.5, 0.25, 0.2, 0.15]

  /// Returns the style of a level.
  @MainActor
  func level(_ level: Int, in environment: EnvironmentValues) -> _ResolvedStyle {
    guard let base = styles.first else {
      let label: UIColor =
        switch level {
        case 0: .label
        case 1: .secondaryLabel
        case 2: .tertiaryLabel
        default: .quaternaryLabel
        }
      return Color(uiColor: label)._resolved(in: environment)
    }
    // A style may itself name a level of the surrounding styles.
    var outer = environment
    outer.foreground = Foreground()
    if level < styles.count { return styles[level]._resolved(in: outer) }
    return base._resolved(in: outer).faded(by: Self.opacities[min(level, 4)])
  }
}

private struct ForegroundKey: EnvironmentKey {
  static var defaultValue: Foreground { Foreground() }
}

private struct BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

private struct TintKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  /// The foreground styles.
  package var foreground: Foreground {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  /// The background style, or nil for that of the system.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  /// The tint, or nil for the accent color.
  package var tint: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// Sets the foreground styles, of which hierarchical ones are levels of the current ones.
  @MainActor
  package mutating func setForeground(_ styles: [any ShapeStyle]) {
    let outer = self
    foreground = Foreground(
      styles: styles.map { style in
        switch style {
        case is HierarchicalShapeStyle, is ForegroundStyle, is TintShapeStyle:
          _FixedStyle(style._resolved(in: outer))
        default: style
        }
      })
  }
}

/// A style that doesn't depend on its environment.
private struct _FixedStyle: ShapeStyle {
  private nonisolated(unsafe) let style: _ResolvedStyle

  init(_ style: _ResolvedStyle) { unsafe self.style = style }

  func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle { unsafe style }
}

extension View {
  /// Returns the view with a foreground style.
  public func foregroundStyle<S: ShapeStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { $0.setForeground([style]) }
  }

  /// Returns the view with foreground styles for two levels.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { $0.setForeground([primary, secondary]) }
  }

  /// Returns the view with foreground styles for three levels.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { $0.setForeground([primary, secondary, tertiary]) }
  }

  /// Returns the view with a foreground color, or that of the surroundings for nil.
  public func foregroundColor(_ color: Color?) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { if let color { $0.setForeground([color]) } }
  }

  /// Returns the view with a tint.
  public func tint<S: ShapeStyle>(_ tint: S?) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { $0.tint = tint.map { AnyShapeStyle($0) } }
  }

  /// Returns the view with a tint color.
  public func tint(_ tint: Color?) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { $0.tint = tint.map { AnyShapeStyle($0) } }
  }

  /// Returns the view with an accent color.
  public func accentColor(_ color: Color?) -> ModifiedContent<Self, _EnvironmentModifier> {
    tint(color)
  }

  /// Returns the view with a background style for the style `background`.
  public func backgroundStyle<S: ShapeStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { $0.backgroundStyle = AnyShapeStyle(style) }
  }
}

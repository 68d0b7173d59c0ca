public import Foundation

/// Sheets, popovers and alerts, of which a shown one is named, because it isn't drawn.
extension View {
  /// Returns the view with a sheet, which isn't drawn.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content, file: StaticString = #fileID,
    line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn(isPresented.wrappedValue ? "sheet(isPresented:)" : nil, file, line)
  }

  /// Returns the view with a sheet, which isn't drawn.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content, file: StaticString = #fileID,
    line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn(item.wrappedValue == nil ? nil : "sheet(item:)", file, line)
  }

  /// Returns the view with a screen above it, which isn't drawn.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content, file: StaticString = #fileID,
    line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn(isPresented.wrappedValue ? "fullScreenCover(isPresented:)" : nil, file, line)
  }

  /// Returns the view with a screen above it, which isn't drawn.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content, file: StaticString = #fileID,
    line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn(item.wrappedValue == nil ? nil : "fullScreenCover(item:)", file, line)
  }

  /// Returns the view with a popover, which isn't drawn.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content,
    file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn(isPresented.wrappedValue ? "popover(isPresented:)" : nil, file, line)
  }

  /// Returns the view with a popover, which isn't drawn.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content,
    file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn(item.wrappedValue == nil ? nil : "popover(item:)", file, line)
  }

  /// Returns the view with a column at the side, which isn't drawn.
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V, file: StaticString = #fileID,
    line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn(isPresented.wrappedValue ? "inspector(isPresented:)" : nil, file, line)
  }

  /// Returns the view with a menu for long touches, which isn't drawn.
  public func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a menu for long touches, which isn't drawn.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with heights of a sheet.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with heights of a sheet.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a visibility of a sheet's grabber.
  public func presentationDragIndicator(
    _ visibility: Visibility
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a radius of a sheet.
  public func presentationCornerRadius(
    _ cornerRadius: CGFloat?
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a background of a sheet.
  public func presentationBackground<S: ShapeStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with touches behind a sheet.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with scrolling in a sheet.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with the form of a sheet or a popover on narrow screens.
  public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a size of a sheet.
  public func presentationSizing(
    _ sizing: PresentationSizing
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view, whose sheet can't be closed by a movement.
  public func interactiveDismissDisabled(
    _ isDisabled: Bool = true
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }
}

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  private let name: String
  /// About half of the screen.
  public static let medium = PresentationDetent(name: "medium")
  /// The screen below its bar.
  public static let large = PresentationDetent(name: "large")

  /// Returns a part of the screen.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction \(fraction)")
  }

  /// Returns a height.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height \(height)")
  }
}

/// Whether touches reach the views behind a sheet.
public struct PresentationBackgroundInteraction: Sendable {
  /// The standard.
  public static var automatic: PresentationBackgroundInteraction { .init() }
  /// They do.
  public static var enabled: PresentationBackgroundInteraction { .init() }
  /// They don't.
  public static var disabled: PresentationBackgroundInteraction { .init() }
  /// They do, up to a height of the sheet.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction { .init() }
}

/// Whether a movement in a sheet scrolls or resizes it.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String
  /// The standard.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// It scrolls.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
  /// It resizes.
  public static let resizes = PresentationContentInteraction(name: "resizes")
}

/// The form of a presentation on narrow screens.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String
  /// The standard form.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// The form of wide screens.
  public static let none = PresentationAdaptation(name: "none")
  /// A popover.
  public static let popover = PresentationAdaptation(name: "popover")
  /// A sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// The whole screen.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// The size of a sheet.
public struct PresentationSizing: Hashable, Sendable {
  private let name: String
  /// The standard size.
  public static let automatic = PresentationSizing(name: "automatic")
  /// The size of a form.
  public static let form = PresentationSizing(name: "form")
  /// The size of a page.
  public static let page = PresentationSizing(name: "page")
  /// The size of the content.
  public static let fitted = PresentationSizing(name: "fitted")
}

/// The place at which a popover is attached.
public enum PopoverAttachmentAnchor: Sendable {
  case rect(Source)
  case point(UnitPoint)

  /// A rectangle of a view.
  public struct Source: Sendable {
    /// The bounds.
    public static var bounds: Source { .init() }
    /// Returns a rectangle.
    public static func rect(_ rect: CGRect) -> Source { .init() }
  }
}

public import Foundation

/// Alerts and dialogs, of which a shown one is named, because it isn't drawn.
extension View {
  /// Returns the view with an alert, which isn't drawn.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    shown("alert", if: isPresented, at: CallSite(file, line))
  }

  /// Returns the view with an alert, which isn't drawn.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    shown("alert", if: isPresented, at: CallSite(file, line))
  }

  /// Returns the view with an alert, which isn't drawn.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    shown("alert", if: isPresented, at: CallSite(file, line))
  }

  /// Returns the view with an alert, which isn't drawn.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M, file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    shown("alert", if: isPresented, at: CallSite(file, line))
  }

  /// Returns the view with an alert, which isn't drawn.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M, file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    shown("alert", if: isPresented, at: CallSite(file, line))
  }

  /// Returns the view with an alert, which isn't drawn.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M, file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    shown("alert", if: isPresented, at: CallSite(file, line))
  }

  /// Returns the view with an alert about a value, which isn't drawn.
  public func alert<T, A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    shown("alert", if: isPresented, at: CallSite(file, line), hasData: data != nil)
  }

  /// Returns the view with an alert about a value, which isn't drawn.
  @_disfavoredOverload
  public func alert<S: StringProtocol, T, A: View>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    shown("alert", if: isPresented, at: CallSite(file, line), hasData: data != nil)
  }

  /// Returns the view with an alert about a value, which isn't drawn.
  public func alert<T, A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M, file: StaticString = #fileID,
    line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    shown("alert", if: isPresented, at: CallSite(file, line), hasData: data != nil)
  }

  /// Returns the view with an alert about a value, which isn't drawn.
  @_disfavoredOverload
  public func alert<S: StringProtocol, T, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M, file: StaticString = #fileID,
    line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    shown("alert", if: isPresented, at: CallSite(file, line), hasData: data != nil)
  }

  /// Returns the view with an alert about an error, which isn't drawn.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A,
    file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    shown("alert", if: isPresented, at: CallSite(file, line), hasData: error != nil)
  }

  /// Returns the view with an alert about an error, which isn't drawn.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M, file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    shown("alert", if: isPresented, at: CallSite(file, line), hasData: error != nil)
  }

  /// Returns the view with an older alert, which isn't drawn.
  public func alert(
    isPresented: Binding<Bool>, content: () -> Alert, file: StaticString = #fileID,
    line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    shown("alert", if: isPresented, at: CallSite(file, line))
  }

  /// Returns the view with an older alert about a value, which isn't drawn.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert, file: StaticString = #fileID,
    line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn(item.wrappedValue == nil ? nil : "alert(item:)", file, line)
  }

  /// Returns the view with actions at the bottom of the screen, which aren't drawn.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    shown("confirmationDialog", if: isPresented, at: CallSite(file, line))
  }

  /// Returns the view with actions at the bottom of the screen, which aren't drawn.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    shown("confirmationDialog", if: isPresented, at: CallSite(file, line))
  }

  /// Returns the view with actions at the bottom of the screen, which aren't drawn.
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    shown("confirmationDialog", if: isPresented, at: CallSite(file, line))
  }

  /// Returns the view with actions at the bottom of the screen, which aren't drawn.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M, file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    shown("confirmationDialog", if: isPresented, at: CallSite(file, line))
  }

  /// Returns the view with actions at the bottom of the screen, which aren't drawn.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M, file: StaticString = #fileID,
    line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    shown("confirmationDialog", if: isPresented, at: CallSite(file, line))
  }

  /// Returns the view with actions for a value, which aren't drawn.
  public func confirmationDialog<T, A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    shown("confirmationDialog", if: isPresented, at: CallSite(file, line), hasData: data != nil)
  }

  /// Returns the view with actions for a value, which aren't drawn.
  public func confirmationDialog<T, A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, file: StaticString = #fileID,
    line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    shown("confirmationDialog", if: isPresented, at: CallSite(file, line), hasData: data != nil)
  }

  /// Returns the view with actions for a value, which aren't drawn.
  public func confirmationDialog<T, A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M, file: StaticString = #fileID,
    line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    shown("confirmationDialog", if: isPresented, at: CallSite(file, line), hasData: data != nil)
  }

  /// Returns the view with older actions at the bottom of the screen, which aren't drawn.
  public func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet, file: StaticString = #fileID,
    line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    shown("actionSheet", if: isPresented, at: CallSite(file, line))
  }

  /// Returns the view with older actions for a value, which aren't drawn.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet, file: StaticString = #fileID,
    line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn(item.wrappedValue == nil ? nil : "actionSheet(item:)", file, line)
  }

  private func shown(
    _ name: String, if isPresented: Binding<Bool>, at place: CallSite, hasData: Bool = true
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    let isShown = isPresented.wrappedValue && hasData
    return modifier(_UndrawnModifier(isShown ? "\(name)(isPresented:)" : nil, place))
  }
}

/// An alert of older programs.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    /// Returns a button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { .init() }
    /// Returns a button that cancels.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { .init() }
    /// Returns a button that cancels.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { .init() }
    /// Returns a button that deletes data.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { .init() }
  }

  /// Creates an alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
  /// Creates an alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {}
}

/// Actions at the bottom of the screen of older programs.
public struct ActionSheet {
  /// A button of the actions.
  public typealias Button = Alert.Button

  /// Creates actions.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}

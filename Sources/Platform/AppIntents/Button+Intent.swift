public import SwiftUI

extension Button {
  /// Creates a button that performs an intent.
  public init<Intent: AppIntent>(
    role: ButtonRole? = nil, intent: Intent, @ViewBuilder label: () -> Label
  ) { self.init(role: role, action: {}, label: label) }
}

extension Button where Label == Text {
  /// Creates a button that performs an intent.
  public init<Intent: AppIntent>(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, intent: Intent
  ) { self.init(titleKey, role: role, action: {}) }

  /// Creates a button that performs an intent.
  @_disfavoredOverload
  public init<S: StringProtocol, Intent: AppIntent>(
    _ title: S, role: ButtonRole? = nil, intent: Intent
  ) { self.init(title, role: role, action: {}) }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Creates a button with a symbol that performs an intent.
  public init<Intent: AppIntent>(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: Intent
  ) {
    self.init(role: role, action: {}, label: { SwiftUI.Label(titleKey, systemImage: systemImage) })
  }

  /// Creates a button with a symbol that performs an intent.
  @_disfavoredOverload
  public init<S: StringProtocol, Intent: AppIntent>(
    _ title: S, systemImage: String, role: ButtonRole? = nil, intent: Intent
  ) {
    self.init(role: role, action: {}, label: { SwiftUI.Label(title, systemImage: systemImage) })
  }
}

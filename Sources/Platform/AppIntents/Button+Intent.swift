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

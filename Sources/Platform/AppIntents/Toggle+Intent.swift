public import SwiftUI

extension Toggle {
  /// Creates a toggle that performs an intent.
  public init<Intent: AppIntent>(
    isOn: Bool, intent: Intent, @ViewBuilder label: () -> Label
  ) { self.init(isOn: .constant(isOn), label: label) }
}

extension Toggle where Label == Text {
  /// Creates a toggle that performs an intent.
  public init<Intent: AppIntent>(
    _ titleKey: LocalizedStringKey, isOn: Bool, intent: Intent
  ) { self.init(titleKey, isOn: .constant(isOn)) }

  /// Creates a toggle that performs an intent.
  @_disfavoredOverload
  public init<S: StringProtocol, Intent: AppIntent>(_ title: S, isOn: Bool, intent: Intent) {
    self.init(title, isOn: .constant(isOn))
  }
}

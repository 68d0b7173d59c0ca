private struct PrivacyKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether the content is private.
  var isPrivacySensitive: Bool {
    get { self[PrivacyKey.self] }
    set { self[PrivacyKey.self] = newValue }
  }

  /// A Boolean value that indicates whether placeholders replace texts and images.
  var isRedacted: Bool {
    redactionReasons.contains(.placeholder)
      || redactionReasons.contains(.privacy) && isPrivacySensitive
  }
}

extension View {
  /// Returns the view with content that is replaced for a reason.
  public func redacted(
    reason: RedactionReasons
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { $0.redactionReasons.formUnion(reason) }
  }

  /// Returns the view without replaced content.
  public func unredacted() -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { $0.redactionReasons = [] }
  }

  /// Returns the view with content that is private.
  public func privacySensitive(
    _ sensitive: Bool = true
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { $0.isPrivacySensitive = sensitive }
  }
}

extension WidgetConfiguration {
  package func changed(
    _ change: @escaping @MainActor (inout _WidgetDescriptor) -> Void
  ) -> _ModifiedConfiguration<Self> { _ModifiedConfiguration(content: self, change: change) }

  /// Returns the configuration with a name for the gallery of widgets.
  public func configurationDisplayName(_ displayName: Text) -> _ModifiedConfiguration<Self> {
    changed { $0.displayName = displayName }
  }

  /// Returns the configuration with a name for the gallery of widgets.
  public func configurationDisplayName(
    _ displayNameKey: LocalizedStringKey
  ) -> _ModifiedConfiguration<Self> { configurationDisplayName(Text(displayNameKey)) }

  /// Returns the configuration with a name for the gallery of widgets.
  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(
    _ displayName: S
  ) -> _ModifiedConfiguration<Self> { configurationDisplayName(Text(displayName)) }

  /// Returns the configuration with a description for the gallery of widgets.
  public func description(_ description: Text) -> _ModifiedConfiguration<Self> {
    changed { $0.summary = description }
  }

  /// Returns the configuration with a description for the gallery of widgets.
  public func description(
    _ descriptionKey: LocalizedStringKey
  ) -> _ModifiedConfiguration<Self> { description(Text(descriptionKey)) }

  /// Returns the configuration with a description for the gallery of widgets.
  @_disfavoredOverload
  public func description<S: StringProtocol>(
    _ description: S
  ) -> _ModifiedConfiguration<Self> { self.description(Text(description)) }

  /// Returns the configuration with the families in which the widget is offered.
  public func supportedFamilies(_ families: [WidgetFamily]) -> _ModifiedConfiguration<Self> {
    changed { $0.families = families }
  }

  /// Returns the configuration of a widget whose content fills it.
  public func contentMarginsDisabled() -> _ModifiedConfiguration<Self> {
    changed { $0.disablesContentMargins = true }
  }

  /// Returns the configuration of a widget whose background the system can or can't remove.
  public func containerBackgroundRemovable(
    _ isRemovable: Bool = true
  ) -> _ModifiedConfiguration<Self> { changed { $0.isBackgroundRemovable = isRemovable } }

  /// Returns the configuration of a widget whose places the author restricts.
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> Self { self }

  /// Returns the configuration of a widget with a texture, which only visionOS shows.
  public func widgetTexture(_ texture: WidgetTexture) -> Self { self }

  /// Returns the configuration of a widget with mounting styles, which only visionOS has.
  public func supportedMountingStyles(_ styles: [WidgetMountingStyle]) -> Self { self }

  /// Returns the configuration of a widget whose new copies the system can ask to configure.
  public func promptsForUserConfiguration() -> Self { self }

  /// Returns the configuration of a widget that the system updates after messages.
  public func pushHandler(_ handler: Any.Type) -> Self { self }

  /// Returns the configuration of a widget with background downloads, which never end here.
  public func onBackgroundURLSessionEvents(
    matching identifier: String,
    _ action: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> Self { self }

  /// Returns the configuration of a widget with background downloads, which never end here.
  public func onBackgroundURLSessionEvents(
    matching matchingString: ((String) -> Bool)? = nil,
    _ action: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> Self { self }
}

/// A place of a widget.
public struct WidgetLocation: Hashable, Sendable {
  private let name: String
  /// The Home Screen.
  public static let homeScreen = WidgetLocation(name: "homeScreen")
  /// The Lock Screen.
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  /// StandBy.
  public static let standBy = WidgetLocation(name: "standBy")
  /// Widgets of an iPhone on a Mac.
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
  /// CarPlay.
  public static let carPlay = WidgetLocation(name: "carPlay")
}

/// A material of a widget in a room.
public struct WidgetTexture: Hashable, Sendable {
  private let name: String
  /// Glass.
  public static let glass = WidgetTexture(name: "glass")
  /// Paper.
  public static let paper = WidgetTexture(name: "paper")
}

/// A relation of a widget to the surface behind it.
public struct WidgetMountingStyle: Hashable, Sendable {
  private let name: String
  /// A widget in front of the surface.
  public static let elevated = WidgetMountingStyle(name: "elevated")
  /// A widget behind an opening in the surface.
  public static let recessed = WidgetMountingStyle(name: "recessed")
}

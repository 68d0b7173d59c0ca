public import Foundation

/// The look of a bar.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The color of the background.
  open var backgroundColor: UIColor?
  /// The blur of the background, which is drawn as the color that it has over white or black.
  open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
  /// The image of the background.
  open var backgroundImage: UIImage?
  /// The color of the line at the edge.
  open var shadowColor: UIColor? = .separator
  /// The line at the edge.
  open var shadowImage: UIImage?

  /// Creates a look.
  override public init() { super.init() }
  /// Creates a copy of a look.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    backgroundColor = barAppearance.backgroundColor
    backgroundEffect = barAppearance.backgroundEffect
    backgroundImage = barAppearance.backgroundImage
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }

  /// Takes the standard background.
  open func configureWithDefaultBackground() {
    set(nil, UIBlurEffect(style: .systemChromeMaterial), line: .separator)
  }

  /// Takes an opaque background.
  open func configureWithOpaqueBackground() { set(.systemBackground, nil, line: .separator) }

  /// Takes a transparent background.
  open func configureWithTransparentBackground() { set(nil, nil, line: nil) }

  private func set(_ color: UIColor?, _ effect: UIBlurEffect?, line: UIColor?) {
    backgroundColor = color
    backgroundEffect = effect
    backgroundImage = nil
    shadowColor = line
    shadowImage = nil
  }
}

/// The look of a bar's button.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// The look in a state.
  public let normal = UIBarButtonItemStateAppearance()
  /// The look in a state.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The look in a state.
  public let disabled = UIBarButtonItemStateAppearance()

  /// Creates a look.
  override public init() { super.init() }
  /// Creates the look of a style.
  public convenience init(style: UIBarButtonItem.Style) { self.init() }
}

/// The look of a bar's button in a state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The look of a bar of navigation.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The look of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The look of the button to the previous page.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The look of the button that finishes.
  open var doneButtonAppearance = UIBarButtonItemAppearance()

  /// Sets the image of the button to the previous page.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
}

/// The look of a bar of tools.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// The look of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
}

/// The look of a tab's item in a state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The color of the image.
  open var iconColor: UIColor?
  /// The color of the badge.
  open var badgeBackgroundColor: UIColor?
}

/// The look of a tab's item.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// The look in a state.
  public let normal = UITabBarItemStateAppearance()
  /// The look in a state.
  public let selected = UITabBarItemStateAppearance()
}

/// The look of a bar of tabs.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The look of items with the title below the image.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The look of items with the title beside the image.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The look of small items with the title beside the image.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

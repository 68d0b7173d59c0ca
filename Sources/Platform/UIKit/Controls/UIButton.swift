import CoreGraphics
public import Foundation
import VitrineGraphics
package import VitrineLayout

/// A button with a title and an image for each of its states.
///
/// A missing property of a state is that of the normal state, as documented for `title(for:)`. If
/// several states apply, disabled precedes highlighted, which precedes selected: combinations have
/// no faces here. A custom button shows its faces unchanged. A system button shows its title and
/// its template image in the tint color.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The type of a button, which determines its look.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd

    fileprivate var role: Button.Role {
      switch self {
      case .custom: .custom
      case .system: .system
      case .detailDisclosure: .detailDisclosure
      case .infoLight: .infoLight
      case .infoDark: .infoDark
      case .contactAdd: .contactAdd
      }
    }
  }

  /// The title's label, which sets the title's font and line break mode.
  public private(set) lazy var titleLabel: UILabel? = ButtonTitleLabel(self)

  /// The image, whose settings the button takes.
  public private(set) lazy var imageView: UIImageView? = ButtonImageView(self)

  /// A Boolean value that indicates whether the image is darker while it is touched.
  open var adjustsImageWhenHighlighted = true
  /// A Boolean value that indicates whether the image is lighter while it is disabled.
  open var adjustsImageWhenDisabled = true
  /// A Boolean value that indicates whether the button glows while it is touched.
  open var showsTouchWhenHighlighted = false
  /// A Boolean value that indicates whether the title's shadow turns while it is touched.
  open var reversesTitleShadowWhenHighlighted = false

  package override class var initialModel: View {
    View("", .button(Button(.custom, font: .system(18))))
  }

  /// Creates a button of a type.
  ///
  /// The types with a standard symbol also determine the button's size.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    button.role = type.role
    if type != .custom && type != .system { sizeToFit() }
  }

  /// Creates a button that performs an action, with the action's title and image.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    take(primaryAction)
  }

  /// Creates a button with a configuration, whose title and image precede the action's.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    // Property observers aren't called in a class's initializer.
    showButton()
    take(primaryAction)
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  /// The faces of the states, insets and alignments.
  ///
  /// The model contains the displayed button, which is this one with the configuration applied.
  var button = Button(.custom, font: .system(18)) {
    didSet { if button != oldValue { showButton() } }
  }

  /// The content and look that replace those of the states.
  ///
  /// The default is nil.
  open var configuration: Configuration? {
    didSet { showButton() }
  }

  private func showButton() {
    let shown = configuration?.applied(to: button) ?? button
    if case .button(let old) = model.kind, old == shown { return }
    model.kind = .button(shown)
    contentDidChange()
  }

  // MARK: Updates of the configuration

  /// A closure that updates the configuration when the button's state changes.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// A Boolean value that indicates whether changes of the state call the handler.
  open var automaticallyUpdatesConfiguration = true
  private var isUpdatingConfiguration = false
  /// The state of the last update.
  private var updatedState = State.normal

  /// Updates the configuration immediately, because there is no later update cycle to join.
  open func setNeedsUpdateConfiguration() {
    // Changes during an update don't request another one.
    guard !isUpdatingConfiguration else { return }
    isUpdatingConfiguration = true
    updateConfiguration()
    isUpdatingConfiguration = false
  }

  /// Updates the configuration for the button's state.
  ///
  /// The default implementation calls the handler.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  override func resolve(_ model: inout View, _ ids: [ObjectIdentifier: ViewID]) {
    configuration?.draw(on: &model.style, tint: tintColor, isEnabled: isEnabled)
  }

  /// The type of the button.
  open var buttonType: ButtonType {
    switch button.role {
    case .custom, .close: .custom
    case .system: .system
    case .detailDisclosure: .detailDisclosure
    case .infoLight: .infoLight
    case .infoDark: .infoDark
    case .contactAdd: .contactAdd
    }
  }

  override func take(_ model: View) {
    super.take(model)
    guard case .button(let known) = model.kind else { return }
    button = known
    isEnabled = known.state != .disabled
    isSelected = known.state == .selected
    isHighlighted = known.state == .highlighted
    // UIKit's alignments have the numbers of the engine's cases.
    let horizontal = Button.HorizontalAlignment.allCases.firstIndex(of: known.horizontalAlignment)
    let vertical = Button.VerticalAlignment.allCases.firstIndex(of: known.verticalAlignment)
    contentHorizontalAlignment = .init(rawValue: horizontal ?? 0) ?? .center
    contentVerticalAlignment = .init(rawValue: vertical ?? 0) ?? .center
  }

  override func stateDidChange() {
    button.state = Self.shown(state)
    button.horizontalAlignment =
      Button.HorizontalAlignment.allCases[contentHorizontalAlignment.rawValue]
    button.verticalAlignment =
      Button.VerticalAlignment.allCases[contentVerticalAlignment.rawValue]
    if automaticallyUpdatesConfiguration, state != updatedState {
      updatedState = state
      setNeedsUpdateConfiguration()
    }
  }

  /// Returns the engine's state for a combination of states.
  private static func shown(_ state: State) -> Button.State {
    if state.contains(.disabled) { return .disabled }
    if state.contains(.highlighted) { return .highlighted }
    return state.contains(.selected) ? .selected : .normal
  }

  private func face(_ state: State) -> Button.Face { button.faces[Self.shown(state)] ?? .init() }

  /// Changes one state's face.
  ///
  /// Missing properties are those of the normal face.
  private func change(_ state: State, _ edit: (inout Button.Face) -> Void) {
    edit(&button.faces[Self.shown(state), default: Button.Face()])
  }

  /// Sets a state's title.
  ///
  /// Other states without a title show the normal state's.
  open func setTitle(_ title: String?, for state: State) {
    let font = button.font
    change(state) { $0.title = title.map { AttributedText($0, font: font) } }
  }

  /// Returns a state's title, or that of the normal state if it has none.
  open func title(for state: State) -> String? {
    (face(state).title ?? face(.normal).title)?.string
  }

  /// Sets a state's title with its attributes.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    let font = button.font
    change(state) { $0.title = title?.text(font: font, paragraph: ParagraphStyle()) }
  }

  /// Returns a state's attributed title, or that of the normal state if it has none.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    (face(state).title ?? face(.normal).title).map { NSAttributedString($0) }
  }

  /// Sets a state's title color.
  ///
  /// Nil is the type's color: white for custom buttons, the tint for system ones.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    change(state) { $0.titleColor = color?.color }
  }

  /// Returns a state's title color, or that of the normal state if it has none.
  open func titleColor(for state: State) -> UIColor? {
    (face(state).titleColor ?? face(.normal).titleColor).map(UIColor.init)
  }

  /// Sets the color of the shadow of a state's title.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    change(state) { $0.titleShadowColor = color?.color }
  }

  /// Sets a state's image.
  ///
  /// Other states without an image show the normal state's.
  open func setImage(_ image: UIImage?, for state: State) {
    change(state) { $0.image = image?.shown }
  }

  /// Returns a state's image, or that of the normal state if it has none.
  open func image(for state: State) -> UIImage? { image(face(state).image ?? face(.normal).image) }

  /// Sets a state's background, which fills the bounds and determines the button's minimum size.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change(state) { $0.backgroundImage = image?.shown }
  }

  /// Returns a state's background, or that of the normal state if it has none.
  open func backgroundImage(for state: State) -> UIImage? {
    image(face(state).backgroundImage ?? face(.normal).backgroundImage)
  }

  private func image(_ reference: ImageReference?) -> UIImage? {
    reference.map { UIImage($0, scale: UIScreen.main.scale) }
  }

  /// Returns the rectangle of the background in other bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of title and image in other bounds.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  /// Returns the rectangle of the image in that of the content.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    ButtonContent(self, contentRect).imageRect
  }

  /// Returns the rectangle of the title in that of the content.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    ButtonContent(self, contentRect).titleRect
  }

  override open func draw(_ rect: CGRect) {
    guard arrangesContent else { return }
    let content = contentRect(forBounds: bounds)
    currentImage?.draw(in: imageRect(forContentRect: content))
    titleText?.draw(in: titleRect(forContentRect: content), lines: 1)
  }

  /// The displayed title: that of the configuration or of the state.
  public var currentTitle: String? { configuration?.shownTitle ?? title(for: state) }
  /// The image of the button's state, regardless of the configuration.
  public var currentImage: UIImage? { image(for: state) }

  /// The insets around image and title, which are part of the button's intrinsic size.
  open var contentEdgeInsets: UIEdgeInsets {
    get { UIEdgeInsets(button.contentInsets) }
    set { button.contentInsets = newValue.insets }
  }

  /// The insets that move the title after layout.
  ///
  /// As documented, they don't change the intrinsic size.
  open var titleEdgeInsets: UIEdgeInsets {
    get { UIEdgeInsets(button.titleInsets) }
    set { button.titleInsets = newValue.insets }
  }

  /// The insets that move the image after layout, like those of the title.
  open var imageEdgeInsets: UIEdgeInsets {
    get { UIEdgeInsets(button.imageInsets) }
    set { button.imageInsets = newValue.insets }
  }

  /// Sets the font of every title.
  func setFont(_ font: FontDescription) {
    var changed = button
    changed.font = font
    for state in Button.State.allCases {
      for index in changed.faces[state]?.title?.runs.indices ?? 0..<0 {
        changed.faces[state]?.title?.runs[index].attributes.font = font
      }
    }
    button = changed
  }
}

import CoreGraphics
public import Foundation
import VitrineGraphics
package import VitrineLayout

/// A button with a title and an image for each of its states.
///
/// What a state lacks is taken from the normal one, as `title(for:)` and its kin document. Of several
/// states at once, disabled comes first, then highlighted, then selected: a button has no faces for
/// combinations here. A custom button shows exactly its faces; a system button shows its title and its
/// image, as a template, in the tint color.
@MainActor
open class UIButton: UIControl {
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

  /// The title's label, through which its font and line break mode are set.
  public private(set) lazy var titleLabel: UILabel? = ButtonTitleLabel(self)

  package override class var initialModel: View {
    View("", .button(Button(.custom, font: .system(18))))
  }

  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    button.role = type.role
    if type != .custom && type != .system { sizeToFit() }
  }

  /// A button that does something, with the action's title and image.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    take(primaryAction)
  }

  /// A button with a configuration, whose title and image come before the action's.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    // A class's own initializer sets its properties without observers.
    showButton()
    take(primaryAction)
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  /// What the states say: a face for each, insets and alignments.
  ///
  /// The model has what is shown, which is this with the configuration applied.
  var button = Button(.custom, font: .system(18)) {
    didSet { if button != oldValue { showButton() } }
  }

  /// The content and the look of the button in place of what its states say; nil by default.
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

  /// Called when the button's state changes, to change its configuration.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether changes of the state call the handler.
  open var automaticallyUpdatesConfiguration = true
  private var isUpdatingConfiguration = false
  /// The state of the last update.
  private var updatedState = State.normal

  /// Updates the configuration at once: nothing that comes later can join the update.
  open func setNeedsUpdateConfiguration() {
    // What an update changes itself asks for no other one.
    guard !isUpdatingConfiguration else { return }
    isUpdatingConfiguration = true
    updateConfiguration()
    isUpdatingConfiguration = false
  }

  /// Changes the configuration for the button's state; by default, by the handler.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  override func resolve(_ model: inout View, _ ids: [ObjectIdentifier: ViewID]) {
    configuration?.draw(on: &model.style, tint: tintColor, isEnabled: isEnabled)
  }

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
    // UIKit's alignments are numbered in the order of the engine's.
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

  /// The one of a button's faces that a state shows.
  private static func shown(_ state: State) -> Button.State {
    if state.contains(.disabled) { return .disabled }
    if state.contains(.highlighted) { return .highlighted }
    return state.contains(.selected) ? .selected : .normal
  }

  private func face(_ state: State) -> Button.Face { button.faces[Self.shown(state)] ?? .init() }

  /// Changes one state's face; what a face lacks is taken from the normal one.
  private func change(_ state: State, _ edit: (inout Button.Face) -> Void) {
    edit(&button.faces[Self.shown(state), default: Button.Face()])
  }

  /// Sets a state's title; other states without one show the normal state's.
  open func setTitle(_ title: String?, for state: State) {
    let font = button.font
    change(state) { $0.title = title.map { AttributedText($0, font: font) } }
  }

  open func title(for state: State) -> String? {
    (face(state).title ?? face(.normal).title)?.string
  }

  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    let font = button.font
    change(state) { $0.title = title?.text(font: font, paragraph: ParagraphStyle()) }
  }

  open func attributedTitle(for state: State) -> NSAttributedString? {
    (face(state).title ?? face(.normal).title).map { NSAttributedString($0) }
  }

  /// Nil is the type's own color: white for custom buttons, the tint for system ones.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    change(state) { $0.titleColor = color?.color }
  }

  open func titleColor(for state: State) -> UIColor? {
    (face(state).titleColor ?? face(.normal).titleColor).map(UIColor.init)
  }

  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    change(state) { $0.titleShadowColor = color?.color }
  }

  open func setImage(_ image: UIImage?, for state: State) {
    change(state) { $0.image = image?.shown }
  }

  open func image(for state: State) -> UIImage? { image(face(state).image ?? face(.normal).image) }

  /// A background fills the bounds and gives the button its smallest size.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change(state) { $0.backgroundImage = image?.shown }
  }

  open func backgroundImage(for state: State) -> UIImage? {
    image(face(state).backgroundImage ?? face(.normal).backgroundImage)
  }

  private func image(_ reference: ImageReference?) -> UIImage? {
    reference.map { UIImage($0, scale: UIScreen.main.scale) }
  }

  /// What the button shows: its configuration's title, or its state's.
  public var currentTitle: String? { configuration?.shownTitle ?? title(for: state) }
  public var currentImage: UIImage? { image(for: state) }

  /// Around the image and the title together; they are part of the button's own size.
  open var contentEdgeInsets: UIEdgeInsets {
    get { UIEdgeInsets(button.contentInsets) }
    set { button.contentInsets = newValue.insets }
  }

  /// Moves the title after layout: they don't change the button's own size, as documented.
  open var titleEdgeInsets: UIEdgeInsets {
    get { UIEdgeInsets(button.titleInsets) }
    set { button.titleInsets = newValue.insets }
  }

  /// Moves the image after layout, as those of the title.
  open var imageEdgeInsets: UIEdgeInsets {
    get { UIEdgeInsets(button.imageInsets) }
    set { button.imageInsets = newValue.insets }
  }

  /// Sets every title in a font.
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

/// A button's title label: what is set of it goes to the button.
private final class ButtonTitleLabel: UILabel {
  private unowned let button: UIButton

  init(_ button: UIButton) {
    self.button = button
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  // As on the platform.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var font: UIFont! {
    get { UIFont(button.button.font) }
    set { button.setFont((newValue ?? .systemFont(ofSize: 18)).description) }
  }

  override var lineBreakMode: NSLineBreakMode {
    get { NSLineBreakMode(button.button.lineBreakMode) }
    set { button.button.lineBreakMode = newValue.mode }
  }

  override var text: String? {
    get { button.currentTitle }
    set { button.setTitle(newValue, for: .normal) }
  }
}

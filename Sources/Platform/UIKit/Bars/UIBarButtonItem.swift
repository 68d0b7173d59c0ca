import CoreGraphics
public import Foundation
import VitrineLayout

/// A button of a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The look of a button.
  public enum Style: Int, Sendable {
    case plain
    case done = 2
    case prominent = 3

    /// The look of a button with a border, which is plain.
    public static let bordered = Style.plain
  }

  /// A button of the system.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo, pageCurl, close

    /// The English word of the button, or nil if it has a symbol.
    @MainActor fileprivate var word: String? {
      switch self {
      case .done: BarLook.isNew ? nil : "Done"
      case .cancel: BarLook.isNew ? nil : "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .undo: BarLook.isNew ? nil : "Undo"
      case .redo: BarLook.isNew ? nil : "Redo"
      default: nil
      }
    }

    /// The name of the button's symbol, or nil if it has a word or is a space.
    @MainActor fileprivate var symbol: String? {
      switch self {
      case .done where BarLook.isNew: "checkmark"
      case .cancel where BarLook.isNew: "xmark"
      case .undo where BarLook.isNew: "arrow.uturn.backward"
      case .redo where BarLook.isNew: "arrow.uturn.forward"
      case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
      case .add: "plus"
      case .compose: "square.and.pencil"
      case .reply: "arrowshape.turn.up.left"
      case .action: "square.and.arrow.up"
      case .organize: "folder"
      case .bookmarks: "book"
      case .search: "magnifyingglass"
      case .refresh: "arrow.clockwise"
      case .stop, .close: "xmark"
      case .camera: "camera"
      case .trash: "trash"
      case .play: "play.fill"
      case .pause: "pause.fill"
      case .rewind: "backward.fill"
      case .fastForward: "forward.fill"
      case .pageCurl: "book"
      }
    }
  }

  /// The button of the system that the item is, or nil.
  private(set) var systemItem: SystemItem?

  /// The look.
  open var style: Style = .plain { didSet { bar?.setNeedsLayout() } }
  /// The width, or 0 for an automatic one.
  open var width: CGFloat = 0 { didSet { bar?.setNeedsLayout() } }
  /// The view of the button.
  open var customView: UIView? { didSet { bar?.setNeedsLayout() } }
  /// The target, which isn't retained.
  open weak var target: AnyObject?
  /// The method of the target.
  open var action: Selector?
  /// The action of the button.
  open var primaryAction: UIAction?
  /// The menu of the button, which isn't drawn.
  open var menu: UIMenu?
  /// The tint color.
  open var tintColor: UIColor? { didSet { bar?.setNeedsLayout() } }
  /// A Boolean value that indicates whether the item is hidden.
  open var isHidden = false { didSet { bar?.setNeedsLayout() } }

  /// Creates a button of the system.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    self.systemItem = systemItem
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Creates a button of the system with an action or a menu.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates a button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Creates a button with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Creates a button with the title and the image of an action, or with a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates a button with a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Returns a space that takes the rest of a bar's width.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// Returns a space of a width.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  /// A Boolean value that indicates whether the title is semibold.
  private var isMain: Bool { style != .plain || (systemItem == .done && !BarLook.isNew) }

  /// The shown title, or nil for an item with an image.
  private var shownTitle: String? {
    if let systemItem { return systemItem.word }
    return image == nil ? title : nil
  }

  /// The shown image, or nil for an item with a title.
  private var shownImage: UIImage? {
    guard let systemItem else { return image }
    let weight: UIImage.SymbolWeight = isMain ? .semibold : .regular
    return systemItem.symbol.flatMap {
      UIImage(
        systemName: $0,
        withConfiguration: UIImage.SymbolConfiguration(
          pointSize: 17, weight: weight, scale: .large))
    }
  }

  /// Returns a view of the item in its own size, or nil for a space.
  func makeView(in bar: UIView, _ attributes: [NSAttributedString.Key: Any]) -> UIView? {
    self.bar = bar
    if let customView {
      var size = customView.bounds.size
      if size == .zero || !customView.translatesAutoresizingMaskIntoConstraints {
        let fitting = customView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        size = fitting == .zero ? customView.intrinsicContentSize : fitting
      }
      customView.translatesAutoresizingMaskIntoConstraints = true
      customView.bounds.size = size
      return customView
    }
    let color = isEnabled ? tintColor ?? Self.tint(in: bar) : .tertiaryLabel
    if let image = shownImage {
      let view = UIImageView(image: image)
      view.tintColor = color
      view.bounds.size = image.size
      return view
    }
    guard let shownTitle else { return nil }
    let label = UILabel()
    var all: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 17, weight: isMain ? .semibold : .regular),
      .foregroundColor: color,
    ]
    all.merge(attributes) { $1 }
    all.merge(titleAttributes[isEnabled ? .normal : .disabled] ?? [:]) { $1 }
    label.attributedText = NSAttributedString(string: shownTitle, attributes: all)
    label.bounds.size = label.intrinsicContentSize
    return label
  }

  /// Returns the color of a bar's items, which from iOS 26 on is that of text by default.
  private static func tint(in bar: UIView) -> UIColor {
    BarLook.isNew && !bar.hasOwnTint ? .label : bar.tintColor
  }
}

extension UIView {
  /// A Boolean value that indicates whether code has set a tint for the view or a view around it.
  var hasOwnTint: Bool {
    layer.style.tintColor != nil || superview?.hasOwnTint == true
  }
}

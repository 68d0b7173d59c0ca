import CoreGraphics
public import Foundation
import VitrineLayout

/// The reusable header or footer of a table's section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The superview of the content.
  public let contentView = UIView(frame: .zero)
  /// The identifier with which the view is reused, or nil.
  public private(set) var reuseIdentifier: String?
  /// The title at the standard position, created on first access.
  public private(set) lazy var textLabel: UILabel? = makeLabel()

  /// Creates a view with a reuse identifier.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addContentView()
  }

  /// Creates a view of a storyboard or xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    reuseIdentifier = (coder as? InterfaceCoder)?.reuseIdentifier
    addContentView()
  }

  /// Creates a view of a registered class through the subclass's initializer.
  public required convenience init(registeredAs identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(contentView, at: 0)
  }

  private func makeLabel() -> UILabel {
    let label = UILabel(frame: .zero)
    StandardHeader.style(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    let inset = StandardHeader.inset
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: inset),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -inset),
      label.topAnchor.constraint(equalTo: contentView.topAnchor),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
    return label
  }

  /// The detail label of a grouped table, which isn't drawn.
  open lazy var detailTextLabel: UILabel? = UILabel()
  /// The view behind the content, as large as the view.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(backgroundView, at: 0)
    }
  }

  /// Prepares the view to show another section.
  open func prepareForReuse() {}
}

/// The title of a section in a plain table (docs/PLATFORM.md, "Tables").
@preconcurrency @MainActor
enum StandardHeader {
  static let height: CGFloat = 28
  static let inset: CGFloat = 15

  static func style(_ label: UILabel) { label.font = .systemFont(ofSize: 14, weight: .bold) }
}

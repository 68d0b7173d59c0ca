import CoreGraphics
public import Foundation
package import VitrineLayout

/// A row or a column of views.
///
/// The engine creates the stack view's constraints from its axis, distribution, alignment and
/// spacing, as for storyboards' stack views (docs/PLATFORM.md, "Autoresizing and stack views"). As
/// documented, `addArrangedSubview` also adds a subview, removing a subview removes it from the
/// arrangement, and `removeArrangedSubview` keeps it a subview. Hidden views keep their positions
/// in the arrangement and take no space.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// The distribution of the arranged views along the axis.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering

    var engine: StackView.Distribution { StackView.Distribution.allCases[rawValue] }
  }

  /// The alignment of the arranged views across the axis.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    /// The alignment at the top edges of the views in a row.
    public static let top = Alignment.leading
    /// The alignment at the bottom edges of the views in a row.
    public static let bottom = Alignment.trailing

    init(_ alignment: StackView.Alignment) {
      self =
        switch alignment {
        case .fill: .fill
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        case .firstBaseline: .firstBaseline
        case .lastBaseline: .lastBaseline
        }
    }

    var engine: StackView.Alignment {
      switch self {
      case .fill: .fill
      case .leading: .leading
      case .firstBaseline: .firstBaseline
      case .center: .center
      case .trailing: .trailing
      case .lastBaseline: .lastBaseline
      }
    }
  }

  /// The value that means the stack view's spacing.
  public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
  /// The value of `spacing` that means 8 points, the standard of the system.
  public static let spacingUseSystem: CGFloat = 1.175494e-38

  /// The arranged views in their order.
  public private(set) var arrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  package override class var initialModel: View { View("", .stack(StackView(.horizontal))) }

  override public init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a stack view of a storyboard or xib.
  ///
  /// Any other coder is a programmer's error.
  public required init(coder: NSCoder) {
    guard let model = (coder as? InterfaceCoder)?.model else {
      preconditionFailure("a stack view cannot be decoded from \(coder)")
    }
    super.init(frame: .zero)
    take(model)
  }

  /// Creates a horizontal stack view with arranged views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The engine's value.
  ///
  /// Properties of single views are added when the tree is created.
  private var stack: StackView {
    get {
      if case .stack(let stack) = model.kind { return stack }
      return StackView(.horizontal)
    }
    set {
      model.kind = .stack(newValue)
      LayoutChanges.note()
      setNeedsLayout()
    }
  }

  /// The axis, by default horizontal.
  open var axis: NSLayoutConstraint.Axis {
    get { stack.axis == .horizontal ? .horizontal : .vertical }
    set { stack.axis = newValue == .horizontal ? .horizontal : .vertical }
  }

  /// The distribution, by default fill: the view with the lowest hugging priority takes the
  /// remaining space.
  open var distribution: Distribution {
    get {
      StackView.Distribution.allCases.firstIndex(of: stack.distribution)
        .flatMap(Distribution.init) ?? .fill
    }
    set { stack.distribution = newValue.engine }
  }

  /// The alignment, by default fill: every view is as large across the axis as the stack view.
  open var alignment: Alignment {
    get { Alignment(stack.alignment) }
    set { stack.alignment = newValue.engine }
  }

  /// The spacing, by default 0.
  ///
  /// It is a minimum if the distribution distributes the spacing, otherwise exact.
  open var spacing: CGFloat {
    get { CGFloat(stack.spacing) }
    set { stack.spacing = newValue == Self.spacingUseSystem ? 8 : Double(newValue) }
  }

  /// A Boolean value that indicates whether spacing in a column is from last baseline to first
  /// baseline.
  open var isBaselineRelativeArrangement: Bool {
    get { stack.isBaselineRelative }
    set { stack.isBaselineRelative = newValue }
  }

  /// A Boolean value that indicates whether the arrangement is relative to the margins instead of
  /// the edges.
  open var isLayoutMarginsRelativeArrangement: Bool {
    get { stack.isLayoutMarginsRelative }
    set { stack.isLayoutMarginsRelative = newValue }
  }

  /// Adds a view at the end of the arrangement, and as a subview if necessary.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Inserts a view in the arrangement, and adds it as a subview if necessary.
  ///
  /// The drawing order of an existing subview doesn't change.
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    precondition(index >= 0 && index <= arrangedSubviews.count, "no place \(index) in the stack")
    let isKnown = view.superview === self && arrangedSubviews.contains { $0 === view }
    if isKnown { arrangedSubviews.removeAll { $0 === view } }
    arrangedSubviews.insert(view, at: min(index, arrangedSubviews.count))
    if !isKnown { view.translatesAutoresizingMaskIntoConstraints = false }
    if view.superview !== self { addSubview(view) }
    LayoutChanges.note()
    setNeedsLayout()
  }

  /// Removes the view from the arrangement.
  ///
  /// It remains a subview.
  open func removeArrangedSubview(_ view: UIView) { forget(view) }

  /// Sets the spacing after one view.
  ///
  /// `spacingUseDefault` removes it.
  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
    customSpacings[ObjectIdentifier(view)] = spacing == Self.spacingUseDefault ? nil : spacing
    LayoutChanges.note()
    setNeedsLayout()
  }

  /// Returns the spacing after a view, or `spacingUseDefault` if none was set.
  open func customSpacing(after view: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(view)] ?? Self.spacingUseDefault
  }

  /// Removes a view that is no longer a subview.
  func forget(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    LayoutChanges.note()
  }

  /// Arranges the subviews of an interface file, with some exceptions.
  func arrange(_ views: [UIView], customSpacings: [(UIView, CGFloat)]) {
    arrangedSubviews = views
    for (view, spacing) in customSpacings {
      self.customSpacings[ObjectIdentifier(view)] = spacing
    }
  }

  /// A Boolean value that indicates whether every subview is arranged, because arranged views are
  /// subviews.
  private var arrangesAll: Bool { arrangedSubviews.count == subviews.count }

  /// The subviews from back to front, with the arranged ones in their order.
  override var arrangedOrder: [UIView] {
    guard !arrangesAll else { return arrangedSubviews }
    var arranged = arrangedSubviews.makeIterator()
    return subviews.map { view in
      arrangedSubviews.contains { $0 === view } ? arranged.next() ?? view : view
    }
  }

  override func resolve(_ model: inout View, _ ids: [ObjectIdentifier: ViewID]) {
    guard case .stack(var stack) = model.kind else { return }
    stack.customSpacing = [:]
    stack.unarranged = []
    for view in arrangedSubviews where !customSpacings.isEmpty {
      let key = ObjectIdentifier(view)
      guard let id = ids[key], let spacing = customSpacings[key] else { continue }
      stack.customSpacing[id] = Double(spacing)
    }
    if !arrangesAll {
      stack.unarranged = Set(
        subviews.filter { view in !arrangedSubviews.contains { $0 === view } }
          .compactMap { ids[ObjectIdentifier($0)] })
    }
    model.kind = .stack(stack)
  }
}

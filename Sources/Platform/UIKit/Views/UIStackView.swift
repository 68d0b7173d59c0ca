import CoreGraphics
public import Foundation
package import VitrineLayout

/// Views in a row or a column.
///
/// The stack view's constraints are the engine's, made from its axis, distribution, alignment and
/// spacing (docs/PLATFORM.md, "Autoresizing and stack views"): those that storyboards' stack views get. As documented,
/// `addArrangedSubview` adds a subview as well, removing a subview takes it out of the arrangement, and
/// `removeArrangedSubview` leaves it a subview; hidden views keep their places in the arrangement and
/// take no room.
@MainActor
open class UIStackView: UIView {
  /// How the arranged views share the axis.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering

    var engine: StackView.Distribution { StackView.Distribution.allCases[rawValue] }
  }

  /// How the arranged views stand across the axis.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    public static let top = Alignment.leading
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

  /// Stands for the spacing that the stack view itself has.
  public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
  public static let spacingUseSystem: CGFloat = 1.175494e-38

  public private(set) var arrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  package override class var initialModel: View { View("", .stack(StackView(.horizontal))) }

  override public init(frame: CGRect) { super.init(frame: frame) }

  public required init(coder: NSCoder) {
    guard let model = (coder as? InterfaceCoder)?.model else {
      preconditionFailure("a stack view cannot be decoded from \(coder)")
    }
    super.init(frame: .zero)
    take(model)
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The engine's value; what it says of single views is added when the tree is made.
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

  /// Horizontal by default.
  open var axis: NSLayoutConstraint.Axis {
    get { stack.axis == .horizontal ? .horizontal : .vertical }
    set { stack.axis = newValue == .horizontal ? .horizontal : .vertical }
  }

  /// Fill by default: the view that hugs its content the least takes what is left.
  open var distribution: Distribution {
    get {
      StackView.Distribution.allCases.firstIndex(of: stack.distribution)
        .flatMap(Distribution.init) ?? .fill
    }
    set { stack.distribution = newValue.engine }
  }

  /// Fill by default: every view is as large across the axis as the stack view.
  open var alignment: Alignment {
    get { Alignment(stack.alignment) }
    set { stack.alignment = newValue.engine }
  }

  /// 0 by default; a minimum where the distribution shares out spaces, exact elsewhere.
  open var spacing: CGFloat {
    get { CGFloat(stack.spacing) }
    set { stack.spacing = newValue == Self.spacingUseSystem ? 8 : Double(newValue) }
  }

  /// Whether spacing in a column is from last baseline to first baseline.
  open var isBaselineRelativeArrangement: Bool {
    get { stack.isBaselineRelative }
    set { stack.isBaselineRelative = newValue }
  }

  /// Whether arranged views keep to the margins instead of the edges.
  open var isLayoutMarginsRelativeArrangement: Bool {
    get { stack.isLayoutMarginsRelative }
    set { stack.isLayoutMarginsRelative = newValue }
  }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Puts a view at a place of the arrangement, and among the subviews if it is not one of them.
  ///
  /// Where it stands among the subviews, and so what it covers, doesn't change.
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

  /// Takes the view out of the arrangement; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) { forget(view) }

  /// Replaces the spacing after one view; `spacingUseDefault` takes it back.
  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
    customSpacings[ObjectIdentifier(view)] = spacing == Self.spacingUseDefault ? nil : spacing
    LayoutChanges.note()
    setNeedsLayout()
  }

  open func customSpacing(after view: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(view)] ?? Self.spacingUseDefault
  }

  /// Takes a view out that is no subview any more.
  func forget(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    LayoutChanges.note()
  }

  /// Takes the subviews of an interface file, all of which but some are arranged.
  func arrange(_ views: [UIView], customSpacings: [(UIView, CGFloat)]) {
    arrangedSubviews = views
    for (view, spacing) in customSpacings {
      self.customSpacings[ObjectIdentifier(view)] = spacing
    }
  }

  /// Whether every subview is arranged: each arranged view is a subview.
  private var arrangesAll: Bool { arrangedSubviews.count == subviews.count }

  /// The subviews from back to front, the arranged ones among them in their own order.
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

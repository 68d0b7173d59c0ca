import VitrineGraphics
import VitrineLayout
import VitrineSolver

/// Layout in AppKit's files, in which y points up, controls have cells, and stacks are
/// `NSStackView`s.
extension InterfaceDocument {
  /// The generation of controls with which the file was laid out.
  ///
  /// Files of the format of Xcode 8 name the system on which they were saved. A file of that format
  /// without a system was saved by a later, unknown version of Xcode.
  fileprivate var controlGeneration: AppKitControl.Generation {
    if xcode < .xcode9, root["systemVersion"] == nil { return .xcode11 }
    return AppKitControl.Generation(xcode)
  }
}

extension XMLElement {
  /// A Boolean value that indicates whether the frames of the view's children are relative to its
  /// top.
  ///
  /// A clip view is flipped if its document is.
  fileprivate var isFlipped: Bool {
    guard name == "clipView" else {
      return ["tableView", "outlineView", "textView", "collectionView"].contains(name)
    }
    return child("subviews")?.children.first?.isFlipped ?? false
  }

  /// A Boolean value that indicates whether the superview places the view in its stored frame.
  fileprivate var isHeldByParent: Bool {
    ["scroller", "clipView", "tableHeaderView", "tableCellView"].contains(name)
      || ["contentView", "view", "headerView", "documentView", "cornerView"].contains(self["key"])
  }
}

extension InterfaceLowering {
  /// Converts the layout of an AppKit view to coordinates whose y points down.
  ///
  /// `parent` is the element of the superview, which is nil for a root view.
  func readAppKitLayout(_ element: XMLElement, into view: inout View, parent: XMLElement?) {
    let outer = parent.flatMap { rect($0.child("rect", key: "frame")) }
    let isFlipped = parent?.isFlipped ?? true
    if !isFlipped, let frame = view.frame, let outer {
      view.frame?.origin.y = outer.height - frame.maxY
      view.autoresizingMask = view.autoresizingMask.upsideDown
    }
    if element.isHeldByParent, parent != nil { view.translatesAutoresizingMask = true }
    // A row has its stored height, even if its table becomes higher.
    if element.name == "tableCellView" {
      view.autoresizingMask.subtract([.flexibleHeight, .flexibleMinY])
    }
    let control = AppKitControl(element, document.controlGeneration)
    let insets = control.alignmentInsets
    view.alignmentInsets = insets
    view.baselineOffset = control.baseline.map { $0 - insets.bottom }
    guard let frame = view.frame, traits.intrinsicSource == .stored else {
      return useMeasuredSize(of: control, in: &view)
    }
    let axes = control.intrinsicAxes
    view.intrinsicWidth =
      axes.width ? .fixed(max(0, frame.width - insets.left - insets.right)) : .none
    view.intrinsicHeight =
      axes.height ? .fixed(max(0, frame.height - insets.top - insets.bottom)) : .none
  }

  /// Sets the size of a control that isn't measured.
  ///
  /// Texts and images are measured. A control has its standard height. Its width is the stored one,
  /// because the bezel depends on versions of the system that a file doesn't name.
  private func useMeasuredSize(of control: AppKitControl, in view: inout View) {
    let insets = control.alignmentInsets
    let axes = control.intrinsicAxes
    if let height = control.standardHeight, axes.height {
      view.intrinsicHeight = .fixed(height - insets.top - insets.bottom)
      view.fixedSizeSources.height = .rule
    }
    switch view.kind {
    case .label, .image, .plain, .stack, .placeholder: return
    default: break
    }
    guard let frame = view.frame else { return }
    view.intrinsicWidth =
      axes.width ? .fixed(max(0, frame.width - insets.left - insets.right)) : .none
    if control.standardHeight == nil, axes.height {
      view.intrinsicHeight = .fixed(max(0, frame.height - insets.top - insets.bottom))
    }
  }

  /// Returns the kind of a view whose element differs from UIKit's, or nil for any other view.
  func appKitKind(_ element: XMLElement) -> ViewKind? {
    element.name == "stackView" ? .stack(appKitStack(element)) : nil
  }

  private func appKitStack(_ element: XMLElement) -> StackView {
    let isVertical = element["orientation"] == "vertical"
    var stack = StackView(isVertical ? .vertical : .horizontal)
    let distribution = element["distribution"].flatMap(StackView.Distribution.init(rawValue:))
    stack.distribution = distribution ?? .fill
    switch element["alignment"] {
    case "top", "leading", "left": stack.alignment = .leading
    case "bottom", "trailing", "right": stack.alignment = .trailing
    case "baseline", "firstBaseline": stack.alignment = .firstBaseline
    case "lastBaseline": stack.alignment = .lastBaseline
    case "width", "height": stack.alignment = .fill
    default: stack.alignment = .center
    }
    stack.spacing = element.number("spacing") ?? 8
    stack.hugging = AxisPriorities(
      horizontal: Priority(element.number("horizontalStackHuggingPriority") ?? 250),
      vertical: Priority(element.number("verticalStackHuggingPriority") ?? 250))
    stack.gathersViews = distribution == nil
    stack.isLayoutMarginsRelative = element.child("edgeInsets", key: "edgeInsets") != nil
    return stack
  }

  /// Sets the custom spacing of a stack and the views at its end.
  mutating func finishAppKitStack(_ element: XMLElement, _ id: ViewID) {
    guard case .stack(var stack) = tree[id].kind else { return }
    let views = tree[id].subviews
    for (view, value) in zip(views, element.child("customSpacing")?.children ?? []) {
      // The largest float means the stack's spacing.
      if let spacing = value.number("value"), spacing < 1e30 { stack.customSpacing[view] = spacing }
    }
    let ends = (element.child("endViews")?.children ?? []).compactMap { $0["id"] }
    stack.endViews = Set(views.filter { ends.contains(tree[$0].name) })
    tree[id].kind = .stack(stack)
  }
}

extension AutoresizingMask {
  /// The mask with the top and bottom margins exchanged.
  fileprivate var upsideDown: AutoresizingMask {
    var mask = subtracting([.flexibleMinY, .flexibleMaxY])
    if contains(.flexibleMinY) { mask.insert(.flexibleMaxY) }
    if contains(.flexibleMaxY) { mask.insert(.flexibleMinY) }
    return mask
  }
}

import VitrineGraphics
import VitrineLayout
import VitrineSolver

/// AppKit files: y runs up from a view's bottom, controls have cells, and stacks are `NSStackView`s.
extension InterfaceDocument {
  /// Which controls the file was laid out with.
  ///
  /// Up to Xcode 8 a file names the system it was saved on. One of that format that doesn't was saved
  /// by a later Xcode, to open in the older one, and keeps silent about which.
  fileprivate var controlGeneration: AppKitControl.Generation {
    if xcode < .xcode9, root["systemVersion"] == nil { return .xcode11 }
    return AppKitControl.Generation(xcode)
  }
}

extension XMLElement {
  /// Whether y runs down in the view: its children's frames are counted from the top.
  ///
  /// A clip view turns as its document does.
  fileprivate var isFlipped: Bool {
    guard name == "clipView" else {
      return ["tableView", "outlineView", "textView", "collectionView"].contains(name)
    }
    return child("subviews")?.children.first?.isFlipped ?? false
  }

  /// Whether the view is placed by the view that holds it, and so by its stored frame.
  fileprivate var isHeldByParent: Bool {
    ["scroller", "clipView", "tableHeaderView", "tableCellView"].contains(name)
      || ["contentView", "view", "headerView", "documentView", "cornerView"].contains(self["key"])
  }
}

extension InterfaceLowering {
  /// Turns what an AppKit file stores into a layout whose y runs down from the top.
  ///
  /// `parent` is the element that holds the view; a root has none.
  func readAppKitLayout(_ element: XMLElement, into view: inout View, parent: XMLElement?) {
    let outer = parent.flatMap { rect($0.child("rect", key: "frame")) }
    let isFlipped = parent?.isFlipped ?? true
    if !isFlipped, let frame = view.frame, let outer {
      view.frame?.origin.y = outer.height - frame.maxY
      view.autoresizingMask = view.autoresizingMask.upsideDown
    }
    if element.isHeldByParent, parent != nil { view.translatesAutoresizingMask = true }
    // A row is as high as stored, however high its table becomes.
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

  /// Texts and images are measured; a control has the standard height, and the width that the file
  /// stores, as its bezel depends on more versions of the system than a file tells.
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

  /// What a view of an AppKit file is where its elements differ from UIKit's; nil for any other.
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

  /// The distances between a stack's views where they aren't the stack's own, and its views by gravity.
  mutating func finishAppKitStack(_ element: XMLElement, _ id: ViewID) {
    guard case .stack(var stack) = tree[id].kind else { return }
    let views = tree[id].subviews
    for (view, value) in zip(views, element.child("customSpacing")?.children ?? []) {
      // The largest number of a float means the stack's own spacing.
      if let spacing = value.number("value"), spacing < 1e30 { stack.customSpacing[view] = spacing }
    }
    let ends = (element.child("endViews")?.children ?? []).compactMap { $0["id"] }
    stack.endViews = Set(views.filter { ends.contains(tree[$0].name) })
    tree[id].kind = .stack(stack)
  }
}

extension AutoresizingMask {
  /// The mask with its lowest and highest margins exchanged.
  fileprivate var upsideDown: AutoresizingMask {
    var mask = subtracting([.flexibleMinY, .flexibleMaxY])
    if contains(.flexibleMinY) { mask.insert(.flexibleMaxY) }
    if contains(.flexibleMaxY) { mask.insert(.flexibleMinY) }
    return mask
  }
}

import VitrineBase
import VitrineGraphics
import VitrineLayout
import VitrineSolver

/// Keys of documents for a Mac that differ from those for UIKit.
extension DocumentBuilder {
  func apply(_ keys: KeyedObject<AppKitKeys>, to view: inout View) throws(InputError) {
    view.baselineOffset = try keys.baseline
    if case .button(var button) = view.kind, let style = try keys.style {
      var look = AppKitLook(style)
      look.isOn = try keys.on ?? false
      look.imagePosition = try keys.imagePosition
      button.appKit = look
      view.kind = .button(button)
    }
    if case .stack(var stack) = view.kind {
      stack.hugging = try keys.hugging?.over(AxisPriorities(horizontal: .low, vertical: .low))
      stack.gathersViews = try keys.gathers ?? false
      view.kind = .stack(stack)
    }
  }

  /// Records a view's properties for its arrangement in a stack.
  mutating func arrange(
    _ id: ViewID, _ keys: KeyedObject<AppKitKeys>, in parent: ViewID?
  ) throws(InputError) {
    guard let parent, case .stack(var stack) = tree[parent].kind else { return }
    if try keys.atEnd ?? false { stack.endViews.insert(id) }
    if let spacing = try keys.spacingAfter { stack.customSpacing[id] = spacing }
    tree[parent].kind = .stack(stack)
  }
}

import VitrineBase
import VitrineGraphics
import VitrineLayout

extension DocumentWriter {
  /// Writes the properties of a view that exist only in AppKit.
  func putAppKit(of view: View, _ id: ViewID, _ object: inout WrittenObject) {
    guard tree.appKit != nil else { return }
    let keys = AppKitKeys.shape.keys
    var look = WrittenObject()
    look.put(keys.baseline.name, view.baselineOffset)
    if case .button(let button) = view.kind, let appKit = button.appKit {
      look.put(keys.style.name, appKit.style.rawValue)
      look.put(keys.on.name, appKit.isOn, unless: false)
      look.put(keys.imagePosition.name, appKit.imagePosition?.rawValue)
    }
    if case .stack(let stack) = view.kind {
      if let hugging = stack.hugging { put(keys.hugging.name, hugging, unless: nil, object: &look) }
      look.put(keys.gathers.name, stack.gathersViews, unless: false)
    }
    if let parent = view.parent, case .stack(let stack) = tree[parent].kind {
      look.put(keys.atEnd.name, stack.endViews.contains(id), unless: false)
      look.put(keys.spacingAfter.name, stack.customSpacing[id])
    }
    if !look.isEmpty { object.put(CommonViewKeys.keys.appKit, look.value) }
  }
}

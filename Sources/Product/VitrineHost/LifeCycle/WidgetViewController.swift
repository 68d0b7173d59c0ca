public import Vitrine
package import VitrineBase
public import VitrineGraphics
public import VitrineImport

/// What a widget's own class inherits: its view from a widget document or storyboard, and the
/// calls that a host makes in the platform's order.
///
/// `loadView`, `viewDidLoad`, the active display mode, the first size, `viewWillAppear`; then the
/// update.
open class WidgetViewController {
  public let extensionContext = ExtensionContext()
  /// The preferred size; only the height counts, and 0 leaves it to the constraints.
  ///
  /// Nil until the widget sets it: the compact height.
  public var preferredContentSize: Size?
  /// The document or storyboard that the views come from.
  public let nib: String
  let index: Int?
  /// What the host reads widgets from.
  package internal(set) var files = Files.disk
  /// The views, once they are loaded.
  public package(set) var widget: Widget?
  /// One of the document's states; nil is the plain one.
  public var state: String?
  /// Values for what the views are bound to, in place of the document's own; nil is those.
  public var data: DataFile?
  /// What lists and searches show, by their names, over the document's own data.
  var contents: [JSONValue.Member] = []
  /// The steps that its own code has been through; nil where no code of its own runs.
  package var hostSteps: [HostStep]?
  private var outlets: [String: Outlet] = [:]

  /// A widget whose views are in a file; `index` counts a document's widgets from 0.
  public init(nib: String, widget index: Int? = nil) {
    self.nib = nib
    self.index = index
  }

  /// Reads the views; throws if there are none, and the host then shows a placeholder.
  open func loadView() throws {
    widget = try Widget.read(nib, widget: index, from: files)
  }

  open func viewDidLoad() {}
  open func viewWillTransition(to size: Size) {}
  open func viewWillAppear() {}
  open func viewDidDisappear() {}

  /// Called before the host keeps what the widget shows.
  open func willCapture() {}

  /// Whether a tap may change what the widget shows, as it may change live views.
  open var changesWhenTapped: Bool { false }

  /// On a Mac: shows one of the document's states in place of the widget, Cancel in its header.
  public func presentInWidget(_ state: String) { self.state = state }

  /// Cancel was pressed, or what was presented is done with.
  public func dismissPresented() { state = nil }

  /// Handles a tap: opens the document's URL, if there is one.
  open func viewWasTapped() {
    guard case .document(let document, let index) = widget?.source,
      let url = document.widgets[index].tap
    else { return }
    extensionContext.open(url)
  }

  /// Handles a tap on one of its views; false where no code of its own runs.
  func viewWasTapped(_ view: String) -> Bool { false }

  /// A view by its outlet, its id or its label in the editor.
  public func outlet(_ name: String) -> Outlet {
    if let outlet = outlets[name] { return outlet }
    let outlet = Outlet(name, self)
    outlets[name] = outlet
    return outlet
  }

  /// Sets a view's value, as `--set` does.
  func set(_ view: String, _ property: String, to value: String) {
    let change = SceneRequest.Override(view: view, property: property, value: value)
    widget?.overrides.removeAll { $0.view == view && $0.property == property }
    widget?.overrides.append(change)
  }

  func value(_ view: String, _ property: String) -> String? {
    widget?.overrides.last { $0.view == view && $0.property == property }?.value
  }
}

/// A view that a widget's class changes.
public final class Outlet {
  let name: String
  private unowned let owner: WidgetViewController

  init(_ name: String, _ owner: WidgetViewController) {
    self.name = name
    self.owner = owner
  }

  /// Any value by its name in the file, as text; nil until it was set.
  public subscript(property: String) -> String? {
    get { owner.value(name, property) }
    set { owner.set(name, property, to: newValue ?? "") }
  }

  public var text: String? {
    get { self["text"] }
    set { self["text"] = newValue }
  }

  public var title: String? {
    get { self["title"] }
    set { self["title"] = newValue }
  }

  public var image: String? {
    get { self["image"] }
    set { self["image"] = newValue }
  }

  public var isHidden: Bool {
    get { self["hidden"] == "true" }
    set { self["hidden"] = newValue ? "true" : "false" }
  }

  /// As written in a document: `44 semibold`, `headline`.
  public var font: String? {
    get { self["font"] }
    set { self["font"] = newValue }
  }
}

public import Vitrine
package import VitrineBase
public import VitrineGraphics
public import VitrineImport

/// The base class of a widget's class.
///
/// Its views are from a widget document or storyboard, and the host calls its methods in the
/// platform's order: `loadView`, `viewDidLoad`, the active display mode, the first size,
/// `viewWillAppear`, and then the update.
open class WidgetViewController {
  /// The connection to the host.
  public let extensionContext = ExtensionContext()
  /// The preferred size.
  ///
  /// Only the height is used, and 0 is the height of the constraints.
  ///
  /// It is nil until the widget sets it, which means the compact height.
  public var preferredContentSize: Size?
  /// The path of the document or storyboard.
  public let nib: String
  let index: Int?
  /// The files from which the host reads widgets.
  package internal(set) var files = Files.disk
  /// The widget with its views.
  ///
  /// Nil before it was loaded.
  public package(set) var widget: Widget?
  /// The state of the document.
  ///
  /// Nil is the plain state.
  public var state: String?
  /// The values for bound properties.
  ///
  /// Nil uses the document's data.
  public var data: DataFile?
  /// The contents of lists and searches by name, which override the document's data.
  var contents: [JSONValue.Member] = []
  /// The steps of the widget's code.
  ///
  /// Nil if its code isn't run.
  package var hostSteps: [HostStep]?
  private var outlets: [String: Outlet] = [:]

  /// Creates a widget whose views are in a file.
  ///
  /// `index` is the zero-based index of a document's widget.
  public init(nib: String, widget index: Int? = nil) {
    self.nib = nib
    self.index = index
  }

  /// Reads the views.
  ///
  /// If it throws, the host shows a placeholder.
  open func loadView() throws {
    widget = try Widget.read(nib, widget: index, from: files)
  }

  open func viewDidLoad() {}
  open func viewWillTransition(to size: Size) {}
  open func viewWillAppear() {}
  open func viewDidDisappear() {}

  /// Prepares the widget for a snapshot of its content.
  open func willCapture() {}

  /// A Boolean value that indicates whether a tap can change the widget's content, for example live
  /// views.
  open var changesWhenTapped: Bool { false }

  /// Shows a state of the document in place of a Mac widget, with Cancel in its header.
  public func presentInWidget(_ state: String) { self.state = state }

  /// Ends the presentation, like Cancel.
  public func dismissPresented() { state = nil }

  /// Handles a tap by opening the document's URL, if it has one.
  open func viewWasTapped() {
    guard case .document(let document, let index) = widget?.source,
      let url = document.widgets[index].tap
    else { return }
    extensionContext.open(url)
  }

  /// Handles a tap on one of the views.
  ///
  /// Returns false if the widget's code isn't run.
  func viewWasTapped(_ view: String) -> Bool { false }

  /// Returns a view by its outlet, its id or its label in Interface Builder.
  public func outlet(_ name: String) -> Outlet {
    if let outlet = outlets[name] { return outlet }
    let outlet = Outlet(name, self)
    outlets[name] = outlet
    return outlet
  }

  /// Sets a view's value, like the option `--set`.
  func set(_ view: String, _ property: String, to value: String) {
    let change = SceneRequest.Override(view: view, property: property, value: value)
    widget?.edits.overrides.removeAll { $0.view == view && $0.property == property }
    widget?.edits.overrides.append(change)
  }

  func value(_ view: String, _ property: String) -> String? {
    widget?.edits.overrides.last { $0.view == view && $0.property == property }?.value
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

  /// The text of a property, by its name in the file.
  ///
  /// Nil until it is set.
  public subscript(property: String) -> String? {
    get { owner.value(name, property) }
    set { owner.set(name, property, to: newValue ?? "") }
  }

  /// The text.
  public var text: String? {
    get { self["text"] }
    set { self["text"] = newValue }
  }

  /// The title of a button.
  public var title: String? {
    get { self["title"] }
    set { self["title"] = newValue }
  }

  /// The name of the image.
  public var image: String? {
    get { self["image"] }
    set { self["image"] = newValue }
  }

  /// A Boolean value that indicates whether the view is hidden.
  public var isHidden: Bool {
    get { self["hidden"] == "true" }
    set { self["hidden"] = newValue ? "true" : "false" }
  }

  /// The font in the form of a document, for example `44 semibold` or `headline`.
  public var font: String? {
    get { self["font"] }
    set { self["font"] = newValue }
  }
}

public import Vitrine
import VitrineBase
import VitrineGraphics
public import VitrineImport
import VitrineLayout

/// A host of widgets that loads, updates, expands and collapses them, and determines the screen.
///
/// It is single-threaded, and its state changes only in calls of its methods. Therefore a session
/// always gives the same pictures.
public final class WidgetHost {
  /// The variant of the host.
  public let variant: Variant
  /// The events in their order.
  public private(set) var events: [HostEvent] = []
  let workshop: Workshop
  private let cache: SnapshotCache
  private var guests: [Guest] = []

  /// A widget in the host.
  final class Guest {
    let name: String
    let schemes: [String]
    let make: () throws -> WidgetViewController
    var controller: WidgetViewController?
    var isBroken = false
    var hasContent = true
    var mode: DisplayMode = .compact
    /// A Boolean value that indicates whether the list of a Mac widget shows all rows.
    var isListOpen = false
    /// The height that was last reported as invalid.
    var oddHeight: String?
    var isEditing = false
    /// The visible content.
    ///
    /// Nil before the widget was loaded.
    var shown: WidgetSnapshot?
    /// A Boolean value that indicates whether the widget has new content, which is worth storing.
    var isFresh = false
    /// The number of update requests, so that late and repeated results are ignored.
    var question = 0

    init(_ name: String, _ schemes: [String], make: @escaping () throws -> WidgetViewController) {
      self.name = name
      self.schemes = schemes
      self.make = make
    }
  }

  /// Creates a host without widgets.
  public init(as variant: Variant, cache: SnapshotCache = SnapshotCache(), in workshop: Workshop) {
    self.variant = variant
    self.cache = cache
    self.workshop = workshop
  }

  /// Adds a widget at the end of the view.
  ///
  /// `name` is its bundle identifier, `schemes` are the URL schemes of its app, and `make` creates
  /// it.
  public func add(
    _ name: String, schemes: [String] = [], make: @escaping () throws -> WidgetViewController
  ) {
    guests.append(Guest(name, schemes.map { $0.lowercased() }, make: make))
  }

  /// The widgets' names in their order on screen.
  public var names: [String] { guests.map(\.name) }

  /// Returns the controller of a widget, or nil before it was loaded.
  public func controller(of name: String) -> WidgetViewController? { guest(name)?.controller }

  func guest(_ name: String) -> Guest? { guests.first { $0.name == name } }

  // MARK: Events

  /// Makes the view appear: loads every widget, shows its last snapshot and requests an update.
  public func appear() {
    events.append(.appeared)
    for guest in guests {
      load(guest)
      guard let controller = guest.controller else { continue }
      switch cache.lookup(key(of: guest)) {
      case .found(let kept):
        guest.shown = kept
        events.append(.showsSnapshot(guest.name))
      case .damaged(let path):
        events.append(.removedDamagedSnapshot(guest.name, path: path))
        guest.shown = capture(controller, guest)
      case .missing:
        guest.shown = capture(controller, guest)
      }
      update(guest.name)
    }
  }

  /// Makes the view disappear and stores the widgets' content if it is new.
  public func disappear() {
    for guest in guests {
      keep(guest)
      guest.controller?.viewDidDisappear()
      guest.question += 1
    }
    events.append(.disappeared)
  }

  /// Requests an update from a widget.
  ///
  /// The widget's content stays the same until the update ends, and also if the update brings no
  /// new data.
  public func update(_ name: String) {
    guard let guest = guest(name), let controller = guest.controller else { return }
    guest.question += 1
    let question = guest.question
    events.append(.askedForUpdate(name))
    guard let provider = controller as? any WidgetProviding else {
      return finish(guest, .newData)
    }
    provider.widgetPerformUpdate { [weak self, weak guest] result in
      guard let self, let guest, guest.question == question else { return }
      guest.question += 1
      finish(guest, result)
    }
  }

  private func finish(_ guest: Guest, _ result: NCUpdateResult) {
    events.append(.updated(guest.name, result))
    guard result == .newData, let controller = guest.controller else { return }
    guest.isFresh = true
    guest.shown = capture(controller, guest)
    keep(guest)
  }

  /// Sets the mode of a widget, like Show More and Show Less.
  ///
  /// Returns false if the widget lacks the mode.
  @discardableResult
  public func setMode(_ mode: DisplayMode, of name: String) -> Bool {
    guard let guest = guest(name), let controller = guest.controller else { return false }
    if variant.system.presentation == .panel { return setList(mode == .expanded, of: guest) }
    guard !hasOneMode(controller),
      mode == .compact || controller.extensionContext.widgetLargestAvailableDisplayMode == .expanded
    else { return false }
    guard guest.mode != mode else { return true }
    guest.mode = mode
    events.append(.changedMode(name, mode))
    tellMode(controller, guest)
    guest.shown = capture(controller, guest)
    controller.viewWillTransition(to: size(of: guest))
    keep(guest)
    return true
  }

  /// Expands or collapses the list of a Mac widget, like Show More….
  private func setList(_ isOpen: Bool, of guest: Guest) -> Bool {
    guard let widget = shownWidget(guest), closedScene(widget, guest) != nil else { return false }
    guard guest.isListOpen != isOpen else { return true }
    guest.isListOpen = isOpen
    events.append(.changedMode(guest.name, isOpen ? .expanded : .compact))
    return true
  }

  /// Returns a Mac widget with a truncated list, or nil if its closed list shows all rows.
  private func closedScene(_ widget: Widget, _ guest: Guest) -> Scene? {
    guard widget.hasClosableLists else { return nil }
    var closed = variant
    closed.mode = .compact
    let scene = try? widget.scene(for: state(of: guest, closed), from: workshop.images)
    return scene?.content.hasMoreRows == true ? scene : nil
  }

  /// Begins or ends editing a Mac widget, like the info button and Done.
  ///
  /// Returns false if the widget can't be edited.
  @discardableResult
  public func setEditing(_ flag: Bool, of name: String) -> Bool {
    guard let guest = guest(name), let controller = guest.controller,
      variant.system.presentation == .panel, allowsEditing(controller)
    else { return false }
    guard guest.isEditing != flag else { return true }
    guest.isEditing = flag
    events.append(flag ? .beganEditing(name) : .endedEditing(name))
    let provider = controller as? any WidgetProviding
    if flag { provider?.widgetDidBeginEditing() } else { provider?.widgetDidEndEditing() }
    guest.shown = capture(controller, guest)
    return true
  }

  private func allowsEditing(_ controller: WidgetViewController) -> Bool {
    if (controller as? any WidgetProviding)?.widgetAllowsEditing == true { return true }
    return controller.widget?.allowsEditing ?? false
  }

  /// Taps the widget's content.
  public func tap(_ name: String) {
    guard let controller = guest(name)?.controller else { return }
    controller.viewWasTapped()
    if controller.changesWhenTapped { refresh(name) }
  }

  /// Taps one of the widget's views.
  ///
  /// Returns false if the widget's code isn't run.
  @discardableResult
  public func tap(_ name: String, view: String) -> Bool {
    guard let controller = guest(name)?.controller, controller.hostSteps != nil else {
      return false
    }
    events.append(.tapped(name, view: view))
    defer { refresh(name) }
    return controller.viewWasTapped(view)
  }

  /// Shows the widget's current content, which changed without an update.
  public func refresh(_ name: String) {
    guard let guest = guest(name), let controller = guest.controller else { return }
    guest.shown = capture(controller, guest)
  }

  /// Sets whether the widget has content.
  ///
  /// A widget without content is hidden.
  public func setHasContent(_ flag: Bool, forWidgetWithBundleIdentifier name: String) {
    guard let guest = guest(name), guest.hasContent != flag else { return }
    guest.hasContent = flag
    events.append(flag ? .showed(name) : .hid(name))
  }

  // MARK: Calls to widgets

  private func load(_ guest: Guest) {
    guard guest.controller == nil, !guest.isBroken else {
      guest.controller?.viewWillAppear()
      return
    }
    do {
      let controller = try guest.make()
      controller.files = workshop.files
      try controller.loadView()
      let context = controller.extensionContext
      context.maximumSize = { [variant] mode in variant.metrics.maximumSize(for: mode) }
      context.opener = { [weak self, weak guest] url in
        guard let self, let guest else { return false }
        return open(url, for: guest)
      }
      guest.controller = controller
      controller.viewDidLoad()
      if hasOneMode(controller) { guest.mode = .expanded }
      tellMode(controller, guest)
      guest.shown = capture(controller, guest)
      controller.viewWillTransition(to: size(of: guest))
      controller.viewWillAppear()
      events.append(.loaded(guest.name))
    } catch {
      guest.isBroken = true
      events.append(.failedToLoad(guest.name, reason: "\(error)"))
    }
  }

  /// Returns whether the widget is always expanded: before iOS 10 and on systems without modes.
  private func hasOneMode(_ controller: WidgetViewController) -> Bool {
    variant.system.presentation != .card || controller.widget?.isLegacy == true
  }

  private func tellMode(_ controller: WidgetViewController, _ guest: Guest) {
    let context = controller.extensionContext
    context.widgetActiveDisplayMode = guest.mode
    guard !hasOneMode(controller) else { return }
    (controller as? any WidgetProviding)?.widgetActiveDisplayModeDidChange(
      guest.mode, withMaximumSize: context.widgetMaximumSize(for: guest.mode))
  }

  /// Opens a URL if its scheme belongs to the widget's app.
  private func open(_ url: String, for guest: Guest) -> Bool {
    let scheme = url.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      .first.map { $0.lowercased() }
    let isOwn = url.contains(":") && scheme.map(guest.schemes.contains) ?? false
    events.append(
      isOwn ? .opened(guest.name, url: url) : .refused(guest.name, url: url))
    return isOwn
  }

  private func capture(_ controller: WidgetViewController, _ guest: Guest) -> WidgetSnapshot {
    controller.willCapture()
    var snapshot = WidgetSnapshot(
      values: controller.widget?.edits.overrides ?? [],
      height: controller.preferredContentSize.map { $0.height > 0 ? $0.height : 0 },
      mode: guest.mode,
      largestMode: controller.extensionContext.widgetLargestAvailableDisplayMode)
    noteHeight(controller, guest)
    snapshot.state = controller.state
    snapshot.data = controller.data?.value.written
    snapshot.contents = controller.contentsText
    snapshot.steps = controller.hostSteps
    return snapshot
  }

  /// Reports an invalid preferred height.
  ///
  /// The height is clamped, as on the platform, but with a message.
  private func noteHeight(_ controller: WidgetViewController, _ guest: Guest) {
    guard let height = controller.preferredContentSize?.height, !(0...10_000).contains(height)
    else {
      guest.oddHeight = nil
      return
    }
    guard guest.oddHeight != "\(height)" else { return }
    guest.oddHeight = "\(height)"
    events.append(.askedForNoHeight(guest.name, height: "\(height)"))
  }

  private func keep(_ guest: Guest) {
    guard guest.isFresh, let shown = guest.shown else { return }
    let key = key(of: guest)
    if cache.snapshot(for: key) == shown { return }
    if let reason = cache.keep(shown, for: key) {
      events.append(.couldNotKeepSnapshot(guest.name, reason: reason))
    } else {
      events.append(.keptSnapshot(guest.name, key))
    }
  }

  private func key(of guest: Guest) -> WidgetSnapshot.Key {
    WidgetSnapshot.Key(
      widget: guest.name, width: variant.metrics.width, textSize: variant.textSize,
      mode: guest.mode)
  }

  private func size(of guest: Guest) -> Size {
    (try? hosted(guest))?.layout[ViewTree.root].size ?? variant.metrics.maximumSize(for: guest.mode)
  }

  // MARK: Screen

  /// Returns the current content of the screen.
  public func screen() throws(RenderError) -> HostScreen {
    var widgets: [HostedWidget] = []
    var shown: [String] = []
    for guest in guests where guest.hasContent && (guest.shown != nil || guest.isBroken) {
      widgets.append(try hosted(guest))
      shown.append(guest.name)
    }
    return HostScreen(variant: variant, names: shown, widgets: widgets)
  }

  /// Returns the widget with its snapshot applied, or nil if it has no visible content.
  private func shownWidget(_ guest: Guest) -> Widget? {
    guard !guest.isBroken, let shown = guest.shown, let controller = guest.controller,
      var widget = controller.widget
    else { return nil }
    widget.edits.overrides = shown.values
    widget.played = PlayedState(
      steps: shown.steps, largestMode: shown.largestMode, allowsEditing: allowsEditing(controller))
    widget.edits.stateData = shown.contents.flatMap { text in
      try? JSON.parse(Array(text.utf8), file: controller.nib)
    }
    return widget
  }

  /// Returns a variant with the state from the snapshot and the user's choices.
  private func state(of guest: Guest, _ variant: Variant) -> Variant {
    var own = variant
    own.state = guest.shown?.state ?? variant.state
    if let text = guest.shown?.data, let nib = guest.controller?.nib {
      own.data = (try? DataFile.read(Array(text.utf8), file: nib)) ?? variant.data
    }
    own.isEditing = guest.isEditing
    return own
  }

  private func hosted(_ guest: Guest) throws(RenderError) -> HostedWidget {
    var own = state(of: guest, variant)
    own.mode = guest.shown?.mode ?? .compact
    guard let shown = guest.shown, let controller = guest.controller,
      let widget = shownWidget(guest)
    else { return placeholder(guest) }
    let isClosed = own.system.presentation == .panel && !guest.isListOpen
    let closed = isClosed ? closedScene(widget, guest) : nil
    if closed != nil { own.mode = .compact }
    var scene =
      if let closed { closed } else { try widget.scene(for: own, from: workshop.images) }
    scene.header.offersToggle = shown.largestMode == .expanded && !widget.isLegacy
    if let height = shown.height {
      scene.content.preferredHeight = height > 0 ? .points(height) : .fromConstraints
    } else if case .fromConstraints = scene.content.preferredHeight,
      own.system.presentation == .card
    {
      scene.content.preferredHeight = .points(own.metrics.compactHeight)
    }
    if let provider = controller as? any WidgetProviding {
      let proposed =
        own.system.presentation == .card ? WidgetMetrics.legacyInsets : own.metrics.proposedInsets
      scene.content.marginInsets = provider.widgetMarginInsets(
        forProposedMarginInsets: scene.content.marginInsets ?? proposed)
    }
    let layout = try solve(scene, as: own, measuring: workshop.measurer(for: own))
    return HostedWidget(scene, layout, as: own)
  }

  /// Returns a placeholder for a widget that couldn't be loaded, titled with its identifier.
  private func placeholder(_ guest: Guest) -> HostedWidget {
    let metrics = variant.metrics
    let size = Size(
      width: metrics.width,
      height: variant.system.presentation == .card ? metrics.compactHeight : metrics.rowHeight)
    var widget = HostedWidget(size, as: variant)
    widget.isPlaceholder = true
    widget.scene.header.title =
      guest.controller?.widget?.title
      ?? guest.name.split(separator: ".").last.map(String.init) ?? guest.name
    return widget
  }
}

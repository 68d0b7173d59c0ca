import VitrineGraphics
import VitrineLayout
import VitrineSolver

extension InterfaceLowering {
  /// Reads the layout properties of a view except its constraints.
  ///
  /// The defaults are those of the format: a hugging of 250, a resistance of 750, and a translated
  /// mask.
  func readLayout(_ element: XMLElement, into view: inout View, parent: ViewID?) {
    view.frame = rect(element.child("rect", key: "frame"))
    let mask = element.child("autoresizingMask")
    view.translatesAutoresizingMask =
      element.bool("translatesAutoresizingMaskIntoConstraints") ?? true
    // In a file with Auto Layout, a view without a mask and without a fixed frame has only
    // constraints.
    if document.root["useAutolayout"] == "YES", element.bool("fixedFrame") != true, mask == nil {
      view.translatesAutoresizingMask = false
    }
    // `fixedFrame` overrides the attribute, because the nib loader keeps such a frame.
    if element.bool("fixedFrame") == true { view.translatesAutoresizingMask = true }
    if let mask { view.autoresizingMask = autoresizing(mask) }
    view.hugging = AxisPriorities(
      horizontal: Priority(element.number("horizontalHuggingPriority") ?? 250),
      vertical: Priority(element.number("verticalHuggingPriority") ?? 250))
    view.compressionResistance = AxisPriorities(
      horizontal: Priority(element.number("horizontalCompressionResistancePriority") ?? 750),
      vertical: Priority(element.number("verticalCompressionResistancePriority") ?? 750))
    view.preservesSuperviewLayoutMargins = element.bool("preservesSuperviewLayoutMargins") ?? false
    view.insetsLayoutMarginsFromSafeArea = element.bool("insetsLayoutMarginsFromSafeArea") ?? true
    view.isHidden = element.bool("hidden") ?? false
    view.layoutMargins = storedMargins(element)
    // Rule: stack-without-margins.
    if element.name == "stackView", parent != nil, view.layoutMargins == nil {
      view.layoutMargins = .zero
    }
    if element.name == "tableViewCellContentView", let parent {
      rules.setMargins(of: &view, in: parent, of: scene)
    }
    rules.adjust(&view, element, in: document)
    switch element["semanticContentAttribute"] {
    case "forceLeftToRight": view.semanticDirection = .forceLeftToRight
    case "forceRightToLeft": view.semanticDirection = .forceRightToLeft
    case "playback": view.semanticDirection = .playback
    case "spatial": view.semanticDirection = .spatial
    default: break
    }
    guard !document.isAppKit else { return }
    if case .image(let image) = view.kind, let image = image.image, image.isSymbol {
      // A symbol is aligned by its drawing, not by its image's bounds.
      view.alignmentInsets = SymbolBox.insets(of: image.name)
    }
    // Rule: controls-of-ios-26.
    if case .slider = view.kind, systemVersion >= 26 { view.alignmentInsets = .zero }
    useStoredSize(element, &view)
  }

  /// Returns the stored margins of a view, or nil if the platform determines them.
  ///
  /// A side that the file leaves out is 8 points, `UIView`'s default.
  func storedMargins(_ element: XMLElement) -> Insets? {
    // A stack of AppKit stores its margins as edge insets.
    if let insets = element.child("edgeInsets", key: "edgeInsets") {
      return Insets(
        top: insets.number("top") ?? 0, left: insets.number("left") ?? 0,
        bottom: insets.number("bottom") ?? 0, right: insets.number("right") ?? 0)
    }
    if let margins = element.child("edgeInsets", key: "layoutMargins") {
      return Insets(
        top: margins.number("top") ?? 8, left: margins.number("left") ?? 8,
        bottom: margins.number("bottom") ?? 8, right: margins.number("right") ?? 8)
    }
    return element.child("directionalEdgeInsets", key: "directionalLayoutMargins").map { margins in
      Insets(
        top: margins.number("top") ?? 8, left: margins.number("leading") ?? 8,
        bottom: margins.number("bottom") ?? 8, right: margins.number("trailing") ?? 8)
    }
  }

  /// Sets the size that Interface Builder measured, for views with an intrinsic size.
  ///
  /// With measured sizes from the file, a different frame can only come from layout. The tests of
  /// the importer use this. Constraints determine the width of a slider or bar, so only its height
  /// is set.
  private func useStoredSize(_ element: XMLElement, _ view: inout View) {
    guard traits.intrinsicSource == .stored, let frame = view.frame else { return }
    let insets = view.alignmentInsets ?? alignmentInsets(of: view.kind)
    let size = Size(
      width: max(0, frame.width - insets.left - insets.right),
      height: max(0, frame.height - insets.top - insets.bottom))
    switch view.kind {
    case .label, .button, .image, .toggle, .stepper, .segments, .activity, .pages, .picker:
      if case .image(let image) = view.kind, image.image == nil { return }
      view.intrinsicWidth = .fixed(size.width)
      view.intrinsicHeight = .fixed(size.height)
    case .slider, .progress, .searchBar: view.intrinsicHeight = .fixed(size.height)
    case .textField:
      view.intrinsicHeight = .fixed(frame.height)
      view.intrinsicWidth = .fixed(frame.width)
    case .textView(let text) where !text.isScrollEnabled:
      view.intrinsicWidth = .fixed(frame.width)
      view.intrinsicHeight = .fixed(frame.height)
    default: break
    }
  }

  /// Returns a `<rect>` in points, or nil if it has no size.
  func rect(_ element: XMLElement?) -> Rect? {
    guard let element, let width = element.number("width"), let height = element.number("height")
    else { return nil }
    return Rect(
      x: element.number("x") ?? 0, y: element.number("y") ?? 0, width: width, height: height)
  }

  /// Parses an autoresizing mask, whose attributes have names of both AppKit and UIKit.
  private func autoresizing(_ element: XMLElement) -> AutoresizingMask {
    var mask: AutoresizingMask = []
    for (word, bit) in [
      ("flexibleMinX", AutoresizingMask.flexibleMinX), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleMaxX), ("flexibleMinY", .flexibleMinY),
      ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleMaxY),
    ] where element.bool(word) == true { mask.insert(bit) }
    return mask
  }

  // MARK: Look

  /// Reads the appearance of a view, with runtime attributes such as `layer.cornerRadius`.
  func readLook(_ element: XMLElement, into view: inout View) {
    view.style.alpha = element.number("alpha") ?? 1
    view.style.clipsToBounds = element.bool("clipsSubviews") ?? false
    view.style.backgroundColor = color(element, "backgroundColor")
    view.style.tintColor = color(element, "tintColor")
    if let mode = element["contentMode"] {
      // Some files contain `ScaleToFill` instead of `scaleToFill`.
      view.style.contentMode =
        ContentMode(rawValue: mode) ?? ContentMode(
          rawValue: mode.prefix(1).lowercased() + mode.dropFirst())
        ?? .scaleToFill
    }
    for attribute in element.child("userDefinedRuntimeAttributes")?.children ?? [] {
      apply(attribute, to: &view)
    }
  }

  private func apply(_ attribute: XMLElement, to view: inout View) {
    let value = attribute.children.first
    let number = value?.number("value")
    switch attribute["keyPath"] {
    case "layer.cornerRadius", "cornerRadius": view.style.cornerRadius = number ?? 0
    case "layer.borderWidth", "borderWidth": view.style.borderWidth = number ?? 0
    case "borderColor":
      view.style.borderColor = value.map { InterfaceColor.read($0, colors) } ?? nil
    case "layer.masksToBounds", "clipsToBounds":
      view.style.clipsToBounds = attribute["value"] == "YES"
    default: break
    }
  }

  func color(_ element: XMLElement, _ key: String) -> Color? {
    element.child("color", key: key).flatMap { InterfaceColor.read($0, colors) }
  }
}

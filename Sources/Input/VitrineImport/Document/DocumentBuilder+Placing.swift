import VitrineBase
import VitrineGraphics
import VitrineLayout

/// A view's frame and autoresizing, its guides, and the remaining layout keys.
extension DocumentBuilder {
  /// The words for flexible edges and sizes, in the order in which they are written.
  static let flexible: [(String, AutoresizingMask)] = [
    ("left", .flexibleMinX), ("width", .flexibleWidth), ("right", .flexibleMaxX),
    ("top", .flexibleMinY), ("height", .flexibleHeight), ("bottom", .flexibleMaxY),
  ]

  /// Applies the layout keys.
  ///
  /// A frame without `autoresizing` is only an initial value. With it, the frame places the view
  /// and is translated to constraints, like `UIView.autoresizingMask`.
  func apply(
    _ keys: KeyedObject<LayoutKeys>, _ subject: String, to view: inout View
  ) throws(InputError) {
    view.layoutMargins = try keys.layoutMargins
    view.frame = try keys.frame
    if let masks = try keys.autoresizing {
      guard view.frame != nil else {
        throw InputError(
          Diagnostic(
            .error, "missing-key", "\(subject) says 'autoresizing' but no 'frame'",
            at: keys.place(of: \.autoresizing)))
      }
      view.translatesAutoresizingMask = true
      for mask in masks { view.autoresizingMask.insert(mask) }
    }
    view.intrinsicWidth = try keys.intrinsicWidth ?? .measured
    view.intrinsicHeight = try keys.intrinsicHeight ?? .measured
    view.alignmentInsets = try keys.alignmentInsets
    view.preservesSuperviewLayoutMargins = try keys.preservesMargins ?? false
    view.insetsLayoutMarginsFromSafeArea = try keys.safeAreaMargins ?? true
    view.semanticDirection = try keys.direction ?? .unspecified
  }

  // MARK: Guides

  /// Adds a view's guides.
  ///
  /// `"guides": { "safe": "safeArea" }` gives them names for constraints.
  mutating func addGuides(
    _ keys: KeyedObject<CommonViewKeys>, of view: ViewID
  ) throws(InputError) {
    for entry in try keys.guides ?? [] {
      var guide = LayoutGuide(entry.key + suffix, entry.value, of: view)
      guide.location = entry.location
      tree.add(guide)
    }
  }

  /// Returns the guide that a constraint names.
  ///
  /// One in the same repeated view takes precedence.
  mutating func guide(named name: String) -> GuideID? {
    for ending in endings + [""] {
      if let guide = names.guide(named: name + ending, in: tree) { return guide }
    }
    return nil
  }

  // MARK: Texts of one view

  /// Returns the replacement of a text, or of one view's text.
  ///
  /// `request.edits.texts` come from `--strings` and precede the document's.
  private func ownText(_ key: String) -> String? {
    request.edits.texts[key] ?? document.ownText(key, request.language)
  }

  /// Returns a text in the variant's language, or unchanged if there is no translation.
  func localized(_ text: String) -> String { ownText(text) ?? text }

  /// Returns a member with the text that the language's strings contain for this view under
  /// `ID.KEY`.
  func localized(_ member: JSONValue.Member, of view: String) -> JSONValue.Member {
    guard let text = ownText("\(view).\(member.key)") else {
      return member
    }
    var filled = member
    filled.value.kind = .string(text)
    return filled
  }

  // MARK: Scroll views and collections

  /// Creates a scroll view.
  ///
  /// Only the content's offset and insets affect a still picture.
  func scroll(_ keys: KeyedObject<ScrollKeys>) throws(InputError) -> ScrollView {
    var view = ScrollView()
    if let offset = try keys.contentOffset { view.contentOffset = offset }
    view.contentInset = try keys.contentInset ?? .zero
    view.isScrollEnabled = try keys.scrolls ?? true
    return view
  }

  /// Creates a collection.
  ///
  /// Its default spacing is that of `UICollectionViewFlowLayout`, 10 points.
  func collection(_ keys: KeyedObject<CollectionKeys>) throws(InputError) -> Collection {
    var collection = Collection()
    collection.axis = try keys.axis ?? .vertical
    if let size = try keys.itemSize { collection.itemSize = size }
    collection.lineSpacing = try keys.lineSpacing ?? 10
    collection.itemSpacing = try keys.itemSpacing ?? 10
    collection.sectionInset = try keys.sectionInset ?? .zero
    collection.headerSize = try keys.headerSize ?? .zero
    collection.isScrollEnabled = try keys.scrolls ?? true
    return collection
  }

  /// Checks that a collection's children are items, or views that their frames place, such as
  /// headers.
  func finishCollection(_ id: ViewID) throws(InputError) {
    for child in tree[id].subviews where tree[child].frame == nil {
      if case .collectionCell = tree[child].kind { continue }
      throw InputError(
        Diagnostic(
          .error, "not-an-item",
          "a collection holds items only, not the \(tree[child].kind.name)",
          at: tree[child].location, hint: "write { \"item\": [ … ] }"))
    }
  }

  func finishItem(_ id: ViewID) throws(InputError) {
    if isPlaced(id) { return }
    throw InputError(
      Diagnostic(
        .error, "item-outside-collection", "an item must be inside a collection",
        at: tree[id].location, hint: "put it in { \"collection\": [ … ] }"))
  }
}

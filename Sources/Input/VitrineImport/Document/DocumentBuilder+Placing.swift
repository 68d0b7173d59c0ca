import VitrineBase
import VitrineGraphics
import VitrineLayout

/// A view's frame without constraints, its guides, and the other keys of layout.
extension DocumentBuilder {
  /// The words for what may change with the parent's size, in the order in which they are written.
  static let flexible: [(String, AutoresizingMask)] = [
    ("left", .flexibleMinX), ("width", .flexibleWidth), ("right", .flexibleMaxX),
    ("top", .flexibleMinY), ("height", .flexibleHeight), ("bottom", .flexibleMaxY),
  ]

  /// A frame alone is only a starting value; with `autoresizing` it places the view and is
  /// translated to constraints, as `UIView.autoresizingMask` is.
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

  /// `"guides": { "safe": "safeArea" }`: names for a view's guides, for use in constraints.
  mutating func addGuides(
    _ keys: KeyedObject<CommonViewKeys>, of view: ViewID
  ) throws(InputError) {
    for entry in try keys.guides ?? [] {
      var guide = LayoutGuide(entry.key + suffix, entry.value, of: view)
      guide.location = entry.location
      tree.add(guide)
    }
  }

  /// The guide that a constraint names, the one inside the same repeated view first.
  mutating func guide(named name: String) -> GuideID? {
    for ending in endings + [""] {
      if let guide = names.guide(named: name + ending, in: tree) { return guide }
    }
    return nil
  }

  // MARK: Texts of one view

  /// The replacement of a text, or of one view's text: the given one, else the language's.
  ///
  /// `request.texts` are those of `--strings`, which go before the document's own.
  private func ownText(_ key: String) -> String? {
    request.texts[key] ?? document.ownText(key, request.language)
  }

  /// A text in the variant's language, or as it is written.
  func localized(_ text: String) -> String { ownText(text) ?? text }

  /// A member with the text that the language has for this view's alone: its strings' `ID.KEY`.
  func localized(_ member: JSONValue.Member, of view: String) -> JSONValue.Member {
    guard let text = ownText("\(view).\(member.key)") else {
      return member
    }
    var filled = member
    filled.value.kind = .string(text)
    return filled
  }

  // MARK: Scroll views and collections

  /// Only what has an effect on a still picture is read: the content's offset and insets.
  func scroll(_ keys: KeyedObject<ScrollKeys>) throws(InputError) -> ScrollView {
    var view = ScrollView()
    if let offset = try keys.contentOffset { view.contentOffset = offset }
    view.contentInset = try keys.contentInset ?? .zero
    view.isScrollEnabled = try keys.scrolls ?? true
    return view
  }

  /// The spacings are those of a new `UICollectionViewFlowLayout`, 10 points.
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

  /// Checks that a collection's children are items, or views that their frames place: headers and
  /// such.
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

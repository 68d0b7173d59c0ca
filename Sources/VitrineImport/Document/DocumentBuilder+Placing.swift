import VitrineBase
import VitrineGraphics
import VitrineLayout

/// A view's frame without constraints, its guides, and the other keys of layout.
extension DocumentBuilder {
  static let flexible: [(String, AutoresizingMask)] = [
    ("left", .flexibleMinX), ("width", .flexibleWidth), ("right", .flexibleMaxX),
    ("top", .flexibleMinY), ("height", .flexibleHeight), ("bottom", .flexibleMaxY),
  ]

  func applyPlacing(_ object: JSONObject, to view: inout View) throws(InputError) {
    view.userLabel = try object.string("name")
    view.frame = try frame(object)
    if let words = try object.array("autoresizing") {
      guard view.frame != nil else {
        throw InputError(
          Diagnostic(
            .error, "missing-key", "\(object.subject) says 'autoresizing' but no 'frame'",
            at: object["autoresizing"]?.location))
      }
      view.translatesAutoresizingMask = true
      for word in words { view.autoresizingMask.insert(try Self.flexible(word)) }
    }
    view.intrinsicWidth = try intrinsic(object, "intrinsicWidth")
    view.intrinsicHeight = try intrinsic(object, "intrinsicHeight")
    view.preservesSuperviewLayoutMargins = try object.bool("preservesMargins") ?? false
    view.insetsLayoutMarginsFromSafeArea = try object.bool("safeAreaMargins") ?? true
    view.semanticDirection = try object.choice("direction", SemanticDirection.self) ?? .unspecified
  }

  /// x, y, width and height in the parent.
  private func frame(_ object: JSONObject) throws(InputError) -> Rect? {
    guard let numbers = try object.numbers("frame") else { return nil }
    guard numbers.count == 4, numbers.allSatisfy({ $0.magnitude <= 100_000 }) else {
      throw InputError(
        Diagnostic(
          .error, "wrong-type", "frame needs x, y, width and height in points",
          at: object["frame"]?.location))
    }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private static func flexible(_ value: JSONValue) throws(InputError) -> AutoresizingMask {
    guard case .string(let word) = value.kind else {
      throw wrongType(value, "an entry of autoresizing", "a string")
    }
    guard let match = flexible.first(where: { $0.0 == word }) else {
      throw unknownValue(word, for: "autoresizing", flexible.map(\.0), at: value.location)
    }
    return match.1
  }

  /// Points, or `none`, in place of what the content asks for.
  private func intrinsic(
    _ object: JSONObject, _ key: String
  ) throws(InputError) -> IntrinsicDimension {
    guard let value = object[key] else { return .measured }
    if value.kind == .string("none") { return .none }
    guard case .number(let points) = value.kind, (0...10_000).contains(points) else {
      throw wrongType(value, key, "points, or \"none\"")
    }
    return .fixed(points)
  }

  // MARK: Guides

  /// `"guides": { "safe": "safeArea" }`: names for a view's guides, for use in constraints.
  mutating func addGuides(_ object: JSONObject, of view: ViewID) throws(InputError) {
    guard let guides = try object.object("guides") else { return }
    for member in guides.members {
      guard let kind = try guides.choice(member.key, LayoutGuide.Kind.self) else { continue }
      var guide = LayoutGuide(member.key + suffix, kind, of: view)
      guide.location = member.location
      tree.add(guide)
    }
  }

  /// The guide that a constraint names, the one inside the same repeated view first.
  func guide(named name: String) -> GuideID? {
    for ending in endings + [""] {
      if let index = tree.guides.firstIndex(where: { $0.name == name + ending }) {
        return GuideID(index)
      }
    }
    return nil
  }

  // MARK: Texts of one view

  /// The replacement of a text, or of one view's text: the given one, else the language's.
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

  func scroll(_ object: JSONObject) throws(InputError) -> ScrollView {
    var view = ScrollView()
    if let offset = try point(object, "contentOffset") { view.contentOffset = offset }
    view.contentInset = try insets(object, "contentInset") ?? .zero
    view.isScrollEnabled = try object.bool("scrolls") ?? true
    return view
  }

  func collection(_ object: JSONObject) throws(InputError) -> Collection {
    var collection = Collection()
    collection.axis = try object.choice("axis", Axis.self) ?? .vertical
    if let size = try size(object, "itemSize") { collection.itemSize = size }
    let spacing = 0.0...10_000
    collection.lineSpacing = try object.number("lineSpacing", in: spacing) ?? 10
    collection.itemSpacing = try object.number("itemSpacing", in: spacing) ?? 10
    collection.sectionInset = try insets(object, "sectionInset") ?? .zero
    collection.headerSize = try size(object, "headerSize") ?? .zero
    collection.isScrollEnabled = try object.bool("scrolls") ?? true
    return collection
  }

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

import VitrineLayout

/// An index of a growing tree's views and guides by name.
///
/// It makes the lookup of a constraint's names constant in time. While a tree is built it only
/// grows and its names don't change, so indexed entries remain valid.
struct NameIndex {
  private var views: [String: ViewID] = [:]
  private var guides: [String: GuideID] = [:]
  private var viewCount = 0
  private var guideCount = 0

  /// Returns the first view with this name, or nil.
  mutating func view(named name: String, in tree: ViewTree) -> ViewID? {
    while viewCount < tree.views.count {
      let id = ViewID(viewCount)
      if views[tree[id].name] == nil { views[tree[id].name] = id }
      viewCount += 1
    }
    return views[name]
  }

  /// Returns the first guide with this name, or nil.
  mutating func guide(named name: String, in tree: ViewTree) -> GuideID? {
    while guideCount < tree.guides.count {
      let id = GuideID(guideCount)
      if guides[tree[id].name] == nil { guides[tree[id].name] = id }
      guideCount += 1
    }
    return guides[name]
  }
}

import VitrineLayout

/// The views and guides of a growing tree by name, so that a document with as many constraints as views
/// is read in time that grows with both and not with their product.
///
/// A tree only grows while it is built, and names don't change, so what was indexed stays true.
struct NameIndex {
  private var views: [String: ViewID] = [:]
  private var guides: [String: GuideID] = [:]
  private var viewCount = 0
  private var guideCount = 0

  /// The first view with this name, or nil.
  mutating func view(named name: String, in tree: ViewTree) -> ViewID? {
    while viewCount < tree.views.count {
      let id = ViewID(viewCount)
      if views[tree[id].name] == nil { views[tree[id].name] = id }
      viewCount += 1
    }
    return views[name]
  }

  /// The first guide with this name, or nil.
  mutating func guide(named name: String, in tree: ViewTree) -> GuideID? {
    while guideCount < tree.guides.count {
      let id = GuideID(guideCount)
      if guides[tree[id].name] == nil { guides[tree[id].name] = id }
      guideCount += 1
    }
    return guides[name]
  }
}

extension Anatomy {
  /// The changed views and constraints since an earlier version, without the parts of views that came
  /// or went as a whole.
  package func changes(since earlier: Anatomy) -> [SceneChange] {
    VitrineCompare.changes(from: earlier.tree, to: tree).filter { change in
      change.within == nil || (change.subject == .view && change.within == change.id)
    }
  }
}

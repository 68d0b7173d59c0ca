extension Anatomy {
  /// Returns the changed views and constraints since an earlier version.
  ///
  /// The parts of views that were added or removed with all their contents are left out.
  package func changes(since earlier: Anatomy) -> [SceneChange] {
    VitrineCompare.changes(from: earlier.tree, to: tree).filter { change in
      change.within == nil || (change.subject == .view && change.within == change.id)
    }
  }
}

/// A counter of changes that layout depends on.
///
/// It is shared by all trees. A tree is laid out if its frames are as recent as the last change.
@preconcurrency @MainActor
enum LayoutChanges {
  private(set) static var count = 0

  /// Records a change, unless layout is setting frames.
  static func note() {
    guard !LayoutPass.isApplying else { return }
    count &+= 1
  }
}

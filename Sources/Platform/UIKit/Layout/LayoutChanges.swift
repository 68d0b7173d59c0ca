/// Counts what happens to views that layout depends on.
///
/// One count serves all trees: a tree whose frames follow the last change is laid out.
@MainActor
enum LayoutChanges {
  private(set) static var count = 0

  /// Notes a change, unless it is layout itself that gives frames.
  static func note() {
    guard !LayoutPass.isApplying else { return }
    count &+= 1
  }
}

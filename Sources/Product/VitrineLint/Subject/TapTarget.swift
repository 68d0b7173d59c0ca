import VitrineBase
import VitrineGraphics
import VitrineLayout

/// A part of a WidgetKit widget that can be tapped.
struct TapTarget {
  /// The view in the author's code.
  enum Kind: String {
    case link, button
  }

  var kind: Kind
  /// The frame in points of the widget.
  var frame: Rect
  var location: SourceLocation?
  /// The first view inside of the target.
  var view: ViewID
  /// The kind of the target around this one, or nil.
  var outer: Kind?
}

extension LintScene {
  /// The links and buttons of SwiftUI that views are in.
  var tapTargets: [TapTarget] {
    var found: [TapTarget] = []
    var seen: Set<Int> = []
    for view in shown {
      var next = tree[view].step
      while let index = next, seen.insert(index).inserted {
        let step = tree.steps[index]
        next = step.parent
        guard let kind = TapTarget.Kind(rawValue: step.title) else { continue }
        let outer = step.parent.flatMap { tree.tapTarget(around: $0) }
        found.append(
          TapTarget(
            kind: kind, frame: step.frame, location: step.location, view: view, outer: outer))
      }
    }
    return found
  }

  /// Creates a finding about a target.
  func finding(
    _ target: TapTarget, _ message: String, remedy: String, weight: Double = 0
  ) -> Finding {
    var finding = finding(
      target.view, message, remedy: remedy, box: target.frame, weight: weight)
    finding.place = target.location ?? finding.place
    return finding
  }

  /// Returns a name for a target: its kind and its first view.
  func name(_ target: TapTarget) -> String {
    "the \(target.kind.rawValue) around \(name(target.view))"
  }
}

extension ViewTree {
  /// Returns the kind of the target that a step is, or is in.
  fileprivate func tapTarget(around step: Int) -> TapTarget.Kind? {
    var next: Int? = step
    while let index = next {
      if let kind = TapTarget.Kind(rawValue: steps[index].title) { return kind }
      next = steps[index].parent
    }
    return nil
  }
}

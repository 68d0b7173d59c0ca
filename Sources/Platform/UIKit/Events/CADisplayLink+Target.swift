public import QuartzCore

extension CADisplayLink {
  /// Creates a timer of the screen's refreshes, which never calls its target.
  public convenience init(target: Any, selector: Selector) { self.init() }
}

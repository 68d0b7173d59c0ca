/// A queue of animation completions.
///
/// A completion that starts another animation, such as a pulse, could continue forever. The
/// completions that follow from one animation are therefore called in sequence, a limited number of
/// times.
@preconcurrency @MainActor
package enum AnimationEnds {
  private static let limit = 64
  private static var waiting: [() -> Void] = []
  private static var isEnding = false

  package static func follow(_ completion: @escaping () -> Void) {
    waiting.append(completion)
    guard !isEnding else { return }
    isEnding = true
    defer {
      waiting = []
      isEnding = false
    }
    var count = 0
    while !waiting.isEmpty, count < limit {
      waiting.removeFirst()()
      count += 1
    }
  }
}

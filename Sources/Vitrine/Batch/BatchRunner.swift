import Dispatch
import Synchronization
import VitrineGraphics

/// Draws many pictures on several threads, one picture a thread.
public struct BatchRunner: Sendable {
  public let matrix: Matrix
  public let resources: Resources
  public var jobs: Int

  public init(_ matrix: Matrix, _ resources: Resources, jobs: Int) {
    self.matrix = matrix
    self.resources = resources
    self.jobs = max(1, jobs)
  }

  /// Draws the pictures at these places; `deliver` is called for each as it is done, on the thread
  /// that drew it, and answers whether to go on.
  ///
  /// The order of delivery varies; what is delivered doesn't.
  public func run(
    _ indices: [Int], _ deliver: @Sendable (Int, Result<Rendering, RenderError>) -> Bool
  ) {
    let next = Atomic<Int>(0)
    let isStopped = Atomic<Bool>(false)
    DispatchQueue.concurrentPerform(iterations: min(jobs, max(1, indices.count))) { _ in
      let workshop = Workshop(resources)
      while !isStopped.load(ordering: .relaxed) {
        let place = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard place < indices.count else { return }
        let picture = matrix.pictures[indices[place]]
        let result: Result<Rendering, RenderError>
        do throws(RenderError) {
          result = .success(
            try render(matrix.widget(of: picture), as: picture.variant, in: workshop))
        } catch {
          result = .failure(error)
        }
        if !deliver(indices[place], result) { isStopped.store(true, ordering: .relaxed) }
      }
    }
  }
}

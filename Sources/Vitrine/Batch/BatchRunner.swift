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
    spread(indices) { index, workshop in
      let picture = matrix.pictures[index]
      let result: Result<Rendering, RenderError>
      do throws(RenderError) {
        result = .success(
          try render(matrix.widget(of: picture), as: picture.variant, in: workshop))
      } catch {
        result = .failure(error)
      }
      return deliver(index, result)
    }
  }

  /// Does something for each place, on several threads, until it answers false.
  func spread(_ indices: [Int], _ work: @Sendable (Int, Workshop) -> Bool) {
    let isStopped = Atomic<Bool>(false)
    spread(portions: portions(indices)) { portion, workshop in
      for index in portion where !isStopped.load(ordering: .relaxed) {
        if !work(index, workshop) { isStopped.store(true, ordering: .relaxed) }
      }
    }
  }

  /// Does something for each portion of places, on several threads.
  package func spread(portions: [[Int]], _ work: @Sendable ([Int], Workshop) -> Void) {
    let next = Atomic<Int>(0)
    DispatchQueue.concurrentPerform(iterations: min(jobs, max(1, portions.count))) { _ in
      let workshop = Workshop(resources)
      while true {
        let place = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard place < portions.count else { return }
        work(portions[place], workshop)
      }
    }
  }

  /// The pictures in portions that a worker takes at a time: those before one backdrop together,
  /// since making that is most of the work, but never so many that others wait at the end.
  private func portions(_ indices: [Int]) -> [[Int]] {
    var places: [Setting: Int] = [:]
    var groups: [[Int]] = []
    for index in indices {
      let setting = Setting(matrix.pictures[index].variant)
      if let place = places[setting] {
        groups[place].append(index)
      } else {
        places[setting] = groups.count
        groups.append([index])
      }
    }
    let most = max(1, indices.count / (jobs * 4))
    return groups.flatMap { group in
      stride(from: 0, to: group.count, by: most).map { start in
        Array(group[start..<min(group.count, start + most)])
      }
    }
  }

  /// What the backdrop of a picture depends on.
  private struct Setting: Hashable {
    var wallpaper: Variant.Wallpaper
    var device: String
    var isPortrait: Bool
    var scale: Int?

    init(_ variant: Variant) {
      wallpaper = variant.wallpaper
      device = variant.device.name
      isPortrait = variant.orientation == .portrait
      scale = variant.scaleOverride
    }
  }
}

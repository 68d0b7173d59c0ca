import Synchronization
public import Vitrine
import VitrineBase
import VitrineGraphics

/// Draws many pictures on several threads, one picture a thread; where there are fewer pictures than
/// threads, several work on one.
public struct BatchRunner: Sendable {
  public let matrix: Matrix
  public let resources: Resources
  public var jobs: Int
  /// Where the workshops of earlier runs are, and those of this run stay.
  private let pool: WorkshopPool

  public init(
    _ matrix: Matrix, _ resources: Resources, jobs: Int, pool: WorkshopPool = WorkshopPool()
  ) {
    self.matrix = matrix
    self.resources = resources
    self.pool = pool
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
      let result = Result { () throws(RenderError) in
        try rendering(of: matrix.pictures[index], in: workshop)
      }
      return deliver(index, result)
    }
  }

  /// One picture, its layout taken over from another where that is the same.
  package func rendering(
    of picture: Matrix.Picture, in workshop: Workshop
  ) throws(RenderError) -> Rendering {
    let (scene, solved) = try layout(of: picture, in: workshop)
    return try render(scene, solved, as: picture.variant, in: workshop)
  }

  /// The same before it is painted.
  func listed(
    _ picture: Matrix.Picture, in workshop: Workshop
  ) throws(RenderError) -> ListedPicture {
    let (scene, solved) = try layout(of: picture, in: workshop)
    return try listPicture(scene, solved, as: picture.variant, in: workshop)
  }

  private func layout(
    of picture: Matrix.Picture, in workshop: Workshop
  ) throws(RenderError) -> LayoutStore.Layout {
    let widget = try matrix.widget(of: picture)
    return try workshop.layouts.layout(for: picture.layoutKey, in: workshop) {
      workshop throws(RenderError) in
      try Vitrine.layout(widget, as: picture.variant, in: workshop)
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
    let workers = min(jobs, max(1, portions.count))
    ThreadPool(workers).share(portions.count) { next in
      let workshop = pool.take(resources, threads: jobs / workers)
      defer { pool.giveBack(workshop) }
      let reading = workshop.reading(matrix.files)
      while let place = next() { work(portions[place], reading) }
    }
  }

  /// The pictures in portions that a worker takes at a time: of one screen's size, so that each
  /// backdrop is made once, and of few enough layouts that each is made once, too; but never so
  /// many that others wait at the end.
  ///
  /// One screen's portions follow one another, and each goes through the wallpapers the other way
  /// round than the one before it: where both have the wallpaper between them, its backdrop is still
  /// there.
  package func portions(_ indices: [Int]) -> [[Int]] {
    let mostAlike = (indices.count + jobs - 1) / jobs
    var screens = Grouping<Screen>()
    for index in indices { screens.add(index, to: Screen(matrix.pictures[index].variant)) }
    return screens.groups.flatMap { group in
      let most = length(of: group, among: indices.count)
      var layouts = Grouping<LayoutStore.Key>()
      for index in group { layouts.add(index, to: matrix.pictures[index].layoutKey) }
      var portions: [[Int]] = []
      var count = LayoutStore.limit
      for alike in layouts.groups {
        for start in stride(from: 0, to: alike.count, by: mostAlike) {
          let piece = alike[start..<min(alike.count, start + mostAlike)]
          if count < LayoutStore.limit, let last = portions.last, last.count + piece.count <= most {
            portions[portions.count - 1] += piece
            count += 1
          } else {
            portions.append(Array(piece))
            count = 1
          }
        }
      }
      let wallpapers = portions.map(byWallpaper)
      return wallpapers.indices.map { place in
        (place % 2 == 0 ? wallpapers[place] : wallpapers[place].reversed()).flatMap { $0 }
      }
    }
  }

  /// How many pictures of a screen a worker takes at a time, of all the pictures of a run.
  ///
  /// A worker alone has nobody who waits. Others take enough for the screen's backdrops, which may
  /// not all be kept from one portion to the next, to be a small part of the work.
  private func length(of group: [Int], among total: Int) -> Int {
    guard jobs > 1 else { return total }
    let backdrops = byWallpaper(group)
      .reduce(0) { $0 + RunCost.backdrop(of: matrix.pictures[$1[0]].variant) }
    let picture = Double(group.reduce(0) { $0 + matrix.pictures[$1].cost }) / Double(group.count)
    let worthwhile = Int(Self.gain * backdrops / picture)
    return max(1, total / (jobs * 16), min(worthwhile, total / (jobs * 4)))
  }

  /// How many times the cost of its backdrops a portion is worth.
  private static let gain = 4.0

  /// Those over each wallpaper, in the order of the words for them.
  private func byWallpaper(_ portion: [Int]) -> [[Int]] {
    var wallpapers = Grouping<Variant.Wallpaper>()
    for index in portion { wallpapers.add(index, to: matrix.pictures[index].variant.wallpaper) }
    return wallpapers.groups.sorted { wall(of: $0[0]) < wall(of: $1[0]) }
  }

  private func wall(of index: Int) -> String { "\(matrix.pictures[index].variant.wallpaper)" }
}

extension Matrix.Picture {
  /// The key of the layout that pictures with the same input, state and laid-out variant share.
  package var layoutKey: LayoutStore.Key {
    LayoutStore.Key(input: input, state: state, variant: variant)
  }
}

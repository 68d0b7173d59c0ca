import Synchronization
public import Vitrine
import VitrineBase
import VitrineGraphics

/// A runner that draws the pictures of a matrix on several threads.
///
/// Each thread draws one picture. If there are fewer pictures than threads, several threads share a
/// picture.
public struct BatchRunner: Sendable {
  /// The matrix with the pictures.
  public let matrix: Matrix
  /// The fonts, wallpapers and files for drawing.
  public let resources: Resources
  /// The number of threads.
  public var jobs: Int
  /// The pool that supplies workshops and takes them back after the run.
  private let pool: WorkshopPool

  /// Creates a runner.
  public init(
    _ matrix: Matrix, _ resources: Resources, jobs: Int, pool: WorkshopPool = WorkshopPool()
  ) {
    self.matrix = matrix
    self.resources = resources
    self.pool = pool
    self.jobs = max(1, jobs)
  }

  /// Draws the pictures with the given indices.
  ///
  /// `deliver` is called once per picture, on the thread that drew it. The run ends when it returns
  /// false. The order of the calls varies, but the pictures don't.
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

  /// Draws pictures as `run` does, and delivers the digest of each picture's files too.
  ///
  /// The digest is empty if the picture fails or an extension's code creates it. `begin` is called
  /// before a picture is drawn, on its thread.
  public func runTraced(
    _ indices: [Int], begin: @Sendable (Int) -> Void = { _ in },
    _ deliver: @Sendable (Int, Result<Rendering, RenderError>, String) -> Bool
  ) {
    let names = FileNames(matrix.config, resources)
    spread(indices) { index, workshop in
      begin(index)
      let trace = FileTrace()
      let traced = workshop.reading(workshop.files.traced(by: trace))
      let result = Result { () throws(RenderError) in
        try rendering(of: matrix.pictures[index], in: traced)
      }
      let isDrawn = (try? result.get()) != nil
      return deliver(index, result, isDrawn ? filesDigest(of: index, trace, names) : "")
    }
  }

  /// Renders one picture.
  ///
  /// Pictures with the same layout share it.
  package func rendering(
    of picture: Matrix.Picture, in workshop: Workshop
  ) throws(RenderError) -> Rendering {
    let (scene, solved) = try layout(of: picture, in: workshop)
    return try render(scene, solved, as: picture.variant, in: workshop)
  }

  /// Returns the display list of a picture.
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

  /// Calls `work` for each index on several threads until it returns false.
  func spread(_ indices: [Int], _ work: @Sendable (Int, Workshop) -> Bool) {
    let isStopped = Atomic<Bool>(false)
    spread(portions: portions(indices)) { portion, workshop in
      for index in portion where !isStopped.load(ordering: .relaxed) {
        if !work(index, workshop) { isStopped.store(true, ordering: .relaxed) }
      }
    }
  }

  /// Calls `work` for each portion of indices on several threads.
  package func spread(portions: [[Int]], _ work: @Sendable ([Int], Workshop) -> Void) {
    let workers = min(jobs, max(1, portions.count))
    ThreadPool(workers).share(portions.count) { next in
      let workshop = pool.take(resources, threads: jobs / workers)
      defer { pool.giveBack(workshop) }
      let reading = workshop.reading(matrix.files)
      while let place = next() { work(portions[place], reading) }
    }
  }

  /// Returns the indices in portions, each for one worker.
  ///
  /// A portion has one screen size, so that each backdrop is rendered once, and few enough layouts
  /// that each is solved once. Its length is limited so that no worker is idle at the end.
  ///
  /// Consecutive portions of a screen visit the wallpapers in opposite orders, because then the
  /// backdrop of the wallpaper between them is still cached.
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
        let walls = wallpapers[place]
        return place.isMultiple(of: 2) ? walls.flatMap(\.self) : walls.reversed().flatMap(\.self)
      }
    }
  }

  /// Returns the number of pictures in a portion of a screen, among all pictures of a run.
  ///
  /// A single worker takes all pictures. Otherwise a portion is long enough to make its backdrops a
  /// small part of the work, because they may be evicted between portions.
  private func length(of group: [Int], among total: Int) -> Int {
    guard jobs > 1 else { return total }
    let backdrops = byWallpaper(group)
      .reduce(0) { $0 + RunCost.backdrop(of: matrix.pictures[$1[0]].variant) }
    let picture = Double(group.reduce(0) { $0 + matrix.pictures[$1].cost }) / Double(group.count)
    let worthwhile = Int(Self.gain * backdrops / picture)
    return max(1, total / (jobs * 16), min(worthwhile, total / (jobs * 4)))
  }

  /// The target cost of a portion, as a multiple of the cost of its backdrops.
  private static let gain = 4.0

  /// Returns the pictures grouped by wallpaper and sorted by the wallpaper's name.
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

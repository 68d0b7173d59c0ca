import Synchronization
import Vitrine
import VitrineBase

/// The threads that draw a preview's pictures, one for each core.
///
/// A single picture is drawn with all cores. Several at once are drawn with one core each.
final class PreviewDrawers: Sendable {
  private let alone: Drawer
  private let drawers: [Drawer]
  private let busy = Atomic(0)
  let trace: LiveTrace

  /// The caches of one thread.
  ///
  /// The lock is rarely contended, because each drawer belongs to one thread of the server.
  private final class Drawer: Sendable {
    let live: Mutex<LivePicture>

    init(_ live: sending LivePicture) { self.live = Mutex(live) }
  }

  init(
    _ resources: Resources, _ wallpapers: PreviewWallpapers,
    reading read: @escaping LivePicture.Reading
  ) {
    let cores = Environment.processorCount
    let trace = LiveTrace(resources.files)
    self.trace = trace
    func drawer(_ threads: Int) -> Drawer {
      Drawer(
        LivePicture(
          Workshop(resources, threads: threads), trace, wallpapers: wallpapers, reading: read))
    }
    alone = drawer(cores)
    drawers = (0..<cores).map { _ in drawer(1) }
  }

  var count: Int { drawers.count }

  func picture(_ request: PreviewServer.Request) -> PreviewServer.Answer {
    let result = draw(request) { $0.picture(request.arguments) }
    switch result {
    case .success(let png): return PreviewServer.Answer(200, "image/png", body: png)
    case .failure(let problem): return Self.answer(problem)
    }
  }

  func details(_ request: PreviewServer.Request) -> PreviewServer.Answer {
    switch draw(request, { $0.details(request.arguments) }) {
    case .success(let json): return PreviewServer.Answer(200, "application/json", body: json)
    case .failure(let problem): return Self.answer(problem)
    }
  }

  private static func answer(_ problem: LivePicture.Problem) -> PreviewServer.Answer {
    PreviewServer.Answer(
      200, "application/json", body: "{\"problem\": \(JSONValue.quoted(problem.message))}")
  }

  private func draw<Made>(
    _ request: PreviewServer.Request, _ work: (LivePicture) -> sending Made
  ) -> sending Made {
    let isAlone = busy.add(1, ordering: .relaxed).oldValue == 0
    defer { busy.subtract(1, ordering: .relaxed) }
    let drawer = isAlone ? alone : drawers[(request.worker - 1) % drawers.count]
    return drawer.live.withLock { work($0) }
  }
}

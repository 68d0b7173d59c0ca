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
    _ resources: Resources, _ wallpapers: PreviewWallpapers, _ subjects: PreviewSubjects
  ) {
    let cores = Environment.processorCount
    let trace = LiveTrace(resources.files)
    self.trace = trace
    func drawer(_ threads: Int) -> Drawer {
      Drawer(
        LivePicture(
          Workshop(resources, threads: threads), trace, wallpapers: wallpapers, subjects))
    }
    alone = drawer(cores)
    drawers = (0..<cores).map { _ in drawer(1) }
  }

  var count: Int { drawers.count }

  func picture(_ request: PreviewServer.Request) -> PreviewServer.Answer {
    answer(request, "image/png") { $0.picture($1) }
  }

  func details(_ request: PreviewServer.Request) -> PreviewServer.Answer {
    answer(request, "application/json") { live, words in
      live.details(words).map { Array($0.utf8) }
    }
  }

  /// Answers with the result of `work`, or with the problem as JSON.
  private func answer(
    _ request: PreviewServer.Request, _ type: String,
    work: (LivePicture, PictureWords) -> Result<[UInt8], LivePicture.Problem>
  ) -> PreviewServer.Answer {
    guard let words = PictureWords(request.arguments) else {
      return Self.answer(LivePicture.Problem(message: "the version is unknown"))
    }
    switch draw(request, { work($0, words) }) {
    case .success(let bytes): return PreviewServer.Answer(200, type, body: bytes)
    case .failure(let problem): return Self.answer(problem)
    }
  }

  private static func answer(_ problem: LivePicture.Problem) -> PreviewServer.Answer {
    let marks = [("hasFallback", problem.hasFallback), ("isObsolete", problem.isObsolete)]
    let text = marks.filter(\.1).map { ", \"\($0.0)\": true" }.joined()
    return PreviewServer.Answer(
      200, "application/json",
      body: "{\"problem\": \(JSONValue.quoted(problem.message))\(text)}")
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

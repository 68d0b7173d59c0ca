import CSandbox
import Glibc
import Synchronization
import UIKit
import Vitrine
import VitrineBase
import VitrineImport
import VitrineUIKit
import VitrineWire

/// A widget in a separate process, for one request.
@MainActor
struct RunningWidget {
  private let request: RunRequest
  /// Functions that create controllers in code, by class name.
  private let make: [String: @MainActor () -> UIViewController?]

  init(_ request: RunRequest, _ make: [String: @MainActor () -> UIViewController?]) {
    self.request = request
    self.make = make
  }

  nonisolated private static let waiting = Mutex(WaitingTime())

  /// Acts as the host for the request's variant, and returns the views or an error.
  ///
  /// The widget is created by the same `Widget(title:resources:)` as in tests of UIKit code, so a
  /// controller receives the same calls in a test and with `--run`.
  func answer() -> RunAnswer {
    // The lines that the code prints remain even if it crashes.
    vitrine_print_lines()
    defer { fflush(nil) }
    LiveEnvironment.fonts = (request.fontFolders, request.fontFiles)
    MainQueue.pending = { Self.waiting.withLock { $0.hasNext() } && vitrine_pending_blocks() > 0 }
    MainQueue.pause = { Self.waiting.withLock { $0.wait() } }
    if let home = request.home {
      let answer = RunningHome(request, home).answer()
      if case .views(let views) = answer { return .views(noted(views)) }
      return answer
    }
    let make = make
    let request = request
    let widget = Widget(
      title: request.title, resources: request.folders, path: request.storyboard ?? request.title
    ) {
      if let path = request.storyboard {
        return UIStoryboard(path: path).instantiateInitialViewController() ?? UIViewController()
      }
      return request.principalClass.flatMap { make[$0] }?() ?? UIViewController()
    }
    guard case .program(let program) = widget.source else {
      return .failure(Diagnostic(.error, "run", "the widget is not a program"))
    }
    do throws(RenderError) {
      let views =
        if let steps = request.steps, let play = program.play {
          try play(request.variant, steps, .disk)
        } else {
          try program.make(request.variant, .disk)
        }
      return .views(noted(views))
    } catch {
      if case .invalid(let diagnostic) = error { return .failure(diagnostic) }
      return .failure(Diagnostic(.error, "run", "\(error)"))
    }
  }

  /// Returns views with the notes of the run.
  ///
  /// The notes come last, so that they move none of the widget's objects in memory.
  private func noted(_ views: ProgramViews) -> ProgramViews {
    var views = views
    views.content.diagnostics += cageNotes() + RunningNetwork.notes() + UnreadPredicates.notes()
    return views
  }
}

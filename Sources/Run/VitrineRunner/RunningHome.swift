import CoreGraphics
import UIKit
import Vitrine
import VitrineBase
import VitrineImport
import VitrineUIKit
import VitrineWidgetKit
import VitrineWire
import WidgetKit

/// A widget of WidgetKit in a separate process, for one request.
@MainActor
struct RunningHome {
  private let home: HomeRequest
  private let variant: Variant
  private let folders: [String]
  private let title: String

  init(_ request: RunRequest, _ home: HomeRequest) {
    self.home = home
    variant = request.variant
    folders = request.folders
    title = request.title
  }

  /// Returns the views of the widget's entry, the list of widgets, or an error.
  func answer() -> RunAnswer {
    // Previews and widgets use the environment when they are listed, because they may load images.
    LiveEnvironment.current = LiveEnvironment(variant, folders: folders, from: .disk)
    if let file = home.previewFile { _WidgetGallery.keepPreviews(of: file) }
    if home.wantsGallery { return .gallery(.registered) }
    do {
      let drawing = try HomeDrawing(
        variant, kind: home.kind, requiresBackground: home.requiresBackground,
        attempt: home.attempt)
      LiveEnvironment.current = drawing.environment(LiveEnvironment.current)
      let picture = try picture(drawing.request)
      var views = drawing.views(picture, title: title) { MainQueue.drain() }
      views.content.diagnostics += PlatformNotes.all.map {
        Diagnostic(.warning, "interface", $0, at: nil)
      }
      return .views(views)
    } catch let error as _WidgetError {
      return .failure(Self.diagnostic(error))
    } catch let error as HomeProblem {
      let code = error.isOfRun ? "run" : "widget"
      return .failure(Diagnostic(.error, code, error.reason, at: error.place))
    } catch {
      return .failure(Diagnostic(.error, "run", "\(error)"))
    }
  }

  private static func diagnostic(_ error: _WidgetError) -> Diagnostic {
    if case .undrawn(let part, let file, let line) = error {
      return Diagnostic(
        .error, "undrawn", "\(part) isn't drawn",
        at: SourceLocation(file: file, line: line, column: 1))
    }
    // A widget without its code is none.
    guard error == .noWidget, let place = OmittedWidget.places.first else {
      return Diagnostic(.error, "widget", "\(error)")
    }
    return Diagnostic(
      .error, "widget", "\(error), because the code of one is left out here", at: place)
  }

  /// Returns the picture of an entry after its provider answered.
  private func picture(_ request: _WidgetRequest) throws -> _WidgetPicture {
    let result = Outcome()
    Task { @MainActor in
      do {
        result.picture = .success(try await _WidgetGallery.picture(request))
      } catch {
        result.picture = .failure(error)
      }
    }
    for _ in 0..<Self.rounds where result.picture == nil { MainQueue.drain() }
    guard let picture = result.picture else {
      var problem = HomeProblem("the provider of the widget didn't call its completion")
      problem.isOfRun = true
      throw problem
    }
    return try picture.get()
  }

  /// The number of times that the main queue is drained before a provider is given up.
  private static let rounds = 8

  /// The result of a task.
  @MainActor
  private final class Outcome {
    var picture: Result<_WidgetPicture, any Error>?
  }
}

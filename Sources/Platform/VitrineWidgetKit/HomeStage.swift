import SwiftUI
import UIKit
package import Vitrine
import VitrineBase
import VitrineUIKit
import WidgetKit

/// A place for widgets and previews of WidgetKit that a test registers.
///
/// One stage at a time is used, because the gallery and the environment are those of the program.
@MainActor
package struct HomeStage {
  /// The folders with images and colors.
  private let folders: [String]
  private let title: String

  package init(title: String, folders: [String]) {
    self.title = title
    self.folders = folders
  }

  private static var last: Task<Void, Never>?

  /// Runs a closure after the stages before it, with a gallery that only `register` fills.
  package static func run(
    _ register: @escaping @MainActor () -> Void, _ body: @escaping @MainActor () async -> Void
  ) async {
    let previous = last
    let turn = Task { @MainActor in
      await previous?.value
      _WidgetGallery.removeAll()
      register()
      await body()
      _WidgetGallery.removeAll()
    }
    last = turn
    await turn.value
  }

  /// Returns the widget in one variant, after its provider answered.
  package func widget(as variant: Variant) async throws -> Vitrine.Widget {
    let environment = LiveEnvironment(variant, folders: folders, from: .disk)
    let drawing = try LiveEnvironment.within(environment) {
      Result { try HomeDrawing(variant, kind: nil) }
    }.get()
    // Other tests run while the provider is waited for, so the environment is changed only after it.
    let picture = try await Self.picture(drawing.request)
    let views = LiveEnvironment.within(drawing.environment(environment)) {
      drawing.views(picture, title: title) { MainQueue.drain() }
    }
    return Vitrine.Widget(ViewProgram(title: title) { _, _ in views }, path: title)
  }

  /// The result of a task.
  @MainActor
  private final class Outcome {
    var picture: Result<_WidgetPicture, any Error>?
  }

  /// The number of times that a provider is waited for, at first without a pause.
  private static let (turns, pauses) = (200, 1000)

  /// Returns the picture of a request, or throws if its provider doesn't answer within ten seconds.
  private static func picture(_ request: _WidgetRequest) async throws -> _WidgetPicture {
    let outcome = Outcome()
    Task { @MainActor in
      do {
        outcome.picture = .success(try await _WidgetGallery.picture(request))
      } catch {
        outcome.picture = .failure(error)
      }
    }
    for _ in 0..<turns where outcome.picture == nil { await Task.yield() }
    for _ in 0..<pauses where outcome.picture == nil {
      try await Task.sleep(for: .milliseconds(10))
    }
    guard let picture = outcome.picture else {
      throw HomeProblem("the provider of the widget didn't call its completion")
    }
    return try picture.get()
  }
}

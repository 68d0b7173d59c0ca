import Foundation
import SwiftUI
import UIKit
import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImport
import VitrinePlacement
import VitrineSwiftUI
import VitrineUIKit
import VitrineWire
import WidgetKit

/// A widget of WidgetKit in a separate process, for one request.
@MainActor
struct RunningHome {
  private let kind: String?
  private let requiresBackground: Bool
  private let variant: Variant
  private let folders: [String]
  private let title: String

  init(_ request: RunRequest, _ home: HomeRequest) {
    kind = home.kind
    requiresBackground = home.requiresBackground
    variant = request.variant
    folders = request.folders
    title = request.title
  }

  /// Returns the views of the widget's entry, or an error.
  func answer() -> RunAnswer {
    let choice: EntrySelection
    do {
      choice = try EntrySelection(variant, kind: kind)
      var seen = variant
      // Accessories are light on the lock screen.
      if choice.family.isAccessory { seen.appearance = .dark }
      LiveEnvironment.current = LiveEnvironment(seen, folders: folders, from: .disk)
      let picture = try picture(of: choice)
      return .views(views(picture, choice))
    } catch let error as _WidgetError {
      return .failure(Self.diagnostic(error))
    } catch let error as HomeProblem {
      return .failure(Diagnostic(.error, "widget", error.reason, at: error.place))
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
    return Diagnostic(.error, "widget", "\(error)")
  }

  /// Returns the picture of an entry after its provider answered.
  private func picture(of choice: EntrySelection) throws -> _WidgetPicture {
    let result = Outcome()
    let request = self.request(choice)
    Task { @MainActor in
      do {
        result.picture = .success(try await _WidgetGallery.picture(request))
      } catch {
        result.picture = .failure(error)
      }
    }
    for _ in 0..<Self.rounds where result.picture == nil { MainQueue.drain() }
    guard let picture = result.picture else {
      throw HomeProblem("the provider of the widget didn't call its completion")
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

  private func request(_ choice: EntrySelection) -> _WidgetRequest {
    let device = variant.device
    let margin = variant.system.version >= 17 && !choice.family.isAccessory ? 16.0 : 0
    var request = _WidgetRequest(
      choice.entry, kind: kind, family: choice.family.widgetFamily,
      size: { family in
        let size = HomeFamily(codeName: "\(family)")?.size(on: device) ?? .zero
        return CGSize(width: size.width, height: size.height)
      },
      margins: { _ in
        EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
      })
    if choice.family.isAccessory {
      request.renderingMode = .vibrant
      request.showsBackground = false
    } else if variant.rendering == .accented {
      request.renderingMode = .accented
      request.showsBackground = false
    }
    request.cornerRadius = { family in
      HomeFamily(codeName: "\(family)")?.cornerRadius(on: device) ?? 0
    }
    request.requiresContainerBackground =
      variant.system.version >= 17 && requiresBackground && choice.isWidget
    return request
  }

  /// Returns the finished views of a picture.
  private func views(_ picture: _WidgetPicture, _ choice: EntrySelection) -> ProgramViews {
    let graph = ViewGraph(picture.content)
    graph.settle = { MainQueue.drain() }
    let size = VitrineGraphics.Size(width: picture.size.width, height: picture.size.height)
    var views = ProgramViews(graph.picture(in: Proposal(size)))
    let description = _WidgetGallery.widgets.first { $0.kind == picture.kind }
    views.home = HomePicture(
      family: HomeFamily(codeName: "\(picture.family)") ?? choice.family, size: size,
      kind: picture.kind ?? choice.shown, name: description?.displayName ?? title,
      shown: choice.shown)
    views.content.diagnostics += Self.undrawn() + [note(picture, choice)]
    return views
  }

  /// Returns a note of the widget and entry that are shown, and of those that could be chosen.
  private func note(_ picture: _WidgetPicture, _ choice: EntrySelection) -> Diagnostic {
    let others = _WidgetGallery.widgets.filter { $0.category == .widget && $0.kind != picture.kind }
    let kinds = others.map { "'\($0.kind)'" }.joined(separator: ", ")
    let shown = picture.kind.map { "the widget '\($0)', \(choice.shown)" } ?? choice.shown
    return Diagnostic(
      .note, "shown", "\(choice.family.rawValue): \(shown)",
      hint: others.isEmpty ? nil : "--widget chooses another kind: \(kinds)")
  }

  /// Returns a warning for each Live Activity and control.
  private static func undrawn() -> [Diagnostic] {
    _WidgetGallery.widgets.filter { $0.category != .widget }.map { other in
      let part = other.category == .control ? "control" : "Live Activity"
      return Diagnostic(
        .warning, "undrawn", "the \(part) isn't drawn",
        at: SourceLocation(file: other.file, line: other.line, column: 1))
    }
  }
}

/// A reason why a widget can't be shown.
struct HomeProblem: Error {
  var reason: String
  var place: SourceLocation?

  init(_ reason: String, at place: SourceLocation? = nil) {
    self.reason = reason
    self.place = place
  }
}

import Foundation
import SwiftUI
package import UIKit
package import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImport
import VitrinePlacement
import VitrineSwiftUI
package import WidgetKit

/// The drawing of a registered widget of WidgetKit in one variant.
@MainActor
package struct HomeDrawing {
  private let variant: Variant
  private let choice: EntrySelection
  /// The kind of the widget, or nil for any.
  private let kind: String?
  /// A Boolean value that indicates whether a missing `containerBackground` is the author's.
  private let requiresBackground: Bool

  /// Chooses the entry of a variant, whose kind comes before another one.
  ///
  /// `attempt` is the number of entries whose code ended early before. Throws a `_WidgetError` or a
  /// `HomeProblem`.
  package init(
    _ variant: Variant, kind: String?, requiresBackground: Bool = true, attempt: Int = 0
  ) throws {
    self.variant = variant
    self.kind = variant.kind ?? kind
    self.requiresBackground = requiresBackground
    guard let choice = try EntrySelection(variant, kind: self.kind, attempt: attempt) else {
      throw HomeProblem("the widget has no other entry")
    }
    self.choice = choice
  }

  private var isAccessory: Bool { choice.family?.isAccessory ?? false }

  /// Returns the environment of the widget's code, which has the files of that of the variant.
  package func environment(_ outer: LiveEnvironment) -> LiveEnvironment {
    // Accessories are light on the lock screen.
    guard isAccessory, variant.appearance != .dark else { return outer }
    var seen = variant
    seen.appearance = .dark
    return outer.with(seen)
  }

  /// The request for the picture.
  package var request: _WidgetRequest {
    let device = variant.device
    let margin = variant.system.version >= 17 && !isAccessory ? 16.0 : 0
    var request = _WidgetRequest(
      choice.entry, kind: kind, family: (choice.family ?? .small).widgetFamily,
      size: { family in
        let size = HomeFamily(codeName: "\(family)")?.size(on: device) ?? .zero
        return CGSize(width: size.width, height: size.height)
      },
      margins: { _ in
        EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
      })
    request.isInWindow = choice.family == nil
    if isAccessory {
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
  ///
  /// `title` is the name of a widget without a display name. `settle` runs the work that the views
  /// enqueue.
  package func views(
    _ picture: _WidgetPicture, title: String, settle: @escaping @MainActor () -> Void
  ) -> ProgramViews {
    let graph = ViewGraph(picture.content)
    graph.settle = settle
    guard choice.family != nil else {
      return PreviewWindow(choice, variant).views(of: graph)
    }
    let size = VitrineGraphics.Size(width: picture.size.width, height: picture.size.height)
    var views = ProgramViews(graph.picture(in: Proposal(size)))
    let description = _WidgetGallery.widgets.first { $0.kind == picture.kind }
    views.home = HomePicture(
      family: HomeFamily(codeName: "\(picture.family)") ?? choice.family, size: size,
      kind: picture.kind ?? choice.shown, name: description?.displayName ?? title,
      shown: choice.shown)
    views.content.diagnostics += Self.undrawn() + [note(picture)]
    return views
  }

  /// Returns a note of the shown widget and entry, and of other kinds.
  private func note(_ picture: _WidgetPicture) -> Diagnostic {
    let others = _WidgetGallery.widgets.filter { $0.category == .widget && $0.kind != picture.kind }
    let kinds = others.map { "'\($0.kind)'" }.joined(separator: ", ")
    let shown = picture.kind.map { "the widget '\($0)', \(choice.shown)" } ?? choice.shown
    return Diagnostic(
      .note, "shown", "\(choice.family?.rawValue ?? ""): \(shown)",
      hint: others.isEmpty || kind != nil ? nil : "--kind chooses another kind: \(kinds)")
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

extension HomeGallery {
  /// The registered widgets and previews, without Live Activities and controls.
  @MainActor package static var registered: HomeGallery {
    HomeGallery(
      widgets: _WidgetGallery.widgets.filter { $0.category == .widget }.map {
        Entry(
          kind: $0.kind, name: $0.displayName ?? "",
          families: $0.families.compactMap { HomeFamily($0) })
      },
      previews: _WidgetGallery.previews.filter { $0.undrawn == nil }.map {
        Preview(
          name: $0.name, family: $0.family.flatMap { HomeFamily($0) }, kind: $0.kind,
          entryCount: $0.entryCount)
      })
  }
}

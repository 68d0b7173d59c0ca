import SwiftUI
import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImport
import VitrinePlacement
import VitrineSwiftUI
import WidgetKit

/// A preview of a view as in an app's window: on a device, in a fixed size, or in its own size.
@MainActor
struct PreviewWindow {
  private let choice: EntrySelection
  private let variant: Variant

  init(_ choice: EntrySelection, _ variant: Variant) {
    self.choice = choice
    self.variant = variant
  }

  /// Returns the finished views of the preview.
  func views(of graph: ViewGraph) -> ProgramViews {
    let (proposal, safeArea) = space
    PreviewSurroundings.safeArea = safeArea
    PreviewSurroundings.width = proposal.width ?? variant.device.screen(variant.orientation).width
    let picture = graph.picture(in: proposal, safeArea: safeArea)
    var views = ProgramViews(picture)
    views.home = HomePicture(
      family: nil, size: picture.size, kind: choice.shown, name: "", shown: choice.shown)
    views.content.diagnostics.append(note)
    if let device = choice.traits.device {
      views.content.diagnostics.append(
        Diagnostic(
          .note, "preview-device", "the preview asks for the device '\(device)'",
          hint: "--device chooses one"))
    }
    return views
  }

  /// The space that the view is offered, and the part of it that the system covers.
  private var space: (proposal: Proposal, safeArea: Insets) {
    switch choice.traits.layout {
    case .sizeThatFits: return (.unspecified, .zero)
    case .fixed(let width, let height):
      return (Proposal(width: Double(width), height: Double(height)), .zero)
    case .device, nil:
      let orientation = choice.traits.isLandscape == true ? .landscape : variant.orientation
      let device = variant.device
      return (Proposal(device.screen(orientation)), device.safeArea(orientation))
    }
  }

  /// A note of the shown preview and of others.
  private var note: Diagnostic {
    let others = _WidgetGallery.previews.filter { $0.undrawn == nil }.map(\.name)
      .filter { !choice.shown.hasSuffix("'\($0)'") }
    let names = others.prefix(10).map { "'\($0)'" }.joined(separator: ", ")
    let rest = others.count > 10 ? " and \(others.count - 10) others" : ""
    return Diagnostic(
      .note, "shown", "\(choice.shown), in a window",
      hint: others.isEmpty ? nil : "--preview chooses another one: \(names)\(rest)")
  }
}

public import SwiftUI
import UIKit
public import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImport
import VitrineLayout
import VitrinePlacement
@_exported public import VitrineUIKit

extension Vitrine.Widget {
  /// Creates a widget that shows a view of SwiftUI.
  ///
  /// For each variant the view is evaluated and laid out in the size of the variant's canvas.
  /// Images are searched in the folders of `resources`, or by default in that of the file that
  /// creates the widget. Pictures are created on the main thread.
  @MainActor
  public init<Root: SwiftUI.View>(
    title: String? = nil, resources: [String] = [], path: String = #filePath,
    showing root: @escaping @MainActor @Sendable () -> Root
  ) {
    let folders = resources.isEmpty ? [FilePath.folder(of: path)] : resources
    self.init(title: title ?? FilePath.stem(of: path), folders: folders, path: path, showing: root)
  }

  /// Creates a widget that finds images only in some folders.
  @MainActor
  init<Root: SwiftUI.View>(
    title: String, folders: [String], path: String,
    showing root: @escaping @MainActor @Sendable () -> Root
  ) {
    let program = ViewProgram(title: title) { variant, files throws(RenderError) in
      guard MainQueue.isCurrent else {
        throw .unreadable(path: title, reason: "is made of live views, which need the main thread")
      }
      return MainActor.assumeIsolated {
        LiveEnvironment.within(variant, folders: folders, files: files) {
          let graph = ViewGraph(root())
          graph.settle = { MainQueue.drain() }
          return ProgramViews(graph.picture(in: Proposal(variant.rootSize)))
        }
      }
    }
    self.init(program, path: path)
  }
}

extension SwiftUI.View {
  /// Returns the size that the view chooses in a variant, in points.
  @MainActor
  public func chosenSize(
    _ size: ViewSize = .fitting, as variant: Variant, resources: [String] = []
  ) -> (width: Double, height: Double) {
    let size = LiveEnvironment.within(variant, folders: resources, files: .disk) {
      ViewGraph(self).picture(in: size.proposal(in: variant)).size
    }
    return (size.width, size.height)
  }
}

extension ViewSize {
  /// Returns the space that the view is offered.
  fileprivate func proposal(in variant: Variant) -> Proposal {
    switch self {
    case .fitting, .own: .unspecified
    case .proposed(let width, let height): Proposal(width: width, height: height)
    case .device: Proposal(variant.device.screen(variant.orientation))
    }
  }
}

extension Variant {
  /// The size of the root view: the canvas, or the space that the host offers.
  fileprivate var rootSize: VitrineGraphics.Size {
    if case .fixed(let size) = canvas { return size }
    return metrics.maximumSize(for: mode)
  }
}

extension LiveEnvironment {
  /// Returns the result of a closure in the environment of a variant.
  fileprivate static func within<Result>(
    _ variant: Variant, folders: [String], files: Files, _ body: () -> Result
  ) -> Result {
    let outer = current
    current = LiveEnvironment(variant, folders: folders, from: files)
    defer { current = outer }
    return body()
  }
}

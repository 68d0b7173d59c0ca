import SwiftUI
public import UIKit

/// A controller of UIKit in a preview, which fills the window below the bars of the system.
struct ControllerPreview: UIViewControllerRepresentable {
  let make: @MainActor () -> UIViewController

  func makeUIViewController(context: Context) -> UIViewController {
    let environment = LiveEnvironment.current
    environment.safeArea = PreviewSurroundings.safeArea
    environment.appWidth = PreviewSurroundings.width
    let controller = make()
    controller.loadViewIfNeeded()
    controller.view.moveToWindow(true)
    return controller
  }

  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

/// A view of UIKit in a preview, in the size that it chooses.
struct ViewPreview: UIViewRepresentable {
  let make: @MainActor () -> UIView

  func makeUIView(context: Context) -> UIView { make() }

  func updateUIView(_ view: UIView, context: Context) {}

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIView, context: Context
  ) -> CGSize? {
    let chosen = uiView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    if chosen.width > 0, chosen.height > 0 { return chosen }
    return uiView.bounds.isEmpty ? nil : uiView.bounds.size
  }
}

extension _Preview {
  /// Creates a preview of a controller of UIKit.
  public init(
    _ name: String? = nil, traits: _PreviewTrait..., file: StaticString = #fileID,
    line: Int = #line, body: @escaping @MainActor () -> UIViewController
  ) {
    self.init(name, CallSite(file, line), traits) {
      ControllerPreview(make: body).ignoresSafeArea().allPreviewParts
    }
  }

  /// Creates a preview of a view of UIKit.
  public init(
    _ name: String? = nil, traits: _PreviewTrait..., file: StaticString = #fileID,
    line: Int = #line, body: @escaping @MainActor () -> UIView
  ) {
    self.init(name, CallSite(file, line), traits) { ViewPreview(make: body).allPreviewParts }
  }
}

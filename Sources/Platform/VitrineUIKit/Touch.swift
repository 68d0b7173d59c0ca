import Foundation
import UIKit
import VitrineBase

/// A person's tap on a view.
///
/// Its receiver is found in the platform's order, by hit testing, recognizers and the responder
/// chain, but without coordinates.
@MainActor
struct Touch {
  let controller: UIViewController
  /// The names of the controller's views.
  let names: [ObjectIdentifier: String]

  init(_ controller: UIViewController) {
    self.controller = controller
    names = PropertyNames.of(controller)
  }

  /// A tap without a receiver, with the reason.
  struct Miss: Error {
    let message: String
    let hint: String
  }

  /// Taps the view with a name, or the widget.
  ///
  /// A tap on the widget may have no receiver.
  func tap(_ name: String?) throws(Miss) {
    guard let name else {
      _ = Self.deliver(to: controller.view)
      return
    }
    let found = views(in: controller.view).filter { !$0.isHidden && names(of: $0).contains(name) }
    guard let view = found.first else {
      let known = tappable.prefix(8)
      throw Miss(
        message: "no view named '\(name)' is shown",
        hint: known.isEmpty
          ? "the widget shows nothing that takes taps"
          : "name one of " + known.map { "'\($0)'" }.joined(separator: ", "))
    }
    guard Self.deliver(to: view) else {
      throw Miss(
        message: "the view '\(name)' takes no taps",
        hint: "taps go to controls with a target, to tap recognizers and to rows of lists")
    }
  }

  /// The names of views that accept taps, for messages.
  private var tappable: [String] {
    var seen: Set<String> = []
    return views(in: controller.view).filter { !$0.isHidden && Self.takesTaps($0) }
      .compactMap { names(of: $0).first }.filter { seen.insert($0).inserted }
  }

  private func views(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views(in:)) }

  /// Returns the names of a view for scripts: its property, its accessibility identifier, or its
  /// text.
  private func names(of view: UIView) -> [String] {
    var result = [names[ObjectIdentifier(view)], view.accessibilityIdentifier]
    if let button = view as? UIButton { result.append(button.currentTitle) }
    if let label = view as? UILabel { result.append(label.text) }
    return result.compactMap(\.self).filter { !$0.isEmpty }
  }

  private static func takesTaps(_ view: UIView) -> Bool {
    view is UIControl || view is UITableViewCell || view is UICollectionViewCell
      || view.gestureRecognizers?.contains { $0 is UITapGestureRecognizer } == true
  }

  /// Taps the center of a view.
  ///
  /// Returns whether a view accepted it.
  private static func deliver(to view: UIView) -> Bool {
    let bounds = view.bounds
    return view.deliverTap(at: CGPoint(x: bounds.midX, y: bounds.midY))
  }
}

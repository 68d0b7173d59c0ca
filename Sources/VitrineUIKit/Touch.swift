import Foundation
import UIKit
import VitrineBase

/// A person's tap on a view, which goes to whoever takes it: the platform's order of hit testing,
/// recognizers and the responder chain, without coordinates.
@MainActor
struct Touch {
  let controller: UIViewController
  /// What the controller and its views call theirs.
  let names: [ObjectIdentifier: String]

  init(_ controller: UIViewController) {
    self.controller = controller
    names = PropertyNames.of(controller)
  }

  /// Why a tap reached nothing.
  struct Miss: Error {
    let message: String
    let hint: String
  }

  /// Taps the view of a name, or the whole widget; does nothing where nothing takes a tap on the
  /// whole.
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

  /// The names of what takes taps, for messages.
  private var tappable: [String] {
    var seen: Set<String> = []
    return views(in: controller.view).filter { !$0.isHidden && Self.takesTaps($0) }
      .compactMap { names(of: $0).first }.filter { seen.insert($0).inserted }
  }

  private func views(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views(in:)) }

  /// What a script may call a view: its property's name, its identifier for tests, or its text.
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

  /// Hands a tap to a view or the nearest one around it that takes it; false where none does.
  private static func deliver(to view: UIView) -> Bool {
    var current: UIView? = view
    while let view = current {
      if let control = view as? UIControl { return tap(control) }
      let taps = view.gestureRecognizers?.filter { $0 is UITapGestureRecognizer } ?? []
      if !taps.isEmpty {
        for recognizer in taps { recognizer.recognize() }
        return true
      }
      if let cell = view as? UITableViewCell, select(cell) { return true }
      if let cell = view as? UICollectionViewCell, select(cell) { return true }
      current = view.superview
    }
    return false
  }

  /// A disabled control takes the tap and does nothing.
  private static func tap(_ control: UIControl) -> Bool {
    guard control.isEnabled else { return true }
    control.sendActions(for: .touchDown)
    if let toggle = control as? UISwitch {
      toggle.isOn.toggle()
      control.sendActions(for: .valueChanged)
    }
    control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    return true
  }

  private static func select(_ cell: UITableViewCell) -> Bool {
    guard let table: UITableView = container(of: cell), let path = table.indexPath(for: cell)
    else { return false }
    table.delegate?.tableView(table, didSelectRowAt: path)
    return true
  }

  private static func select(_ cell: UICollectionViewCell) -> Bool {
    guard let collection: UICollectionView = container(of: cell),
      let index = collection.visibleCells.firstIndex(where: { $0 === cell })
    else { return false }
    collection.delegate?.collectionView(
      collection, didSelectItemAt: IndexPath(item: index, section: 0))
    return true
  }

  private static func container<List: UIView>(of cell: UIView) -> List? {
    var view = cell.superview
    while let outer = view {
      if let list = outer as? List { return list }
      view = outer.superview
    }
    return nil
  }
}

import Foundation
import VitrineImport
import VitrineLayout

/// The classes of an interface file's objects.
extension InterfaceLoading {
  static func viewClass(_ name: InterfaceConnections.ClassName) -> UIView.Type? {
    let found = type(name) as? UIView.Type
    if found == nil { note("there is no class \(name.name) of a view") }
    return found
  }

  static func controllerClass(_ name: InterfaceConnections.ClassName) -> UIViewController.Type? {
    let found = type(name) as? UIViewController.Type
    if found == nil { note("there is no class \(name.name) of a view controller") }
    return found
  }

  /// Returns a class of the program: of the module that the file names, or a registered one.
  private static func type(_ name: InterfaceConnections.ClassName) -> AnyClass? {
    if let known = registered[name.name] { return known }
    return name.module.flatMap { NSClassFromString("\($0).\(name.name)") }
  }

  /// Classes by their names in interface files.
  private static var registered: [String: AnyClass] = [:]

  /// Registers a class so that interface files can name it without its module.
  package static func register(_ type: AnyClass, as name: String) { registered[name] = type }

  /// Returns the class of a view without a custom class.
  static func standard(_ kind: ViewKind) -> UIView.Type {
    switch kind {
    case .label: UILabel.self
    case .button: UIButton.self
    case .image: UIImageView.self
    case .stack: UIStackView.self
    case .scroll: UIScrollView.self
    case .effect: UIVisualEffectView.self
    case .toggle: UISwitch.self
    case .slider: UISlider.self
    case .stepper: UIStepper.self
    case .segments: UISegmentedControl.self
    case .progress: UIProgressView.self
    case .activity: UIActivityIndicatorView.self
    case .pages: UIPageControl.self
    case .textView: UITextView.self
    case .textField: UITextField.self
    case .searchBar: UISearchBar.self
    case .picker(let picker): picker.mode == .rows ? UIPickerView.self : UIDatePicker.self
    case .table: UITableView.self
    case .tableCell: UITableViewCell.self
    case .collection: UICollectionView.self
    case .collectionCell: UICollectionViewCell.self
    default: UIView.self
    }
  }
}

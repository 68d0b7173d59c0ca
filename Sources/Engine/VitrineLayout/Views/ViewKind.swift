import VitrineBase

/// The kind of a view, with the properties of that kind.
public enum ViewKind: Equatable, Codable, Sendable {
  case plain
  case label(Label)
  case button(Button)
  case image(ImageView)
  case stack(StackView)
  case grid(GridView)
  /// A blurred or vibrant background.
  ///
  /// The content is in its child.
  case effect(VisualEffect)
  case toggle(Toggle)
  case slider(Slider)
  case stepper(Stepper)
  case segments(Segments)
  case progress(ProgressBar)
  case activity(ActivityIndicator)
  case pages(PageControl)
  case textField(TextField)
  case searchBar(SearchBar)
  case textView(TextView)
  case picker(Picker)
  case scroll(ScrollView)
  case table(Table)
  case tableCell(TableCell)
  case collection(Collection)
  case collectionCell
  case gradient(Gradient)
  case chart(Chart)
  case shape(ShapeView)
  /// A view that isn't drawn, but shown as a box with this name.
  case placeholder(String)
}

extension ViewKind {
  /// The name of the kind in dumps and JSON.
  public var name: String {
    switch self {
    case .plain: "view"
    case .label: "label"
    case .button: "button"
    case .image: "imageView"
    case .stack: "stackView"
    case .grid: "gridView"
    case .effect: "visualEffectView"
    case .toggle: "switch"
    case .slider: "slider"
    case .stepper: "stepper"
    case .segments: "segmentedControl"
    case .progress: "progressView"
    case .activity: "activityIndicatorView"
    case .pages: "pageControl"
    case .textField: "textField"
    case .searchBar: "searchBar"
    case .textView: "textView"
    case .picker: "pickerView"
    case .scroll: "scrollView"
    case .table: "tableView"
    case .tableCell: "tableViewCell"
    case .collection: "collectionView"
    case .collectionCell: "collectionViewCell"
    case .gradient: "gradient"
    case .chart: "chart"
    case .shape: "path"
    case .placeholder(let name): name
    }
  }
}

extension View {
  /// A Boolean value that indicates whether the view clips its subviews to its bounds.
  ///
  /// Scrolling views always clip them.
  package var clipsSubviews: Bool {
    switch kind {
    case .scroll, .table, .collection, .textView: true
    default: style.clipsToBounds
    }
  }
}

extension ViewKind {
  /// A Boolean value that indicates whether the view's content mode places an image or a
  /// shape.
  package var showsImage: Bool {
    switch self {
    case .image, .button, .shape: true
    default: false
    }
  }
}

/// The coded form of a kind: an object whose only key is the kind's case.
///
/// The synthesized form has a type of keys for each case. Their generic containers all need a
/// search through the conformances of the process, which takes longer than to code a whole tree.
extension ViewKind {
  private enum Key: String, CodingKey {
    case plain, label, button, image, stack, grid, effect, toggle
    case slider, stepper, segments, progress, activity, pages, textField, searchBar
    case textView, picker, scroll, table, tableCell, collection, collectionCell, gradient
    case chart, shape, placeholder
  }

  /// Encodes the kind as an object with one member.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .plain: try container.encodeNil(forKey: .plain)
    case .label(let view): try container.encode(view, forKey: .label)
    case .button(let view): try container.encode(view, forKey: .button)
    case .image(let view): try container.encode(view, forKey: .image)
    case .stack(let view): try container.encode(view, forKey: .stack)
    case .grid(let view): try container.encode(view, forKey: .grid)
    case .effect(let view): try container.encode(view, forKey: .effect)
    case .toggle(let view): try container.encode(view, forKey: .toggle)
    case .slider(let view): try container.encode(view, forKey: .slider)
    case .stepper(let view): try container.encode(view, forKey: .stepper)
    case .segments(let view): try container.encode(view, forKey: .segments)
    case .progress(let view): try container.encode(view, forKey: .progress)
    case .activity(let view): try container.encode(view, forKey: .activity)
    case .pages(let view): try container.encode(view, forKey: .pages)
    case .textField(let view): try container.encode(view, forKey: .textField)
    case .searchBar(let view): try container.encode(view, forKey: .searchBar)
    case .textView(let view): try container.encode(view, forKey: .textView)
    case .picker(let view): try container.encode(view, forKey: .picker)
    case .scroll(let view): try container.encode(view, forKey: .scroll)
    case .table(let view): try container.encode(view, forKey: .table)
    case .tableCell(let view): try container.encode(view, forKey: .tableCell)
    case .collection(let view): try container.encode(view, forKey: .collection)
    case .collectionCell: try container.encodeNil(forKey: .collectionCell)
    case .gradient(let view): try container.encode(view, forKey: .gradient)
    case .chart(let view): try container.encode(view, forKey: .chart)
    case .shape(let view): try container.encode(view, forKey: .shape)
    case .placeholder(let view): try container.encode(view, forKey: .placeholder)
    }
  }

  /// Creates the kind from an object with one member.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    guard let key = container.allKeys.first, container.allKeys.count == 1 else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "A kind of view has one case."))
    }
    switch key {
    case .plain: self = .plain
    case .label: self = .label(try container.decode(Label.self, forKey: key))
    case .button: self = .button(try container.decode(Button.self, forKey: key))
    case .image: self = .image(try container.decode(ImageView.self, forKey: key))
    case .stack: self = .stack(try container.decode(StackView.self, forKey: key))
    case .grid: self = .grid(try container.decode(GridView.self, forKey: key))
    case .effect: self = .effect(try container.decode(VisualEffect.self, forKey: key))
    case .toggle: self = .toggle(try container.decode(Toggle.self, forKey: key))
    case .slider: self = .slider(try container.decode(Slider.self, forKey: key))
    case .stepper: self = .stepper(try container.decode(Stepper.self, forKey: key))
    case .segments: self = .segments(try container.decode(Segments.self, forKey: key))
    case .progress: self = .progress(try container.decode(ProgressBar.self, forKey: key))
    case .activity: self = .activity(try container.decode(ActivityIndicator.self, forKey: key))
    case .pages: self = .pages(try container.decode(PageControl.self, forKey: key))
    case .textField: self = .textField(try container.decode(TextField.self, forKey: key))
    case .searchBar: self = .searchBar(try container.decode(SearchBar.self, forKey: key))
    case .textView: self = .textView(try container.decode(TextView.self, forKey: key))
    case .picker: self = .picker(try container.decode(Picker.self, forKey: key))
    case .scroll: self = .scroll(try container.decode(ScrollView.self, forKey: key))
    case .table: self = .table(try container.decode(Table.self, forKey: key))
    case .tableCell: self = .tableCell(try container.decode(TableCell.self, forKey: key))
    case .collection: self = .collection(try container.decode(Collection.self, forKey: key))
    case .collectionCell: self = .collectionCell
    case .gradient: self = .gradient(try container.decode(Gradient.self, forKey: key))
    case .chart: self = .chart(try container.decode(Chart.self, forKey: key))
    case .shape: self = .shape(try container.decode(ShapeView.self, forKey: key))
    case .placeholder: self = .placeholder(try container.decode(String.self, forKey: key))
    }
  }
}

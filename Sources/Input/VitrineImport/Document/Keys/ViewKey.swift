package import VitrineBase
import VitrineGraphics
import VitrineLayout
import VitrineSolver

/// The key that determines a view's kind and contains its main content.
package enum ViewKey: String, CaseIterable, Sendable {
  case label, image, hstack, vstack, grid, view, button, gradient, chart, progress
  case toggle =
    "switch"
  case slider, segments, activity, pages, textField, spacer, blur
  case stepper, searchBar, textView, picker, table, row, vibrant
  case scroll, collection, item, symbol, path
  case placeholderBox = "placeholder"
  // Views of Notification Center on a Mac.
  case list, search

  /// The keys of views of this kind.
  package var keys: [JSONKeyDescription] {
    CommonViewKeys.shape.descriptions + kindKeys
  }

  private var kindKeys: [JSONKeyDescription] {
    switch self {
    case .label: LabelKeys.shape.descriptions
    case .image: ImageViewKeys.shape.descriptions
    case .hstack: HorizontalStackKeys.shape.descriptions
    case .vstack: VerticalStackKeys.shape.descriptions
    case .grid: GridKeys.shape.descriptions
    case .view: PlainViewKeys.shape.descriptions
    case .button: ButtonKeys.shape.descriptions
    case .gradient: GradientKeys.shape.descriptions
    case .chart: ChartKeys.shape.descriptions
    case .progress: ProgressKeys.shape.descriptions
    case .toggle: ToggleKeys.shape.descriptions
    case .slider: SliderKeys.shape.descriptions
    case .segments: SegmentsKeys.shape.descriptions
    case .activity: ActivityKeys.shape.descriptions
    case .pages: PagesKeys.shape.descriptions
    case .textField: TextFieldKeys.shape.descriptions
    case .spacer: SpacerKeys.shape.descriptions
    case .blur: BlurKeys.shape.descriptions
    case .stepper: StepperKeys.shape.descriptions
    case .searchBar: SearchBarKeys.shape.descriptions
    case .textView: TextViewKeys.shape.descriptions
    case .picker: PickerKeys.shape.descriptions
    case .table: TableKeys.shape.descriptions
    case .row: RowKeys.shape.descriptions
    case .vibrant: VibrantKeys.shape.descriptions
    case .scroll: ScrollKeys.shape.descriptions
    case .collection: CollectionKeys.shape.descriptions
    case .item: ItemKeys.shape.descriptions
    case .placeholderBox: PlaceholderKeys.shape.descriptions
    case .symbol: SymbolKeys.shape.descriptions
    case .path: ShapeKeys.shape.descriptions
    case .list: ListKeys.shape.descriptions
    case .search: SearchKeys.shape.descriptions
    }
  }

  /// The keys of all kinds of views.
  ///
  /// A key that several kinds share occurs once per kind.
  static let allKeys = CommonViewKeys.shape.descriptions + allCases.flatMap(\.kindKeys)

  /// The keys whose values are texts in which placeholders are filled.
  static let textKeys = Set(allKeys.filter(\.fillsPlaceholders).map(\.name))

  static func of(_ object: JSONObject) throws(InputError) -> ViewKey {
    let kinds = object.members.compactMap { ViewKey(rawValue: $0.key) }
    // Buttons and rows may have an image, and an image may be a symbol.
    for kind in [ViewKey.button, .row, .image] where kinds.contains(kind) { return kind }
    // A text field or search bar may have a placeholder.
    if let word = kinds.first(where: { $0 != .placeholderBox }) ?? kinds.first { return word }
    let words = allCases.map(\.rawValue)
    for member in object.members {
      let isCommon = CommonViewKeys.shape.descriptions.contains { $0.name == member.key }
      if let nearest = nearestName(to: member.key, in: words), !isCommon {
        throw InputError(
          Diagnostic(
            .error, "unknown-key", "\(object.subject) has no key '\(member.key)'",
            at: member.location, hint: "did you mean '\(nearest)'?"))
      }
    }
    throw InputError(
      Diagnostic(
        .error, "unknown-view-kind", "\(object.subject) has no key that names its kind",
        at: object.location, hint: "give it one of the keys \(words.joined(separator: ", "))"))
  }

  func children(of object: JSONObject) throws(InputError) -> [JSONValue] {
    let content: [JSONValue]
    switch self {
    case .hstack, .vstack, .grid, .view, .blur, .vibrant, .table, .scroll, .collection, .item,
      .list:
      content = try object.array(rawValue) ?? []
    case .row: content = object.holdsRowViews ? try object.array(rawValue) ?? [] : []
    default: content = []
    }
    return content + (try KeyedObject<CommonViewKeys>(partOf: object).subviews ?? [])
  }
}

extension JSONKey {
  /// Creates the key that determines a view's kind.
  init(_ kind: ViewKey, _ form: JSONForm<Value>, _ summary: String? = nil) {
    self.init(kind.rawValue, form, summary)
  }
}

extension JSONObject {
  /// A Boolean value that indicates whether a row contains views instead of a standard cell.
  var holdsRowViews: Bool {
    if case .array? = self[ViewKey.row.rawValue]?.kind { true } else { false }
  }
}

extension ViewKey {
  /// The default content hugging priorities of this kind.
  ///
  /// Interface Builder gives labels and images a slightly higher priority than plain views.
  /// Controls with a fixed size keep it (docs/PLATFORM.md, "Intrinsic sizes").
  var standardHugging: AxisPriorities {
    switch self {
    case .label, .image, .symbol, .path:
      AxisPriorities(horizontal: Priority(251), vertical: Priority(251))
    case .toggle, .stepper, .activity: AxisPriorities(horizontal: .high, vertical: .high)
    case .progress: AxisPriorities(horizontal: .low, vertical: .high)
    default: AxisPriorities(horizontal: .low, vertical: .low)
    }
  }
}

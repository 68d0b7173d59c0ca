public import CoreGraphics

/// Rows of values in columns.
///
/// On a phone a table shows its first column as a list without headers, as documented; so it is
/// drawn in every size, and a note names the other columns.
public struct Table<Value: Identifiable, Rows, Columns>: View {
  private let data: [Value]
  private let columns: [_TableColumn<Value>]
  private let place: CallSite

  /// The first column as a list.
  public var body: some View {
    List(data) { value in columns.first?.cell(value) }
      .modifier(
        _UndrawnModifier(columns.count > 1 ? "each column of a table but the first" : nil, place))
  }
}

/// A column of a table, whose type of views is hidden.
public struct _TableColumn<Value> {
  let cell: @MainActor (Value) -> AnyView
}

/// A column of a table.
@preconcurrency @MainActor
public struct TableColumn<RowValue, Sort, Content: View, Label: View> {
  fileprivate let cell: (RowValue) -> Content

  /// Returns the column with a width; a list doesn't have it.
  public func width(_ width: CGFloat? = nil) -> Self { self }

  /// Returns the column with a width; a list doesn't have it.
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> Self { self }

  /// Returns the column with an alignment; a list doesn't have it.
  public func alignment(_ alignment: TableColumnAlignment) -> Self { self }
}

/// The alignment of a column.
public struct TableColumnAlignment: Hashable, Sendable {
  private let name: String
  /// The standard alignment.
  public static let automatic = TableColumnAlignment(name: "automatic")
  /// The leading edge.
  public static let leading = TableColumnAlignment(name: "leading")
  /// The center.
  public static let center = TableColumnAlignment(name: "center")
  /// The trailing edge.
  public static let trailing = TableColumnAlignment(name: "trailing")
  /// The edge of numbers.
  public static let numeric = TableColumnAlignment(name: "numeric")
}

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { cell = content }

  /// Creates a column of texts.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>
  ) where Content == Text { cell = { Text($0[keyPath: value]) } }
}

extension TableColumn where Sort == _Sorted, Label == Text {
  /// Creates a column whose values order the rows.
  @_disfavoredOverload
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { cell = content }
}

/// The mark of a column whose values order the rows.
public enum _Sorted {}

/// Builds the columns of a table from statements.
@resultBuilder
public struct TableColumnBuilder<RowValue> {
  /// Returns a column.
  public static func buildExpression<Sort, Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> [_TableColumn<RowValue>] { [_TableColumn { AnyView(column.cell($0)) }] }

  /// Returns the columns of statements.
  public static func buildBlock(
    _ columns: [_TableColumn<RowValue>]...
  ) -> [_TableColumn<RowValue>] { columns.flatMap { $0 } }

  /// Returns the columns of a condition, or none.
  public static func buildOptional(
    _ columns: [_TableColumn<RowValue>]?
  ) -> [_TableColumn<RowValue>] { columns ?? [] }

  /// Returns the columns of a condition.
  public static func buildEither(
    first columns: [_TableColumn<RowValue>]
  ) -> [_TableColumn<RowValue>] { columns }

  /// Returns the columns of the other case.
  public static func buildEither(
    second columns: [_TableColumn<RowValue>]
  ) -> [_TableColumn<RowValue>] { columns }
}

extension Table where Rows == Never, Columns == Never {
  /// Creates a table of a collection.
  public init<Data: RandomAccessCollection>(
    _ data: Data, file: StaticString = #fileID, line: Int = #line,
    @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]
  ) where Data.Element == Value {
    self.data = Array(data)
    self.columns = columns()
    place = CallSite(file, line)
  }

  /// Creates a table of a collection with a selected row.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, file: StaticString = #fileID, line: Int = #line,
    @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]
  ) where Data.Element == Value { self.init(data, file: file, line: line, columns: columns) }

  /// Creates a table of a collection with selected rows.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, file: StaticString = #fileID,
    line: Int = #line, @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]
  ) where Data.Element == Value { self.init(data, file: file, line: line, columns: columns) }

  /// Creates a table of a collection whose order people choose.
  public init<Data: RandomAccessCollection, Order>(
    _ data: Data, sortOrder: Binding<[Order]>, file: StaticString = #fileID, line: Int = #line,
    @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]
  ) where Data.Element == Value { self.init(data, file: file, line: line, columns: columns) }
}

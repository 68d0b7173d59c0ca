public import Foundation

/// Modifiers of the rows and sections of lists.
extension View {
  /// Returns the row with its insets.
  public func listRowInsets(_ insets: EdgeInsets?) -> ModifiedContent<Self, _RowModifier> {
    modifier(_RowModifier { traits, _ in traits.insets = insets ?? traits.insets })
  }

  /// Returns the row with a background.
  public func listRowBackground<V: View>(_ view: V?) -> ModifiedContent<Self, _RowModifier> {
    modifier(
      _RowModifier { traits, context in
        guard let view else { return }
        traits.background = context.with { $0.list = nil }.child(300).single(view)
      })
  }

  /// Returns the row with a visibility of the line below it.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> ModifiedContent<Self, _RowModifier> {
    modifier(
      _RowModifier { traits, _ in
        if edges.contains(.bottom) { traits.hidesLine = visibility == .hidden }
      })
  }

  /// Returns the row with a color of the line below it.
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> ModifiedContent<Self, _RowModifier> {
    modifier(
      _RowModifier { traits, _ in if edges.contains(.bottom) { traits.lineColor = color } })
  }

  /// Returns the row with a number at its trailing edge, or the tab with a number, which isn't drawn.
  public func badge(
    _ count: Int, file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _BadgeModifier> {
    badge(count == 0 ? nil : Text(count, format: .number), file: file, line: line)
  }

  /// Returns the row with a text at its trailing edge, or the tab with a text, which isn't drawn.
  public func badge(
    _ label: Text?, file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _BadgeModifier> {
    modifier(_BadgeModifier(text: label, place: CallSite(file, line)))
  }

  /// Returns the row with a text at its trailing edge, or the tab with a text, which isn't drawn.
  public func badge(
    _ key: LocalizedStringKey?, file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _BadgeModifier> {
    badge(key.map { Text($0) }, file: file, line: line)
  }

  /// Returns the row with a text at its trailing edge, or the tab with a text, which isn't drawn.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(
    _ label: S?, file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _BadgeModifier> {
    badge(label.map { Text($0) }, file: file, line: line)
  }

  /// Returns the view with a prominence of badges, which have one look.
  public func badgeProminence(
    _ prominence: BadgeProminence
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the row with actions behind it, which a picture doesn't show.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the row, which can't be chosen.
  public func selectionDisabled(
    _ isDisabled: Bool = true
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the row, which can't be deleted.
  public func deleteDisabled(_ isDisabled: Bool) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn()
  }

  /// Returns the row, which can't be moved.
  public func moveDisabled(_ isDisabled: Bool) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn()
  }

  /// Returns the row with a color of its symbol.
  public func listItemTint(_ tint: Color?) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { if let tint { $0.tint = AnyShapeStyle(tint) } }
  }

  /// Returns the section with lines around it, which aren't drawn.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the section with a color of the lines around it, which aren't drawn.
  public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a prominence of section headers.
  public func headerProminence(
    _ prominence: Prominence, file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn(prominence == .standard ? nil : "headerProminence(_:)", file, line)
  }

  /// Returns the view with a distance between rows, which isn't applied.
  public func listRowSpacing(
    _ spacing: CGFloat?, file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn(spacing == nil ? nil : "listRowSpacing(_:)", file, line)
  }

  /// Returns the view with a distance between sections.
  public func listSectionSpacing(_ spacing: CGFloat) -> ModifiedContent<Self, _EnvironmentModifier>
  {
    environmentChange { $0.listSectionSpacing = spacing }
  }

  /// Returns the view with a distance between sections.
  public func listSectionSpacing(
    _ spacing: ListSectionSpacing
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { $0.listSectionSpacing = spacing.length }
  }
}

extension DynamicViewContent {
  /// Returns the rows with an action that deletes some.
  public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the rows with an action that moves some.
  public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }
}

/// Rows of a collection.
public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier == _UndrawnModifier {
  /// The collection.
  public var data: Content.Data { content.data }
}

/// A modifier with a text at the trailing edge of a row.
public struct _BadgeModifier: PrimitiveModifier {
  let text: Text?
  let place: CallSite

  /// Returns the layout nodes of the modified content, in a list with the text beside them.
  package func nodes(
    of content: @MainActor (_ViewContext) -> _Nodes, in context: _ViewContext
  ) -> _Nodes {
    let nodes = content(context)
    guard let text else { return nodes }
    guard context.environment.list != nil else {
      if context.environment.choices != nil {
        context.builder.note("the badge of a tab isn't drawn", place)
      }
      return nodes
    }
    return _Nodes(
      nodes.ids.enumerated().map { index, id in
        let row = HStack {
          _Built(ids: [id])
          Spacer(minLength: 0)
          text.foregroundStyle(.secondary)
        }
        return context.child(400 + index).with { $0.list = nil }.single(row)
      })
  }
}

/// The prominence of badges.
public struct BadgeProminence: Hashable, Sendable {
  private let name: String
  /// A small prominence.
  public static let decreased = BadgeProminence(name: "decreased")
  /// The usual prominence.
  public static let standard = BadgeProminence(name: "standard")
  /// A large prominence.
  public static let increased = BadgeProminence(name: "increased")
}

/// The prominence of headers.
public enum Prominence: Hashable, Sendable {
  case standard, increased
}

/// A distance between the sections of a list.
public struct ListSectionSpacing: Sendable {
  let length: CGFloat?
  /// The standard distance.
  public static let `default` = ListSectionSpacing(length: nil)
  /// A small distance.
  public static let compact = ListSectionSpacing(length: 17.5)

  /// Returns a distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: spacing)
  }
}

private struct SectionSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

private struct RowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
  /// The distance between sections that a view sets, or nil for the standard.
  var listSectionSpacing: CGFloat? {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }

  /// The mode in which a person edits a list, of which a picture shows no controls.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  /// The least height of rows that a view sets, or nil for the standard.
  var rowHeight: CGFloat? { self[RowHeightKey.self] }

  /// The least height of rows.
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] ?? 44 }
    set { self[RowHeightKey.self] = newValue }
  }
}

/// The mode in which a person edits a list.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active

  /// A Boolean value that indicates whether a person edits.
  public var isEditing: Bool { self != .inactive }
}

/// Rows of a tree, of which a picture shows the first level.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Row: View>: View {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let hasChildren: (Data.Element) -> Bool
  private let row: (Data.Element) -> Row

  /// Creates the rows of a collection with children at a key path.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// Creates the rows of a collection with identities and children at key paths.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Row
  ) {
    self.data = data
    self.id = id
    hasChildren = { $0[keyPath: children] != nil }
    row = content
  }

  /// The rows, with arrows where there are children.
  public var body: some View {
    ForEach(data, id: id) { element in
      if hasChildren(element) {
        HStack {
          row(element).frame(maxWidth: .infinity, alignment: .leading)
          Image(systemName: "chevron.forward").font(.system(size: 13, weight: .semibold))
            .foregroundStyle(.tint)
        }
      } else {
        row(element)
      }
    }
  }
}

import UIKit
import VitrinePlacement

/// A choice of one of several options.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
  private let label: Label
  private let selection: AnyHashable
  private let content: Content

  private init(label: Label, selection: SelectionValue, content: Content) {
    self.label = label
    self.selection = AnyHashable(selection)
    self.content = content
  }

  /// Returns the layout nodes in the style of the surroundings.
  public static func _nodes(of view: Self, in context: _ViewContext) -> _Nodes {
    let isInList = context.environment.list != nil
    let style = context.environment.pickerStyle
    switch style {
    case .segmented, .palette:
      let control = segments(view, context.child(1).inside(nil))
      return _Nodes([context.child(2).single(control)])
    case .wheel:
      return _Nodes([context.child(2).single(wheel(view, context.child(1).inside(nil)))])
    case .inline:
      if isInList { return rows(view, context) }
      return _Nodes([context.child(2).single(wheel(view, context.child(1).inside(nil)))])
    case .automatic, .menu, .link:
      let value = value(view, context.child(1).inside(.horizontal), isInList: isInList)
      if style == .link, isInList {
        return _Nodes([context.child(2).single(_LinkRow(label: titled(view, value, context)))])
      }
      return _Nodes([
        isInList
          ? context.child(2).single(
            titled(view, PickerValue(value: value, isInList: true), context))
          : context.child(2).single(PickerValue(value: value, isInList: false))
      ])
    }
  }

  /// Returns the chosen option, or nothing.
  private static func value(
    _ view: Self, _ context: _ViewContext, isInList: Bool
  ) -> _Built {
    let options = view.content.foregroundStyle(
      isInList ? AnyShapeStyle(.secondary) : AnyShapeStyle(.tint)
    ).lineLimit(1)
    let choices = ChoiceBuilder.choices(of: options, in: context).choices
    return _Built(ids: choices.filter { $0.tag == view.selection }.prefix(1).map(\.id))
  }

  /// Returns the title and the value at the sides of a row.
  private static func titled<Value: View>(
    _ view: Self, _ value: Value, _ context: _ViewContext
  ) -> some View {
    let isHidden = context.environment.hidesLabels
    return HStack {
      if !isHidden { view.label }
      Spacer(minLength: 0)
      value
    }
  }

  private static func segments(_ view: Self, _ context: _ViewContext) -> PickerSegments {
    let options = view.content.font(.system(size: 13, weight: .medium))
      .foregroundStyle(Color.primary).lineLimit(1)
    let choices = ChoiceBuilder.choices(of: options, in: context).choices
    return PickerSegments(
      segments: choices.map { _Built(ids: [$0.id]) },
      chosen: choices.firstIndex { $0.tag == view.selection })
  }

  private static func wheel(_ view: Self, _ context: _ViewContext) -> PickerWheel {
    let options = view.content.font(.system(size: 21)).lineLimit(1)
    let choices = ChoiceBuilder.choices(of: options, in: context).choices
    return PickerWheel(
      options: choices.map { _Built(ids: [$0.id]) },
      chosen: choices.firstIndex { $0.tag == view.selection } ?? 0)
  }

  /// Returns the options as rows of a list, with a mark at the chosen one.
  private static func rows(_ view: Self, _ context: _ViewContext) -> _Nodes {
    let list = context.environment.list
    let choices = ChoiceBuilder.choices(of: view.content, in: context.child(1)).choices
    return _Nodes(
      choices.enumerated().map { index, choice in
        let row = HStack {
          _Built(ids: [choice.id])
          Spacer(minLength: 0)
          if choice.tag == view.selection {
            Image(systemName: "checkmark").fontWeight(.semibold).foregroundStyle(.tint)
          }
        }
        return context.child(10 + index).with { $0.list = list }.single(row)
      })
  }
}

extension Picker {
  /// Creates a choice.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(label: label(), selection: selection.wrappedValue, content: content()) }

  /// Creates a choice.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) { self.init(label: label, selection: selection.wrappedValue, content: content()) }
}

extension Picker where Label == Text {
  /// Creates a choice with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, label: Text(titleKey), content: content) }

  /// Creates a choice with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, label: Text(title), content: content) }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// Creates a choice with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: SwiftUI.Label(titleKey, systemImage: systemImage),
      content: content)
  }
}

/// The value of a picker that opens a menu, with a mark of two arrows.
private struct PickerValue: View {
  let value: _Built
  let isInList: Bool

  var body: some View {
    let color = isInList ? AnyShapeStyle(.secondary) : AnyShapeStyle(.tint)
    HStack(spacing: 5) {
      value
      Image(systemName: "chevron.up.chevron.down").font(.system(size: 13, weight: .medium))
        .foregroundStyle(color)
    }
    .padding(.horizontal, isInList ? 0 : 12).padding(.vertical, isInList ? 0 : 7)
  }
}

/// Options beside each other, of which the chosen one is raised.
private struct PickerSegments: View {
  let segments: [_Built]
  let chosen: Int?
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let isNew = SharedAppearance.systemVersion >= 26
    HStack(spacing: 0) {
      ForEach(Array(segments.indices), id: \.self) { index in
        segments[index].padding(.horizontal, 8)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background { if index == chosen { raised(isNew) } }
          .overlay(alignment: .leading) {
            if index > 0, index != chosen, index - 1 != chosen, !isNew {
              Color(uiColor: .separator).frame(width: 1, height: 15)
            }
          }
      }
    }
    .padding(2)
    .frame(height: 32)
    .background(
      Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: isNew ? 16 : 9))
  }

  private func raised(_ isNew: Bool) -> some View {
    RoundedRectangle(cornerRadius: isNew ? 14 : 7)
      .fill(scheme == .dark ? Color(red: 0.39, green: 0.39, blue: 0.4) : Color.white)
      .shadow(color: .black.opacity(isNew ? 0.06 : 0.12), radius: 4, y: isNew ? 1 : 3)
  }
}

/// Options below each other, with the chosen one in the middle.
private struct PickerWheel: View {
  let options: [_Built]
  let chosen: Int

  /// The opacities of the options by their distance from the chosen one.
  private static let opacities = [1, 0.5, 0.25, 0.1]
  /// The heights of the rows by their distance, as seen on a drum.
  private static let heights: [CGFloat] = [32, 31, 27, 20]

  var body: some View {
    VStack(spacing: 0) {
      ForEach(-3..<4, id: \.self) { offset in
        let distance = abs(offset)
        let index = chosen + offset
        Group {
          if options.indices.contains(index) {
            options[index].opacity(Self.opacities[distance])
          } else {
            Color.clear
          }
        }
        .frame(maxWidth: .infinity).frame(height: Self.heights[distance])
      }
    }
    .background {
      RoundedRectangle(cornerRadius: 8).fill(Color(uiColor: .tertiarySystemFill))
        .frame(height: 32).padding(.horizontal, 9)
    }
    .frame(height: 216)
  }
}

/// The looks of pickers.
public enum _PickerLook: Sendable {
  case automatic, menu, link, segmented, palette, wheel, inline
}

/// A style of pickers.
public protocol PickerStyle: Sendable {
  /// The look of pickers in the style.
  var _look: _PickerLook { get }
}

/// The standard style: a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// The look of pickers in the style.
  public var _look: _PickerLook { .automatic }
  /// Creates the style.
  public init() {}
}

/// A menu of options.
public struct MenuPickerStyle: PickerStyle {
  /// The look of pickers in the style.
  public var _look: _PickerLook { .menu }
  /// Creates the style.
  public init() {}
}

/// A row that opens a screen with the options.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// The look of pickers in the style.
  public var _look: _PickerLook { .link }
  /// Creates the style.
  public init() {}
}

/// Options beside each other.
public struct SegmentedPickerStyle: PickerStyle {
  /// The look of pickers in the style.
  public var _look: _PickerLook { .segmented }
  /// Creates the style.
  public init() {}
}

/// Small options beside each other, drawn as segments.
public struct PalettePickerStyle: PickerStyle {
  /// The look of pickers in the style.
  public var _look: _PickerLook { .palette }
  /// Creates the style.
  public init() {}
}

/// Options on a wheel.
public struct WheelPickerStyle: PickerStyle {
  /// The look of pickers in the style.
  public var _look: _PickerLook { .wheel }
  /// Creates the style.
  public init() {}
}

/// Options as rows of a list.
public struct InlinePickerStyle: PickerStyle {
  /// The look of pickers in the style.
  public var _look: _PickerLook { .inline }
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The standard style.
  public static var automatic: DefaultPickerStyle { .init() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A menu.
  public static var menu: MenuPickerStyle { .init() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A row that opens a screen with the options.
  public static var navigationLink: NavigationLinkPickerStyle { .init() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Segments beside each other.
  public static var segmented: SegmentedPickerStyle { .init() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// Small options beside each other.
  public static var palette: PalettePickerStyle { .init() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel.
  public static var wheel: WheelPickerStyle { .init() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// Rows of a list.
  public static var inline: InlinePickerStyle { .init() }
}

private struct PickerStyleKey: EnvironmentKey {
  static var defaultValue: _PickerLook { .automatic }
}

extension EnvironmentValues {
  /// The look of pickers.
  var pickerStyle: _PickerLook {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Returns the view with a style of pickers.
  public func pickerStyle<S: PickerStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { $0.pickerStyle = style._look }
  }
}

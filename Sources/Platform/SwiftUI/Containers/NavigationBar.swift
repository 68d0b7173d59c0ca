import UIKit
import VitrinePlacement

/// The parts of a screen's bars, which the views of the screen set.
struct BarContent {
  var title: Text?
  var mode: NavigationBarItem.TitleDisplayMode?
  var isHidden: Bool?
  var background: AnyShapeStyle?
  var colorScheme: ColorScheme?
  var search: BarSearch?
  var hidesTabs: Bool?
  var items: [_BarItem] = []

  /// A Boolean value that indicates whether a screen has a navigation bar.
  var hasBar: Bool {
    isHidden != true
      && (title != nil || search != nil || items.contains { $0.placement.side.isAtTop })
  }

  /// Returns the items at a side.
  func items(_ side: ToolbarItemPlacement.Side) -> [_BarItem] {
    items.filter { $0.placement.side == side }
  }
}

extension ToolbarItemPlacement.Side {
  fileprivate var isAtTop: Bool { self == .leading || self == .center || self == .trailing }
}

/// The preference by which views set the bars of their screen.
enum BarContentKey: PreferenceKey {
  static var defaultValue: BarContent { BarContent() }

  static func reduce(value: inout BarContent, nextValue: () -> BarContent) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.mode = value.mode ?? next.mode
    value.isHidden = value.isHidden ?? next.isHidden
    value.background = value.background ?? next.background
    value.colorScheme = value.colorScheme ?? next.colorScheme
    value.search = value.search ?? next.search
    value.hidesTabs = value.hidesTabs ?? next.hidesTabs
    value.items += next.items
  }
}

extension View {
  /// Returns the view with a change of the bars of its screen.
  func barContent(
    _ change: @escaping @MainActor (inout BarContent, _ViewContext) -> Void
  ) -> ModifiedContent<Self, _PreferenceModifier> {
    modifier(
      _PreferenceModifier { scope, context in
        scope.change(BarContentKey.self) { inner in
          var value = inner ?? BarContent()
          change(&value, context)
          return value
        }
      })
  }
}

/// A screen with the bars that its views ask for (docs/PLATFORM.md, "Bars").
struct _Screen<Content: View>: PrimitiveView {
  let content: Content

  static func _nodes(of view: Self, in context: _ViewContext) -> _Nodes {
    var inner = context.child(0).inside(nil)
    inner.preferences = context.preferences.part()
    let fill = FlexibleFrameRule(
      width: .init(maximum: .infinity), height: .init(maximum: .infinity))
    var node = context.wrap(inner.single(view.content), in: fill)
    let bar = inner.preferences.value(of: BarContentKey.self) ?? BarContent()
    // A screen around this one has different bars.
    inner.preferences.change(BarContentKey.self) { value in
      var outer = BarContent()
      outer.hidesTabs = value?.hidesTabs
      return outer
    }
    for item in bar.items(.menu) {
      context.builder.note("the menu of a bar isn't drawn", item.place)
    }
    let bottom = bar.items(.bottom)
    if !bottom.isEmpty {
      let items = context.child(2).inside(nil).single(BottomBar(items: bottom))
      let rule = EdgeInsetRule(.bottom, alignment: HorizontalAlignment.center.guide)
      node = context.wrap(node, with: [items], in: rule)
    }
    guard bar.hasBar else { return _Nodes([node]) }
    let top = context.child(1).inside(nil).single(NavigationBar(content: bar))
    let rule = EdgeInsetRule(.top, alignment: HorizontalAlignment.center.guide)
    return _Nodes([context.wrap(node, with: [top], in: rule)])
  }
}

/// The bar at the top of a screen, with its title and items.
private struct NavigationBar: View {
  let content: BarContent

  var body: some View {
    VStack(spacing: 0) {
      ZStack {
        HStack(spacing: 0) {
          BarItems(items: content.items(.leading))
          Spacer(minLength: 8)
          BarItems(items: content.items(.trailing))
        }
        .padding(.horizontal, BarLook.margin)
        middle
      }
      .frame(height: BarLook.itemHeight)
      .offset(y: BarLook.middle - BarLook.itemHeight / 2)
      .frame(height: hasMore ? BarLook.fullHeight : BarLook.height, alignment: .top)
      if isLarge, let title = content.title {
        title.font(.system(size: 34, weight: .bold)).lineLimit(1)
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(.top, 3.5)
          .frame(height: BarLook.largeTitleHeight, alignment: .top)
          .padding(.horizontal, BarLook.margin)
      }
      if let search = content.search { SearchField(search: search) }
    }
    .frame(maxWidth: .infinity)
    .preferredColorScheme(content.colorScheme)
    .background(content.background ?? AnyShapeStyle(Color.clear))
  }

  /// A Boolean value that indicates whether there is a part below the items.
  private var hasMore: Bool { isLarge || content.search != nil }

  private var isLarge: Bool { content.mode != .inline && content.title != nil }

  @ViewBuilder private var middle: some View {
    let center = content.items(.center)
    if !center.isEmpty {
      BarItems(items: center)
    } else if !isLarge, let title = content.title {
      title.font(.system(size: 17, weight: .semibold)).lineLimit(1)
        .padding(.horizontal, 2 * BarLook.margin)
    }
  }
}

/// The bar at the bottom of a screen.
private struct BottomBar: View {
  let items: [_BarItem]

  var body: some View {
    HStack(spacing: BarLook.isNew ? 12 : 8) {
      ForEach(Array(items.indices), id: \.self) { _BarItemView(item: items[$0]) }
    }
    .frame(maxWidth: .infinity)
    .frame(height: 44)
    .padding(.horizontal, BarLook.margin)
  }
}

/// Items beside each other, from iOS 26 on in a capsule of glass.
private struct BarItems: View {
  let items: [_BarItem]

  var body: some View {
    let row = HStack(spacing: BarLook.spacing) {
      ForEach(Array(items.indices), id: \.self) { _BarItemView(item: items[$0]) }
    }
    if BarLook.isNew, !items.isEmpty, items.first?.placement.side != .center {
      row.padding(.horizontal, 12)
        .frame(minWidth: BarLook.itemHeight, minHeight: BarLook.itemHeight)
        .background(GlassBackground())
    } else {
      row
    }
  }
}

/// An item of a bar in the surroundings of the view that declares it.
private struct _BarItemView: PrimitiveView {
  let item: _BarItem

  static func _nodes(of view: Self, in context: _ViewContext) -> _Nodes {
    let item = view.item
    var inner = item.context.inside(.horizontal)
    inner.environment.list = nil
    inner.environment.font = .system(size: 17, weight: item.placement.isMain ? .semibold : .regular)
    inner.environment.imageScale = .large
    inner.environment.labelStyle = { AnyView($0.icon) }
    if BarLook.isNew, inner.environment.tint == nil {
      inner.environment.tint = AnyShapeStyle(Color.primary)
    }
    return AnyView._nodes(of: item.view, in: inner)
  }
}

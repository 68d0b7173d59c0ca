import SwiftUI
import Testing

/// Tests of views that take the views of a content one by one.
@Suite @MainActor struct SubviewTests {
  @ViewBuilder private var boxes: some SwiftUI.View {
    SwiftUI.Color.red.frame(width: 10, height: 5)
    if true {
      SwiftUI.Color.green.frame(width: 20, height: 5)
      SwiftUI.Color.blue.frame(width: 30, height: 5)
    }
  }

  private let all = ["color-1 0 0 10 5", "color-2 0 5 20 5", "color-3 0 10 30 5"]

  @Test func `a group of subviews has each view of its content`() {
    let view = Group(subviews: boxes) { views in
      VStack(alignment: .leading, spacing: 0) {
        ForEach(views) { $0 }
      }
    }
    #expect(frames(view) == ["root 0 0 30 15"] + all)
  }

  @Test func `subviews are chosen by their place, and counted`() {
    let view = Group(subviews: boxes) { views in
      HStack(spacing: 0) {
        views[views.count - 1]
        views.first
      }
    }
    #expect(frames(view) == ["root 0 0 40 5", "color-1 0 0 30 5", "color-2 30 0 10 5"])
  }

  @Test func `each subview gets a view of its own`() {
    let view = VStack(alignment: .leading, spacing: 0) {
      ForEach(subviews: boxes) { $0.padding(.leading, 2) }
    }
    #expect(
      frames(view)
        == ["root 0 0 32 15", "color-1 2 0 10 5", "color-2 2 5 20 5", "color-3 2 10 30 5"])
  }

  @Test func `a subview has the values that it sets for its container`() {
    let content = Group {
      SwiftUI.Color.red.frame(width: 10, height: 5).containerValue(\.isWide, true)
      SwiftUI.Color.green.frame(width: 20, height: 5)
    }
    let view = VStack(alignment: .leading, spacing: 0) {
      ForEach(subviews: content) { view in
        view.padding(.leading, view.containerValues.isWide ? 7 : 0)
      }
    }
    #expect(frames(view) == ["root 0 0 20 10", "color-1 7 0 10 5", "color-2 0 5 20 5"])
  }

  @Test func `the environment of the place applies to a subview`() {
    struct Wide: SwiftUI.View {
      @SwiftUI.Environment(\.isEnabled) private var isEnabled
      var body: some SwiftUI.View {
        SwiftUI.Color.red.frame(width: isEnabled ? 10 : 30, height: 5)
      }
    }
    let view = Group(subviews: Wide()) { $0.first?.disabled(true) }
    #expect(frames(view) == ["root 0 0 30 5", "color-1 0 0 30 5"])
  }

  @Test func `work on appearance runs once for a content`() {
    final class Count { var value = 0 }
    struct Counting: SwiftUI.View {
      let count: Count
      var body: some SwiftUI.View {
        SwiftUI.Color.red.frame(width: 10, height: 5).onAppear { count.value += 1 }
      }
    }
    let count = Count()
    let view = Group(subviews: Counting(count: count)) { views in
      VStack(spacing: 0) { ForEach(views) { $0 } }
    }
    _ = frames(view)
    #expect(count.value == 1)
  }

  @Test func `a form of earlier systems arranges the views of a content`() {
    struct Divided: _VariadicView_MultiViewRoot {
      func body(children: _VariadicView.Children) -> some SwiftUI.View {
        let last = children.last?.id
        ForEach(children) { child in
          child
          if child.id != last { SwiftUI.Color.black.frame(width: 1, height: 1) }
        }
      }
    }
    let view = VStack(alignment: .leading, spacing: 0) {
      _VariadicView.Tree(Divided()) { boxes }
    }
    #expect(
      frames(view)
        == [
          "root 0 0 30 17", "color-1 0 0 10 5", "color-2 0 5 1 1", "color-3 0 6 20 5",
          "color-4 0 11 1 1", "color-5 0 12 30 5",
        ])
  }
}

private struct WideKey: ContainerValueKey {
  static var defaultValue: Bool { false }
}

extension ContainerValues {
  fileprivate var isWide: Bool {
    get { self[WideKey.self] }
    set { self[WideKey.self] = newValue }
  }
}

import SwiftUI
import Testing
import VitrinePlacement

private struct Widths: PreferenceKey {
  static var defaultValue: [Double] { [] }
  static func reduce(value: inout [Double], nextValue: () -> [Double]) { value += nextValue() }
}

private struct Frames: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

@Suite @MainActor struct PreferenceTests {
  @Test func `values of several views are combined in order`() {
    let scope = PreferenceScope()
    scope.part().change(Widths.self) { _ in [1] }
    let inner = scope.part()
    inner.part().change(Widths.self) { _ in [2] }
    inner.part().change(Widths.self) { _ in [3] }
    #expect(scope.value(of: Widths.self) == [1, 2, 3])
    inner.change(Widths.self) { ($0 ?? []) + [9] }
    #expect(scope.value(of: Widths.self) == [1, 2, 3, 9])
    #expect(scope.value(of: Frames.self) == nil)
  }

  @Test func `a size measured by a reader reaches the state before the picture`() {
    struct Measured: SwiftUI.View {
      @State private var width = 0.0
      var body: some SwiftUI.View {
        VStack(spacing: 0) {
          SwiftUI.Color.red.frame(width: 30, height: 5)
            .background(
              GeometryReader { proxy in
                SwiftUI.Color.clear.preference(key: Widths.self, value: [proxy.size.width])
              })
          SwiftUI.Color.blue.frame(width: width * 2, height: 5)
        }
        .onPreferenceChange(Widths.self) { width = $0.first ?? 0 }
      }
    }
    #expect(frames(Measured())[0] == "root 0 0 60 10")
  }

  @Test func `an overlay receives the anchors of its content`() {
    let view = HStack(spacing: 0) {
      SwiftUI.Color.red.frame(width: 10, height: 10)
      SwiftUI.Color.red.frame(width: 20, height: 10)
        .anchorPreference(key: Frames.self, value: .bounds) { [$0] }
    }
    .padding(5)
    .overlayPreferenceValue(Frames.self) { anchors in
      GeometryReader { proxy in
        ForEach(0..<anchors.count, id: \.self) { index in
          let box = proxy[anchors[index]]
          SwiftUI.Color.blue.frame(width: box.width, height: 1).offset(x: box.minX, y: box.minY)
        }
      }
    }
    #expect(frames(view).last == "color-3 15 5 20 1")
  }

  @Test func `a frame in a named space is relative to it`() {
    let view = HStack(spacing: 0) {
      SwiftUI.Color.red.frame(width: 10, height: 10)
      GeometryReader { proxy in
        SwiftUI.Color.blue.frame(width: proxy.frame(in: .named("space")).minX, height: 1)
      }
      .frame(width: 40, height: 10)
    }
    .coordinateSpace(name: "space").padding(.leading, 7)
    #expect(frames(view).last == "color-2 17 0 10 1")
  }

  @Test func `a change of a value runs its action`() {
    struct Counter: SwiftUI.View {
      @State private var count = 0
      @State private var width = 1.0
      var body: some SwiftUI.View {
        SwiftUI.Color.red.frame(width: width, height: 1)
          .onChange(of: count) { old, new in width = Double(new - old) * 10 }
          .onAppear { count = 3 }
      }
    }
    #expect(frames(Counter())[0] == "root 0 0 30 1")
  }
}

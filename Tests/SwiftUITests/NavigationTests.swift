import SwiftUI
import Testing
import UIKit
import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineLayout
import VitrinePlacement
import VitrineSwiftUI

/// Tests of the bars of screens and of the tabs below them (docs/PLATFORM.md, "Bars").
@MainActor @Suite struct NavigationTests {
  private func drawn(
    _ view: some SwiftUI.View, _ system: SystemGeneration = .ios18
  ) -> ViewGraph.Picture {
    var variant = Variant()
    variant.move(to: .home)
    variant.system = system
    variant.device = Device.all.first { $0.name == "iphone-12" } ?? variant.device
    return LiveEnvironment.within(LiveEnvironment(variant, folders: [], from: .disk)) {
      ViewGraph(view).picture(
        in: Proposal(width: 390, height: 844),
        safeArea: Insets(top: 47, left: 0, bottom: 34, right: 0))
    }
  }

  private func labels(_ picture: ViewGraph.Picture) -> [String: Rect] {
    var result: [String: Rect] = [:]
    func visit(_ id: ViewID, _ origin: Point) {
      let view = picture.tree[id]
      let frame = view.frame ?? .zero
      let corner = Point(x: origin.x + frame.minX, y: origin.y + frame.minY)
      if case .label(let label) = view.kind {
        result[label.text.string] = Rect(origin: corner, size: frame.size)
      }
      for child in view.subviews { visit(child, corner) }
    }
    visit(ViewTree.root, .zero)
    return result
  }

  private struct Top: SwiftUI.View {
    var body: some SwiftUI.View {
      Text("content").frame(maxHeight: .infinity, alignment: .top)
    }
  }

  @Test func `a title is large at first, and the content begins below it`() throws {
    let places = labels(drawn(NavigationStack { Top().navigationTitle("Title") }))
    let title = try #require(places["Title"])
    let content = try #require(places["content"])
    #expect(title.minX == 16)
    #expect(title.minY > 47 + 44 && title.height > 40)
    #expect(abs(content.minY - (47 + 44 + 52)) < 0.34)
  }

  @Test func `an inline title is in the middle of a bar of 44 points`() throws {
    let places = labels(
      drawn(
        NavigationView {
          Top().navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        }))
    let title = try #require(places["Title"])
    #expect(abs(title.midX - 195) < 0.34 && abs(title.midY - (47 + 22)) < 0.34)
    #expect(abs(try #require(places["content"]).minY - (47 + 44)) < 0.34)
  }

  @Test func `from iOS 26 on the middle and the content are where a picture by Apple has them`()
    throws
  {
    let places = labels(
      drawn(
        NavigationStack { Top().navigationTitle("Title").navigationBarTitleDisplayMode(.inline) },
        .ios26))
    #expect(abs(try #require(places["Title"]).midY - (47 + 33.83)) < 0.34)
    #expect(abs(try #require(places["content"]).minY - (47 + 48.67)) < 0.34)
  }

  @Test func `a screen without a title and items has no bar, nor has one that hides it`() throws {
    let plain = NavigationStack { Top() }
    let hidden = NavigationStack { Top().navigationTitle("Title").toolbar(.hidden) }
    for places in [labels(drawn(plain)), labels(drawn(hidden))] {
      #expect(places["Title"] == nil)
      #expect(abs(try #require(places["content"]).minY - 47) < 0.34)
    }
  }

  @Test func `items are at their sides, with the environment of the view that declares them`()
    throws
  {
    struct Name: SwiftUI.View {
      @SwiftUI.Environment(\.lineLimit) private var limit
      var body: some SwiftUI.View { Text(verbatim: "limit \(limit ?? 0)") }
    }
    struct Items: ToolbarContent {
      var body: some ToolbarContent {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        ToolbarItemGroup(placement: .topBarTrailing) {
          Button("Edit") {}
          Name()
        }
      }
    }
    let isShown = true
    let view = NavigationStack {
      Top().toolbar {
        Items()
        if isShown { ToolbarItem(placement: .principal) { Text("middle") } }
        ToolbarItem(placement: .keyboard) { Text("keys") }
        ToolbarItem(placement: .bottomBar) { Text("below") }
      }.lineLimit(7)
    }
    let places = labels(drawn(view))
    #expect(try #require(places["Cancel"]).minX == 16)
    let last = try #require(places["limit 7"])
    #expect(abs(last.maxX - 374) < 0.34)
    #expect(try #require(places["Edit"]).maxX < last.minX)
    #expect(abs(try #require(places["middle"]).midX - 195) < 0.34)
    #expect(places["keys"] == nil)
    let below = try #require(places["below"])
    #expect(below.maxY <= 844 - 34 && below.minY >= 844 - 34 - 44)
  }

  @Test func `the background of a list reaches the top behind a bar`() throws {
    let picture = drawn(
      NavigationStack { List { Text("row") }.navigationTitle("Title") })
    let gray = try #require(UIColor.systemGroupedBackground.cgColor.components)
    let tops = picture.tree.views.compactMap { view -> Double? in
      guard let color = view.style.backgroundColor, abs(color.red - Double(gray[0])) < 0.01,
        color.blue > 0.9, let frame = view.frame, frame.height > 700
      else { return nil }
      return frame.height
    }
    #expect(tops.contains(844))
  }

  @Test func `a path with values and a shown destination are named`() {
    let deep = drawn(
      NavigationStack(path: .constant([1])) {
        Top().navigationDestination(for: Int.self) { Text("\($0)") }
      })
    #expect(deep.notes.map(\.message) == ["the path of NavigationStack isn't drawn"])
    #expect(drawn(NavigationStack(path: .constant([Int]())) { Top() }).notes.isEmpty)
    let shown = drawn(
      NavigationStack { Top().navigationDestination(isPresented: .constant(true)) { Text("d") } })
    #expect(shown.notes.map(\.message) == ["navigationDestination(isPresented:) isn't drawn"])
  }

  @Test func `a field for searching is below the title`() throws {
    let places = labels(
      drawn(
        NavigationStack {
          Top().navigationTitle("Title").searchable(text: .constant(""), prompt: "Find")
        }))
    let find = try #require(places["Find"])
    let title = try #require(places["Title"])
    let content = try #require(places["content"])
    #expect(find.minY > title.minY)
    #expect(find.maxY < content.minY)
  }

  @Test func `parts that a bar, a tab or a list doesn't show are named`() {
    let menu = NavigationStack {
      Top().toolbar { ToolbarItem(placement: .secondaryAction) { Text("more") } }
    }
    #expect(drawn(menu).notes.map(\.message) == ["the menu of a bar isn't drawn"])
    let place = drawn(menu).notes.first?.location
    #expect(place?.file == "SwiftUITests/NavigationTests.swift")
    let tab = TabView { Text("a").badge(3).tabItem { Text("A") } }
    #expect(drawn(tab).notes.map(\.message) == ["the badge of a tab isn't drawn"])
    #expect(drawn(Text("a").badge(3)).notes.isEmpty)
    let edited = List { Text("a") }.environment(\.editMode, .constant(.active))
    #expect(
      drawn(edited).notes.map(\.message) == [
        "the controls of a list that is edited aren't drawn"
      ])
    let scrolled = ScrollView { Text("a") }.scrollPosition(id: .constant(Optional(3)))
    #expect(drawn(scrolled).notes.map(\.message) == ["scrollPosition(id:) isn't drawn"])
    let top: Int? = nil
    #expect(drawn(ScrollView { Text("a") }.scrollPosition(id: .constant(top))).notes.isEmpty)
  }

  // MARK: - Tabs

  private func tabs(_ selection: Int, _ appeared: @escaping (String) -> Void = { _ in })
    -> some SwiftUI.View
  {
    TabView(selection: .constant(selection)) {
      Text("one").onAppear { appeared("one") }.tabItem { Label("First", systemImage: "star") }
        .tag(1)
      Text("two").onAppear { appeared("two") }.tabItem { Text("Second") }.tag(2).padding(3)
      Tab("Third", systemImage: "house", value: 3) { Text("three") }
    }
  }

  @Test func `the chosen screen is shown above the titles of all tabs`() throws {
    for (selection, content) in [(1, "one"), (2, "two"), (3, "three"), (9, "one")] {
      let places = labels(drawn(tabs(selection)))
      #expect(Set(places.keys) == [content, "First", "Second", "Third"])
      let title = try #require(places["Second"])
      #expect(abs(title.midX - 195) < 0.34 && title.minY > 844 - 34 - 49)
    }
  }

  @Test func `the title of a tab keeps all pixels of its width wherever it is`() throws {
    for count in 1...5 {
      let view = TabView {
        ForEach(0..<count, id: \.self) { _ in Text("a").tabItem { Text("Profile") } }
      }
      let alone = try #require(
        labels(drawn(Text("Profile").font(.system(size: 10, weight: .medium))))["Profile"])
      for label in drawn(view).tree.views {
        guard case .label(let text) = label.kind, text.text.string == "Profile" else { continue }
        #expect((label.frame?.width ?? 0) > alone.width - 0.01)
      }
    }
  }

  @Test func `only the chosen screen appears`() {
    final class Log { var names: [String] = [] }
    let log = Log()
    _ = drawn(tabs(2) { log.names.append($0) })
    #expect(log.names == ["two"])
  }

  @Test func `notes of screens that aren't chosen are left out`() {
    let view = TabView {
      Text("a").tabItem { Text("A") }
      Text("b").glassEffect().tabItem { Text("B") }
    }
    #expect(drawn(view).notes.isEmpty)
  }

  @Test func `pages have dots in place of a bar`() {
    let pages = TabView {
      Text("one")
      Text("two")
    }
    func dots(_ view: some SwiftUI.View) -> Int {
      drawn(view).tree.views.count { if case .pages = $0.kind { true } else { false } }
    }
    #expect(dots(pages.tabViewStyle(.page)) == 1)
    #expect(dots(pages.tabViewStyle(.page(indexDisplayMode: .never))) == 0)
    #expect(labels(drawn(pages.tabViewStyle(.page))).keys.sorted() == ["one"])
  }

  @Test func `a screen can hide the bar of tabs`() {
    let view = TabView { Text("a").toolbar(.hidden, for: .tabBar).tabItem { Text("A") } }
    #expect(labels(drawn(view)).keys.sorted() == ["a"])
  }
}

import TestResources
import TestSupport
import Testing
import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImport
import VitrineLayout

/// Tests of a `vitrine.json` that declares a storyboard's behavior in place of code.
@Suite struct DeclaredBehaviorTests {
  private static let board = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" initialViewController="vc">
      <scenes><scene sceneID="s"><objects><viewController id="vc">
        <view key="view" id="root"><rect key="frame" x="0" y="0" width="320" height="110"/>
          <subviews>
            <label id="a" text="Detail" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="320" height="20"/></label>
            <tableView id="table" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="20" width="320" height="90"/></tableView>
            <button id="b" fixedFrame="YES"><rect key="frame" x="10" y="30" width="60" height="60"/><state key="normal" image="big.png"/></button>
          </subviews>
          <constraints>
            <constraint firstItem="table" firstAttribute="top" secondItem="root" secondAttribute="top" id="c1"/>
            <constraint firstItem="table" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c2"/>
            <constraint firstItem="table" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="c3"/>
            <constraint firstItem="table" firstAttribute="bottom" secondItem="root" secondAttribute="bottom" id="c4"/>
          </constraints>
        </view>
        <connections><outlet property="detail" destination="a" id="o1"/><outlet property="list" destination="table" id="o2"/></connections>
      </viewController></objects></scene></scenes>
    </document>
    """

  private static let cell = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <tableViewCell id="cell" textLabel="t" detailTextLabel="d" style="IBUITableViewCellStyleSubtitle">
          <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
            <subviews><label id="t" text="Title"/><label id="d" text="Under"/></subviews>
          </tableViewCellContentView>
        </tableViewCell>
      </objects>
    </document>
    """

  private func widget(_ json: String, in folder: TemporaryFolder) throws -> Widget {
    let path = try folder.write(Self.board, to: "Main.storyboard")
    _ = try folder.write(Self.cell, to: "Cells/Row.xib")
    _ = try folder.write(json, to: "vitrine.json")
    return try Widget.read(path)
  }

  private func layout(
    _ widget: Widget, _ mode: DisplayMode = .compact
  ) throws -> (scene: Scene, layout: SolvedLayout) {
    var variant = widget.defaultVariant
    variant.mode = mode
    return try Vitrine.layout(
      widget, as: variant, in: Workshop(try TestResources.shared.get()))
  }

  @Test func `the file determines title, system, largest mode and height`() throws {
    let folder = try TemporaryFolder()
    let legacy = try widget(#"{ "title": "Ferries", "system": "ios9" }"#, in: folder)
    #expect(legacy.title == "Ferries")
    #expect(legacy.defaultVariant.system == .ios9)
    #expect(legacy.isLegacy)
    let compact = try widget(#"{ "largestMode": "compact" }"#, in: folder)
    #expect(compact.largestMode == .compact)
    #expect(try !layout(compact).scene.header.offersToggle)
    let tall = try widget(#"{ "height": { "expanded": 240 } }"#, in: folder)
    #expect(try layout(tall, .expanded).layout[ViewTree.root].height == 240)
    #expect(try layout(tall).layout[ViewTree.root].height == 110)
  }

  @Test func `the file hides views by mode`() throws {
    let folder = try TemporaryFolder()
    let widget = try widget(#"{ "hidden": { "compact": ["detail"] } }"#, in: folder)
    let isHidden = try DisplayMode.allCases.map { mode in
      let tree = try layout(widget, mode).scene.tree
      return tree[try #require(tree.view(named: "a"))].isHidden
    }
    #expect(isHidden == [true, false])
  }

  @Test func `registered cells come from xibs, in the declared number`() throws {
    let folder = try TemporaryFolder()
    let widget = try widget(
      #"{ "cells": { "row": "Cells/Row.xib" }, "rows": { "list": 3 } }"#, in: folder)
    let (scene, layout) = try layout(widget)
    let rows = scene.tree.views.indices.filter {
      if case .tableCell = scene.tree.views[$0].kind { true } else { false }
    }
    #expect(rows.map { layout[ViewID($0)].minY } == [0, 44, 88])
    // A standard cell without stored frames lays out its labels in every row.
    let titles = scene.tree.views.indices.filter { scene.tree.views[$0].name.hasPrefix("t-") }
    #expect(titles.map { layout[ViewID($0)].minX } == [15, 15, 15])
    #expect(titles.allSatisfy { layout[ViewID($0)].minY > 0 })
  }

  @Test func `a collection's rows come from data, by outlets, labels or ids of its cell`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14460.31" initialViewController="vc">
        <scenes><scene sceneID="s"><objects><viewController id="vc">
          <view key="view" id="root"><rect key="frame" x="0" y="0" width="320" height="110"/>
            <subviews><collectionView id="list"><rect key="frame" x="0" y="0" width="320" height="110"/>
              <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="8" minimumInteritemSpacing="8"><size key="itemSize" width="90" height="50"/></collectionViewFlowLayout>
              <cells>
                <collectionViewCell reuseIdentifier="fare" id="cell"><rect key="frame" x="0" y="0" width="90" height="50"/>
                  <view key="contentView" id="inner"><rect key="frame" x="0" y="0" width="90" height="50"/><subviews>
                    <label id="price" text="Price"><rect key="frame" x="0" y="0" width="90" height="20"/></label>
                    <label id="zone" text="Zone" userLabel="Zone Label"><rect key="frame" x="0" y="24" width="90" height="20"/></label>
                  </subviews></view>
                  <connections><outlet property="fareLabel" destination="price" id="o1"/></connections>
                </collectionViewCell>
              </cells></collectionView></subviews></view>
          <connections><outlet property="fares" destination="list" id="o2"/></connections>
        </viewController></objects></scene></scenes>
      </document>
      """, to: "Main.storyboard")
    let plain = try Widget.read(path)
    func texts(_ widget: Widget) throws -> [String] {
      try widget.scene(for: widget.defaultVariant, from: .disk).tree.views.flatMap {
        $0.kind.shownTexts.map(\.text.string)
      }
    }
    // The starter file changes nothing, and its rows have the names that data accept.
    let starter = try StarterFile(plain, from: .disk)
    #expect(starter.text.contains(#""fares": [{ "fareLabel": "Price" }]"#), "\(starter.text)")
    _ = try folder.write(starter.text, to: "vitrine.json")
    #expect(try texts(Widget.read(path)) == texts(plain))
    _ = try folder.write(
      ##"""
      { "data": { "fares": [
        { "fareLabel": "2.40", "Zone Label": "A" }, { "price": "3.10", "zone": "B" } ] } }
      """##, to: "vitrine.json")
    #expect(try texts(Widget.read(path)) == ["2.40", "A", "3.10", "B"])
    _ = try folder.write(#"{ "data": { "fares": [{ "fair": "1" }] } }"#, to: "vitrine.json")
    #expect(throws: RenderError.self) { try texts(Widget.read(path)) }
  }

  @Test(arguments: [
    (#"{ "hidden": { "compact": ["detial"] } }"#, "did you mean 'detail'?"),
    (#"{ "rows": { "lst": 2 } }"#, "did you mean 'list'?"),
    (#"{ "cells": { "row": "None.xib" } }"#, "the xib of a cell cannot be read"),
    (#"{ "largestMode": "large" }"#, "largestMode"),
    (#"{ "height": { "open": 3 } }"#, "has no key 'open'"),
  ])
  func `a mistake in the file is reported`(json: String, message: String) throws {
    let folder = try TemporaryFolder()
    let widget = try widget(json, in: folder)
    let error = #expect(throws: RenderError.self) { try layout(widget) }
    #expect(error?.description.contains(message) == true)
  }

  @Test func `setting a property that a view doesn't have is an error`() throws {
    let folder = try TemporaryFolder()
    var widget = try widget("{}", in: folder)
    widget.edits.overrides = [.init(view: "root", property: "text", value: "x")]
    let error = #expect(throws: RenderError.self) { try layout(widget) }
    #expect(error?.description.contains("'root' is a view, which has no 'text'") == true)
  }

  @Test func `an image from --set may be in any folder`() throws {
    let folder = try TemporaryFolder()
    let path = PackageRoot.file(
      "Tests/Fixtures/Projects/swift-app/App/Assets.xcassets/AppIcon.appiconset/icon.png")
    var widget = try widget("{}", in: folder)
    widget.edits.overrides = [.init(view: "b", property: "image", value: path)]
    #expect(try layout(widget).scene.images.path(of: path) == path)
    widget.edits.overrides = []
    #expect(try layout(widget).scene.images.path(of: path) == nil)
  }

  @Test func `a starter file contains the project's facts and can be read again`() throws {
    let path = PackageRoot.file("Tests/Fixtures/Projects/hidden-by-mode")
    let file = try StarterFile(try Widget.read(path), from: .disk)
    #expect(file.path.hasSuffix("hidden-by-mode/Today/vitrine.json"))
    #expect(file.text.contains(#""height": { "expanded": 160 }"#))
    #expect(file.text.contains(#""hidden": { "compact": ["detailLabel"], "expanded": [] }"#))
    let folder = try TemporaryFolder()
    let text = file.text.replacing("detailLabel", with: "detail")
      .replacing("titleLabel", with: "b")
    #expect(try widget(text, in: folder).title == "Hidden")
  }
}

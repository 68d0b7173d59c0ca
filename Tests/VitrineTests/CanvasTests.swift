import TestResources
import TestSupport
import Testing
import Vitrine
import VitrineCanvas
import VitrineGraphics
import VitrineImport
import VitrineLayout

/// Tests of frames against those that Interface Builder's canvas stores.
@Suite struct CanvasTests {
  /// Returns the frames of a file by the views' ids.
  private func frames(
    _ contents: String, tools: Int = 14460,
    device: String = "<device id=\"retina4_7\" orientation=\"portrait\"/>"
  ) throws -> [String: Rect] {
    let file = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="\(tools)" useAutolayout="YES">
        \(device)
        \(contents)
      </document>
      """
    let document = try InterfaceDocument.read(Array(file.utf8), file: "m.storyboard")
    let scenes = try InterfaceFile(document: document, path: "m.storyboard").layouts(
      InterfaceDocument.Traits(), in: Workshop(try TestResources.shared.get()))
    var frames: [String: Rect] = [:]
    for (scene, layout) in scenes {
      for (view, frame) in zip(scene.tree.views, layout.frames) { frames[view.name] = frame }
    }
    return frames
  }

  /// Returns a scene whose root is as large as the phone.
  private func scene(
    _ subviews: String, constraints: String = "", controller: String = "", attributes: String = "",
    id: String = "root", size: Size = Size(width: 375, height: 667), y: Double = 0
  ) -> String {
    """
    <scene sceneID="s-\(id)"><objects>
      <viewController id="vc-\(id)">
        <layoutGuides>
          <viewControllerLayoutGuide type="top" id="top-\(id)"/>
          <viewControllerLayoutGuide type="bottom" id="bottom-\(id)"/>
        </layoutGuides>
        <view key="view" id="\(id)" \(attributes)>
          <rect key="frame" x="0.0" y="\(y)" width="\(size.width)" height="\(size.height)"/>
          <subviews>\(subviews)</subviews>
          <constraints>\(constraints)</constraints>
        </view>
        \(controller)
      </viewController>
    </objects></scene>
    """
  }

  /// Returns a view that fills the space between the guides, and one that fills the scene.
  private func filling(_ view: String, _ id: String = "root") -> (view: String, constraints: String)
  {
    (
      "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(view)\"/>",
      pin(view, "leading", id) + pin(view, "trailing", id)
        + pin(view, "top", "top-\(id)", "bottom") + pin(view, "bottom", "bottom-\(id)", "top")
    )
  }

  private func pin(
    _ first: String, _ attribute: String, _ second: String, _ other: String? = nil,
    _ constant: Double = 0
  ) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
    secondAttribute="\(other ?? attribute)" constant="\(constant)" id="\(first)-\(attribute)-\(second)"/>
    """
  }

  private func size(_ view: String, _ attribute: String, _ constant: Double, _ more: String = "")
    -> String
  {
    """
    <constraint firstItem="\(view)" firstAttribute="\(attribute)" constant="\(constant)" \
    id="\(view)-\(attribute)" \(more)/>
    """
  }

  // MARK: Bars

  @Test func `simulated bars reduce the space between the guides`() throws {
    let (view, constraints) = filling("v")
    func frame(_ metrics: String) throws -> Rect? {
      try frames("<scenes>\(scene(view, constraints: constraints, controller: metrics))</scenes>")[
        "v"]
    }
    #expect(try frame("") == Rect(x: 0, y: 20, width: 375, height: 647))
    #expect(
      try frame(
        """
        <simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>
        <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
        """) == Rect(x: 0, y: 64, width: 375, height: 554))
    #expect(
      try frame("<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\" translucent=\"NO\"/>")
        == Rect(x: 0, y: 20, width: 375, height: 647))
    #expect(
      try frame("<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>")
        == Rect(x: 0, y: 20, width: 375, height: 603))
  }

  @Test func `a navigation controller's bar covers its scenes, with or without large titles`()
    throws
  {
    func found(_ bar: String, _ item: String = "") throws -> [Double?] {
      let (first, firsts) = filling("a", "one")
      let (second, seconds) = filling("b", "two")
      let frames = try frames(
        """
        <scenes>
          \(scene(first, constraints: firsts, controller: item + """
            <connections><segue destination="vc-two" kind="show" id="g"/></connections>
            """, id: "one"))
          \(scene(second, constraints: seconds, id: "two"))
          <scene sceneID="n"><objects>
            <navigationController id="nav">
              <navigationBar key="navigationBar" \(bar) id="bar"/>
              <connections>
                <segue destination="vc-one" kind="relationship" relationship="rootViewController" id="h"/>
              </connections>
            </navigationController>
          </objects></scene>
        </scenes>
        """)
      return [frames["a"]?.minY, frames["b"]?.minY]
    }
    #expect(try found("") == [64, 64])
    #expect(try found("largeTitles=\"YES\"") == [116, 116])
    #expect(
      try found(
        "largeTitles=\"YES\"",
        "<navigationItem key=\"navigationItem\" largeTitleDisplayMode=\"never\" id=\"i\"/>")
        == [64, 64])
  }

  @Test func `a pushed scene inherits a simulated bar, and a tab's scene has a tab bar`()
    throws
  {
    let (first, firsts) = filling("a", "one")
    let (second, seconds) = filling("b", "two")
    let (third, thirds) = filling("c", "three")
    let frames = try frames(
      """
      <scenes>
        \(scene(first, constraints: firsts, controller: """
          <simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>
          <connections><segue destination="vc-two" kind="show" id="g"/></connections>
          """, id: "one"))
        \(scene(second, constraints: seconds, id: "two"))
        \(scene(third, constraints: thirds, id: "three"))
        <scene sceneID="t"><objects>
          <tabBarController id="tabs"><connections>
            <segue destination="vc-three" kind="relationship" relationship="viewControllers" id="h"/>
          </connections></tabBarController>
        </objects></scene>
      </scenes>
      """)
    #expect(frames["b"]?.minY == 64)
    #expect(frames["c"] == Rect(x: 0, y: 20, width: 375, height: 598))
  }

  @Test func `a root below an opaque bar starts at its own top`() throws {
    let (view, constraints) = filling("v")
    let frames = try frames(
      "<scenes>"
        + scene(
          view, constraints: constraints,
          controller: "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>",
          size: Size(width: 375, height: 603), y: 64) + "</scenes>")
    #expect(frames["v"] == Rect(x: 0, y: 0, width: 375, height: 603))
  }

  // MARK: Margins

  @Test func `a root's margins include the safe area from iOS 11 on`() throws {
    let view = "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"v\"/>"
    let constraints =
      pin("v", "top", "root", "topMargin") + pin("v", "leading", "root", "leadingMargin")
      + size("v", "width", 10) + size("v", "height", 10)
    let file = "<scenes>\(scene(view, constraints: constraints))</scenes>"
    #expect(try frames(file, tools: 14460)["v"]?.origin == Point(x: 16, y: 20))
    #expect(try frames(file, tools: 12121)["v"]?.origin == Point(x: 16, y: 0))
  }

  @Test func `a view under the bars keeps its content below them from iOS 11 on`() throws {
    let views = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="bar">
        <subviews>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="v"/>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="w"/>
        </subviews>
        <viewLayoutGuide key="safeArea" id="safe"/>
        <constraints>
          \(pin("v", "top", "bar", "topMargin") + pin("v", "leading", "bar", "leadingMargin"))
          \(size("v", "width", 10) + size("v", "height", 10) + pin("bar", "bottom", "v", nil, 5))
          \(pin("w", "top", "safe") + pin("w", "leading", "bar") + pin("w", "bottom", "v"))
          \(size("w", "width", 10))
        </constraints>
      </view>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="low">
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="x"/></subviews>
        <constraints>
          \(pin("x", "top", "low", "topMargin") + pin("x", "leading", "low", "leadingMargin"))
          \(size("x", "width", 10) + size("x", "height", 10))
        </constraints>
      </view>
      """
    let constraints =
      pin("bar", "top", "root") + pin("bar", "leading", "root") + pin("bar", "trailing", "root")
      + pin("low", "top", "bar", "bottom") + pin("low", "leading", "root")
      + pin("low", "trailing", "root") + size("low", "height", 50)
    let file = "<scenes>\(scene(views, constraints: constraints))</scenes>"
    let new = try frames(file, tools: 14460)
    #expect(new["v"]?.origin == Point(x: 8, y: 28))
    #expect(new["w"]?.minY == 20)
    #expect(new["bar"]?.height == 43)
    #expect(new["x"]?.origin == Point(x: 8, y: 8))
    #expect(try frames(file, tools: 12121)["v"]?.origin == Point(x: 8, y: 8))
  }

  @Test func `a stack with its own margins keeps its views inside them`() throws {
    func frame(_ margins: String) throws -> Rect? {
      let stack = """
        <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
          <subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="v"><constraints>
              <constraint firstAttribute="width" constant="30" id="w"/>
              <constraint firstAttribute="height" constant="15" id="h"/>
            </constraints></view>
          </subviews>
          \(margins)
        </stackView>
        """
      let constraints =
        pin("stack", "top", "top-root", "bottom") + pin("stack", "leading", "root")
      return try frames("<scenes>\(scene(stack, constraints: constraints))</scenes>")["v"]
    }
    #expect(try frame("") == Rect(x: 0, y: 0, width: 30, height: 15))
    #expect(
      try frame(
        "<edgeInsets key=\"layoutMargins\" top=\"6\" left=\"0.0\" bottom=\"6\" right=\"0.0\"/>")
        == Rect(x: 0, y: 6, width: 30, height: 15))
    #expect(
      try frame(
        """
        <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>
        """) == Rect(x: 2, y: 1, width: 30, height: 15))
  }

  @Test func `margins may vary by size class`() throws {
    let view = "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"v\"/>"
    let constraints =
      pin("v", "leading", "root", "leadingMargin") + size("v", "width", 10)
      + size("v", "height", 10) + pin("v", "top", "root")
    func left(_ key: String) throws -> Double? {
      let margins = """
        </constraints><edgeInsets key="layoutMargins" top="1" left="22" bottom="3" right="4"/>
        <variation key="\(key)">
          <edgeInsets key="layoutMargins" top="1" left="30" bottom="3" right="4"/>
        </variation><constraints key="none">
        """
      return try frames("<scenes>\(scene(view, constraints: constraints + margins))</scenes>")["v"]?
        .minX
    }
    #expect(try left("widthClass=compact") == 30)
    #expect(try left("widthClass=regular") == 22)
  }

  @Test func `cells' default margins differ between three generations`() throws {
    func frame(_ tools: Int, on device: String = "retina4_7") throws -> Rect? {
      let cell = """
        <tableViewCell id="cell">
          <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
          <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
            <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v"/></subviews>
            <constraints>
              \(pin("v", "leading", "content", "leadingMargin"))
              \(pin("v", "trailing", "content", "trailingMargin"))
              \(pin("v", "top", "content", "topMargin"))
              \(pin("v", "bottom", "content", "bottomMargin"))
            </constraints>
          </tableViewCellContentView>
        </tableViewCell>
        """
      return try frames(
        "<objects>\(cell)</objects>", tools: tools, device: "<device id=\"\(device)\"/>")["v"]
    }
    #expect(try frame(12121) == Rect(x: 8, y: 8, width: 304, height: 44))
    #expect(try frame(14460) == Rect(x: 16, y: 11, width: 288, height: 38))
    #expect(try frame(15505) == Rect(x: 15, y: 11, width: 290, height: 38))
    #expect(try frame(24127) == Rect(x: 16, y: 11, width: 288, height: 38))
    let wider = Rect(x: 20, y: 15, width: 280, height: 30)
    #expect(try frame(24127, on: "retina6_12") == wider)
  }

  // MARK: What only the canvas has

  @Test func `placeholder sizes and constraints apply on the canvas but not at run time`()
    throws
  {
    let views = """
      <view translatesAutoresizingMaskIntoConstraints="NO" placeholderIntrinsicWidth="44" \
      placeholderIntrinsicHeight="infinite" id="v"/>
      """
    let constraints =
      pin("v", "top", "root") + pin("v", "leading", "root")
      + size("v", "height", 30, "placeholder=\"YES\"")
    let file = "<scenes>\(scene(views, constraints: constraints))</scenes>"
    #expect(try frames(file)["v"]?.size == Size(width: 44, height: 30))
    let document = try InterfaceDocument.read(
      Array("<document>\(file)</document>".utf8), file: "m.storyboard")
    let tree = document.scene(0, for: InterfaceDocument.Traits()).tree
    #expect(tree.constraints.count == 2)
    #expect(tree.views[1].intrinsicWidth == .measured)
  }

  @Test func `a table's header has the table's width and its stored height`() throws {
    let table = """
      <tableView translatesAutoresizingMaskIntoConstraints="NO" id="table">
        <view key="tableHeaderView" id="header">
          <rect key="frame" x="0.0" y="0.0" width="600" height="70"/>
          <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
          <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v"/></subviews>
          <constraints>
            \(pin("v", "leading", "header") + pin("v", "trailing", "header"))
            \(pin("v", "top", "header") + size("v", "height", 20))
          </constraints>
        </view>
      </tableView>
      """
    let constraints =
      pin("table", "leading", "root") + pin("table", "trailing", "root")
      + pin("table", "top", "root") + pin("table", "bottom", "root")
    let frames = try frames("<scenes>\(scene(table, constraints: constraints))</scenes>")
    #expect(frames["header"] == Rect(x: 0, y: 0, width: 375, height: 70))
    #expect(frames["v"]?.width == 375)
  }

  @Test func `a collection's header is visible and has the collection's width`() throws {
    let collection = """
      <collectionView translatesAutoresizingMaskIntoConstraints="NO" id="collection">
        <cells><collectionViewCell id="cell">
          <rect key="frame" x="0.0" y="25" width="55" height="35"/>
        </collectionViewCell></cells>
        <collectionReusableView key="sectionHeaderView" id="header">
          <rect key="frame" x="0.0" y="0.0" width="375" height="25"/>
          <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v"/></subviews>
          <constraints>
            \(pin("v", "centerX", "header") + pin("v", "top", "header"))
            \(size("v", "width", 75) + size("v", "height", 20))
          </constraints>
        </collectionReusableView>
      </collectionView>
      """
    let constraints =
      pin("collection", "leading", "root") + pin("collection", "trailing", "root")
      + pin("collection", "top", "root") + pin("collection", "bottom", "root")
    let frames = try frames("<scenes>\(scene(collection, constraints: constraints))</scenes>")
    #expect(frames["header"] == Rect(x: 0, y: 0, width: 375, height: 25))
    #expect(frames["v"] == Rect(x: 150, y: 0, width: 75, height: 20))
    #expect(frames["cell"] == Rect(x: 0, y: 25, width: 55, height: 35))
  }

  @Test func `rows of an inset table have their stored indentation`() throws {
    func row(_ style: String) throws -> Rect? {
      let table = """
        <tableView style="\(style)" translatesAutoresizingMaskIntoConstraints="NO" id="table">
          <prototypes><tableViewCell id="cell">
            <rect key="frame" x="15" y="55" width="345" height="48"/>
          </tableViewCell></prototypes>
        </tableView>
        """
      let constraints =
        pin("table", "leading", "root") + pin("table", "trailing", "root")
        + pin("table", "top", "root") + pin("table", "bottom", "root")
      return try frames("<scenes>\(scene(table, constraints: constraints))</scenes>")["cell"]
    }
    #expect(try row("insetGrouped") == Rect(x: 15, y: 0, width: 345, height: 48))
    #expect(try row("plain") == Rect(x: 0, y: 0, width: 375, height: 48))
  }

  @Test func `a proportional position counts from the corner of the common ancestor`() throws {
    func shared(_ attribute: String, _ multiplier: String) -> String {
      """
      <constraint firstItem="v" firstAttribute="\(attribute)" secondItem="box" \
      secondAttribute="\(attribute)" multiplier="\(multiplier)" id="v-\(attribute)"/>
      """
    }
    func frame(_ attributes: String = "") throws -> Rect? {
      let views = """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="box" \(attributes)>
          <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v"/></subviews>
          <constraints>
            \(shared("trailing", "0.5") + shared("centerY", "1:4"))
            \(size("v", "width", 20) + size("v", "height", 10))
          </constraints>
        </view>
        """
      let constraints =
        pin("box", "left", "root", nil, 100) + pin("box", "top", "root", nil, 60)
        + size("box", "width", 200) + size("box", "height", 80)
      return try frames("<scenes>\(scene(views, constraints: constraints))</scenes>")["v"]
    }
    #expect(try frame() == Rect(x: 80, y: 5, width: 20, height: 10))
    // A position from the right counts from the right edge.
    #expect(
      try frame("semanticContentAttribute=\"forceRightToLeft\"")
        == Rect(x: 100, y: 5, width: 20, height: 10))
  }

  @Test func `a multiplier may be a percentage`() throws {
    let view = "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"v\"/>"
    let constraints =
      pin("v", "top", "root") + pin("v", "leading", "root") + size("v", "height", 10)
        + """
        <constraint firstItem="v" firstAttribute="width" secondItem="root" \
        secondAttribute="width" multiplier="20%" id="w"/>
        """
    #expect(
      try frames("<scenes>\(scene(view, constraints: constraints))</scenes>")["v"]?.width == 75)
  }

  @Test func `a view with the opposite direction keeps its position in its parent`() throws {
    let view = """
      <button semanticContentAttribute="forceRightToLeft" \
      translatesAutoresizingMaskIntoConstraints="NO" id="v"/>
      <view semanticContentAttribute="forceRightToLeft" \
      translatesAutoresizingMaskIntoConstraints="NO" id="w">
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="inner"/></subviews>
        <constraints>
          \(pin("inner", "leading", "w") + pin("inner", "top", "w"))
          \(size("inner", "width", 10) + size("inner", "height", 10))
        </constraints>
      </view>
      """
    let constraints =
      pin("v", "leading", "root", nil, 7) + size("v", "width", 50) + size("v", "height", 20)
      + pin("v", "top", "root") + pin("w", "leading", "root") + pin("w", "trailing", "root")
      + pin("w", "top", "root") + size("w", "height", 40)
    let frames = try frames("<scenes>\(scene(view, constraints: constraints))</scenes>")
    #expect(frames["v"]?.minX == 7)
    #expect(frames["inner"]?.maxX == 375)
  }

  // MARK: Size classes

  /// Returns the view's width on a device, which comes from one of the size classes or is 1.
  private func width(_ keys: [String], device: String) throws -> Double? {
    let view = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="v"><constraints>
        <constraint firstAttribute="width" constant="1" id="w">
          \(keys.enumerated().map { "<variation key=\"\($1)\" constant=\"\($0 + 2)\"/>" }.joined())
        </constraint>
        <constraint firstAttribute="height" constant="9" id="h"/>
      </constraints></view>
      """
    let constraints = pin("v", "top", "root") + pin("v", "leading", "root")
    return try frames("<scenes>\(scene(view, constraints: constraints))</scenes>", device: device)[
      "v"]?.width
  }

  @Test(
    arguments: [
      ("<device id=\"retina4_7\" orientation=\"portrait\"/>", 2),
      ("<device id=\"retina4_7\" orientation=\"landscape\"/>", 3),
      ("<device id=\"retina5_5\" orientation=\"landscape\"/>", 4),
      ("<device id=\"ipad9_7\" orientation=\"portrait\"/>", 5),
      ("<device id=\"ipad9_7\" orientation=\"portrait\" layout=\"slideover\"/>", 2), ("", 1),
    ] as [(String, Double)])
  func `the file's device determines the size classes`(device: String, expected: Double) throws {
    let keys = [
      "heightClass=regular-widthClass=compact", "heightClass=compact-widthClass=compact",
      "heightClass=compact-widthClass=regular", "heightClass=regular-widthClass=regular",
    ]
    #expect(try width(keys, device: device) == expected)
  }

  @Test func `the more specific size class wins over the default`() throws {
    let phone = "<device id=\"retina4_7\" orientation=\"portrait\"/>"
    #expect(try width(["default"], device: "") == 2)
    #expect(try width(["widthClass=compact", "widthClass=regular"], device: phone) == 2)
    let both = ["widthClass=compact", "heightClass=regular-widthClass=compact"]
    #expect(try width(both, device: phone) == 3)
  }

  @Test func `a size class may change a font, an axis or an attribute but no frame`() throws {
    let view = """
      <stackView axis="horizontal" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
        <subviews>
          <label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="a">
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
            <variation key="widthClass=compact">
              <fontDescription key="fontDescription" type="system" pointSize="40"/>
            </variation>
          </label>
          <label text="B" translatesAutoresizingMaskIntoConstraints="NO" id="b">
            <variation key="widthClass=compact" hidden="YES"/>
          </label>
          <label text="C" translatesAutoresizingMaskIntoConstraints="NO" id="c"/>
        </subviews>
        <variation key="widthClass=compact" axis="vertical"/>
      </stackView>
      <view fixedFrame="YES" id="fixed">
        <rect key="frame" x="5" y="6" width="7" height="8"/>
        <variation key="widthClass=compact"><rect key="frame" x="1" y="1" width="1" height="1"/></variation>
      </view>
      """
    let constraints = pin("stack", "top", "root") + pin("stack", "leading", "root")
    let frames = try frames("<scenes>\(scene(view, constraints: constraints))</scenes>")
    #expect(frames["a"]?.height == 48)
    #expect(frames["c"]?.minY == 48)
    #expect(frames["fixed"] == Rect(x: 5, y: 6, width: 7, height: 8))
  }

  @Test func `a size class may exclude and include views and constraints`() throws {
    func box(_ variations: String) -> String {
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <subviews>
          <view fixedFrame="YES" id="one"><rect key="frame" x="1" y="2" width="3" height="4"/></view>
          <view fixedFrame="YES" id="two"><rect key="frame" x="5" y="6" width="7" height="8"/></view>
        </subviews>
        <constraints>
          <constraint firstAttribute="height" constant="20" id="low"/>
          <constraint firstAttribute="height" constant="90" id="high"/>
        </constraints>
        \(variations)
      </view>
      """
    }
    func variation(_ key: String, _ constraints: String, _ subviews: String) -> String {
      """
      <variation key="\(key)"><mask key="subviews">\(subviews)</mask>
        <mask key="constraints">\(constraints)</mask></variation>
      """
    }
    let standard = variation(
      "default", "<exclude reference=\"high\"/>", "<exclude reference=\"two\"/>")
    let compact = variation(
      "widthClass=compact", "<include reference=\"high\"/><exclude reference=\"low\"/>",
      "<exclude reference=\"one\"/><include reference=\"two\"/>")
    let regular = compact.replacing("compact", with: "regular")
    let place =
      pin("box", "top", "root") + pin("box", "leading", "root") + pin("box", "trailing", "root")
    func frames(_ variations: String) throws -> [String: Rect] {
      try self.frames("<scenes>\(scene(box(variations), constraints: place))</scenes>")
    }
    for variations in [standard, standard + regular] {
      let frames = try frames(variations)
      #expect(frames["box"]?.height == 20)
      #expect(frames["one"] == Rect(x: 1, y: 2, width: 3, height: 4))
      #expect(frames["two"] == nil)
    }
    let narrow = try frames(standard + compact)
    #expect(narrow["box"]?.height == 90)
    #expect(narrow["two"] == Rect(x: 5, y: 6, width: 7, height: 8))
    #expect(narrow["one"] == nil)
  }

  // MARK: Sizes of their own

  /// Returns an element with constraints that position it; `v` replaces the @ as its id.
  private func named(_ element: String) -> String {
    element.split(separator: "@", omittingEmptySubsequences: false).joined(
      separator: "translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"v\"")
  }

  /// Returns the intrinsic size of a view.
  private func size(_ element: String, tools: Int = 14460, images: String = "") throws -> Size? {
    let view = named(element)
    let constraints = pin("v", "top", "root") + pin("v", "leading", "root")
    return try frames(
      "<scenes>\(scene(view, constraints: constraints))</scenes><resources>\(images)</resources>",
      tools: tools)["v"]?.size
  }

  @Test func `a button's image has no padding, and the button is at least one line high`() throws {
    let images =
      "<image name=\"small\" width=\"25\" height=\"18\"/><image name=\"tall\" width=\"20\" height=\"31\"/>"
    func button(_ state: String, _ attributes: String = "") throws -> Size? {
      try size("<button \(attributes) @><state key=\"normal\" \(state)/></button>", images: images)
    }
    #expect(try button("image=\"small\"") == Size(width: 25, height: 22))
    #expect(try button("image=\"tall\"") == Size(width: 20, height: 31))
    #expect(try button("image=\"small\"", "buttonType=\"system\"") == Size(width: 25, height: 18))
    #expect(try button("image=\"small\" title=\"Label\"")?.height == 22)
    #expect(try button("title=\"Label\"")?.height == 34)
    #expect(try button("") == Size(width: 30, height: 34))
  }

  @Test func `a symbol beside text ignores the scale of its stored size`() throws {
    func symbol(_ name: String, stored: String = "128") throws -> Size {
      let images =
        "<image name=\"\(name)\" catalog=\"system\" width=\"\(stored)\" height=\"96\"/>"
      return try #require(
        try size("<imageView image=\"\(name)\" catalog=\"system\" @/>", images: images))
    }
    #expect(try abs(symbol("plus").width - 19.26) < 0.5)
    #expect(try symbol("plus").height == 17)
    // A symbol that the table doesn't contain has the stored proportions.
    let unknown = try symbol("unknown.symbol")
    #expect(abs(unknown.width * 96 - unknown.height * 128) < 96)
    #expect(unknown.height > 15 && unknown.height < 19)
    let endless = try symbol("unknown.symbol", stored: "1e300")
    #expect(endless.width < 100 && endless.height > 4)
  }

  @Test func `controls have the sizes of the system that belongs to the file's tools`() throws {
    let button = "<button buttonType=\"contactAdd\" @/>"
    #expect(try size(button, tools: 14460) == Size(width: 22, height: 22))
    #expect(try size(button, tools: 14868) == Size(width: 25, height: 24))
    #expect(try size("<progressView @/>", tools: 14460)?.height == 2)
    #expect(try size("<progressView @/>", tools: 17701)?.height == 4)
    #expect(try size("<pageControl numberOfPages=\"3\" @/>", tools: 15505)?.height == 37)
    #expect(try size("<pageControl numberOfPages=\"3\" @/>", tools: 17701)?.height == 26)
    #expect(try size("<stepper @/>", tools: 12121) == Size(width: 94, height: 29))
    #expect(try size("<stepper @/>", tools: 15505) == Size(width: 94, height: 32))
  }

  @Test(arguments: [
    (["Solid", "Gradient"], 14460, 135.0), (["Solid", "Gradient"], 15702, 145),
    (["None", "Gray", "Color", "Blur"], 14113, 191),
    (["None", "Gray", "Color", "Blur"], 22505, 211),
    (["Timestamp", "Hexadecimal", "Terminal"], 21701, 296),
  ])
  func `segments are wider from iOS 13 on`(titles: [String], tools: Int, width: Double) throws {
    let segments = titles.map { "<segment title=\"\($0)\"/>" }.joined()
    let control = "<segmentedControl @><segments>\(segments)</segments></segmentedControl>"
    #expect(try size(control, tools: tools)?.width == width)
  }

  @Test(
    arguments: [
      ("roundedRect", 14.0, "Note", 13196, 52.5, 30.0), ("roundedRect", 14, "CHAN", 13196, 61, 30),
      ("roundedRect", 14, "Enter channel name", 23504, 156, 34), ("none", 15, "-", 17701, 7, 19.5),
      ("none", 18, "Room Name", 14113, 103, 22), ("none", 14, "Encryption key ", 15505, 99.5, 17),
      ("none", 17, "x", 14460, nil, 21), ("none", 17, "x", 15504, nil, 21),
      ("none", 17, "x", 17701, nil, 22), ("none", 14, "x", 17156, nil, 18.5),
      ("none", 24, "x", 17701, nil, 30.5),
    ] as [(String, Double, String, Int, Double?, Double)])
  func `a text field has the padding of its system`(
    border: String, points: Double, text: String, tools: Int, width: Double?, height: Double
  ) throws {
    let size = try size(
      """
      <textField borderStyle="\(border)" placeholder="\(text)" @>
      <fontDescription key="fontDescription" type="system" pointSize="\(points)"/></textField>
      """, tools: tools)
    #expect(size?.height == height)
    if let width { #expect(abs((size?.width ?? 0) - width) <= 2) }
  }

  @Test func `text styles have their middle sizes before Xcode 8`() throws {
    let label = """
      <label text="A" @><fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/></label>
      """
    #expect(try size(label, tools: 9532)?.height == 19.5)
    #expect(try size(label, tools: 12121)?.height == 20.5)
  }

  @Test(arguments: [
    (17701, 20.5, 16.0), (18122, 17, 14.5), (19455, 17, 14.5), (20037, 17, 14.5), (21225, 20.5, 16),
  ])
  func `text styles have their smallest sizes from Xcode 12.5 to 13.4`(
    tools: Int, headline: Double, footnote: Double
  ) throws {
    func height(_ style: String) throws -> Double? {
      try size(
        """
        <label text="A" @><fontDescription key="fontDescription" style="UICTFontTextStyle\(style)"/></label>
        """, tools: tools)?.height
    }
    #expect(try height("Headline") == headline)
    #expect(try height("Footnote") == footnote)
  }

  @Test(arguments: [(19455, 31.0), (20037, 31), (21225, 35)])
  func `a configured button's title has the smallest size of the body style`(
    tools: Int, height: Double
  ) throws {
    let button = """
      <button @><state key="normal" title="Button"/>
      <buttonConfiguration key="configuration" style="plain" title="Button"/></button>
      """
    #expect(try size(button, tools: tools)?.height == height)
  }

  @Test func `a label's size includes its shadow`() throws {
    func height(_ shadow: String) throws -> Double? {
      try size("<label text=\"A\" @>\(shadow)</label>")?.height
    }
    let color = "<color key=\"shadowColor\" white=\"0.0\" alpha=\"1\" colorSpace=\"custom\"/>"
    let offset = "<size key=\"shadowOffset\" width=\"1\" height=\"3\"/>"
    #expect(try height("") == 20.5)
    #expect(try height(offset) == 20.5)
    #expect(try height(color) == 21.5)
    #expect(try height(color + offset) == 23.5)
  }

  @Test func `a width constraint wins over a required hugging priority`() throws {
    let label = "<label horizontalHuggingPriority=\"1000\" text=\"A\" @/>"
    let constraints =
      pin("v", "top", "root") + pin("v", "leading", "root") + self.size("v", "width", 90)
    let frames = try frames("<scenes>\(scene(named(label), constraints: constraints))</scenes>")
    #expect(frames["v"]?.width == 90)
  }

  @Test func `centered texts in views of different heights share a baseline`() throws {
    let views = """
      <button buttonType="roundedRect" translatesAutoresizingMaskIntoConstraints="NO" id="a">
        <state key="normal" title="Start"/></button>
      <button buttonType="roundedRect" translatesAutoresizingMaskIntoConstraints="NO" id="b">
        <state key="normal" title="Lap"/></button>
      <label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="c"/>
      <label translatesAutoresizingMaskIntoConstraints="NO" id="d"/>
      """
    let constraints =
      pin("a", "top", "root", nil, 100) + size("a", "height", 60) + size("b", "height", 30)
      + size("c", "height", 41) + size("d", "height", 21)
      + pin("b", "baseline", "a", "firstBaseline") + pin("c", "firstBaseline", "a", "baseline")
      + pin("d", "firstBaseline", "d", "baseline") + pin("d", "centerY", "a")
    let frames = try frames("<scenes>\(scene(views, constraints: constraints))</scenes>")
    #expect(frames["a"]?.minY == 100)
    #expect(frames["b"]?.minY == 115)
    #expect(abs((frames["c"]?.midY ?? 0) - 130) <= 1)
    #expect(frames["d"]?.height == 21)
  }
}

import Foundation
import TestSupport
import Testing
import UIKit
import Vitrine
import VitrineBase
import VitrineLayout
import VitrineUIKit

/// Tests of the effects of loading a xib on its owner and its views.
@MainActor @Suite struct InterfaceTests {
  private final class Owner: UIView {
    private(set) var values: [String: Any] = [:]

    override func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  }

  private static let xib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner">
          <connections>
            <outlet property="box" destination="box" id="o1"/>
            <outletCollection property="dots" destination="d1" id="o2"/>
            <outletCollection property="dots" destination="d2" id="o3"/>
          </connections>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="width"><real key="value" value="2.5"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="boolean" keyPath="isBold" value="YES"/>
            <userDefinedRuntimeAttribute type="string" keyPath="text" value="A"/>
          </userDefinedRuntimeAttributes>
        </placeholder>
        <view id="box"><rect key="frame" x="0" y="0" width="100" height="50"/>
          <subviews>
            <view id="d1"><rect key="frame" x="0" y="0" width="10" height="10"/>
              <color key="backgroundColor" systemColor="labelColor"/></view>
            <view id="d2"><rect key="frame" x="20" y="0" width="10" height="10"/></view>
          </subviews>
        </view>
      </objects>
    </document>
    """

  private func inFolder(_ variant: Variant = Variant(), _ body: () throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "vitrine-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Self.xib.write(
      to: folder.appendingPathComponent("Box.xib"), atomically: true, encoding: .utf8)
    let outer = LiveEnvironment.current
    LiveEnvironment.current = LiveEnvironment(variant, folders: [folder.path], from: .disk)
    defer { LiveEnvironment.current = outer }
    try body()
  }

  @Test func `loading a xib sets its owner's outlets, collections and runtime attributes`()
    throws
  {
    try inFolder {
      let owner = Owner(frame: .zero)
      let objects = try #require(Bundle.main.loadNibNamed("Box", owner: owner))
      #expect(objects.first as? UIView === owner.values["box"] as? UIView)
      #expect((owner.values["dots"] as? [UIView])?.map(\.frame.minX) == [0, 20])
      #expect((owner.values["width"] as? NSNumber)?.doubleValue == 2.5)
      #expect(owner.values["isBold"] as? Bool == true)
      #expect(owner.values["text"] as? String == "A")
    }
  }

  @Test(arguments: [Appearance.light, .dark])
  func `a xib's system colors have the widget's appearance`(_ appearance: Appearance) throws {
    var variant = Variant()
    variant.system = .ios13
    variant.appearance = appearance
    try inFolder(variant) {
      let box = UINib(nibName: "Box", bundle: nil).instantiate(withOwner: nil).first as? UIView
      #expect(box?.subviews.first?.backgroundColor == (appearance == .dark ? .white : .black))
    }
  }

  @Test func `a xib's views keep their stored frames without constraints or mask`() throws {
    try inFolder {
      let nib = UINib(nibName: "Box", bundle: nil)
      let box = try #require(nib.instantiate(withOwner: nil).first as? UIView)
      #expect(box.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      root.addSubview(box)
      root.layoutIfNeeded()
      #expect(box.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
      #expect(box.subviews.map(\.frame.minX) == [0, 20])
      #expect(box.subviews.map(\.frame.size.width) == [10, 10])
      root.frame.size.width = 400
      root.layoutIfNeeded()
      #expect(box.frame.size == CGSize(width: 100, height: 50))
    }
  }

  @Test func `a controller's view from a xib keeps the positions of its subviews`() throws {
    try inFolder {
      let controller = UIViewController(nibName: "Box", bundle: nil)
      controller.view.frame = CGRect(x: 0, y: 0, width: 359, height: 110)
      controller.view.layoutIfNeeded()
      #expect(controller.view.subviews.map(\.frame.minX) == [0, 20])
      #expect(controller.view.subviews.map(\.frame.size.height) == [10, 10])
    }
  }

  @Test func `a name without a xib loads nothing`() throws {
    try inFolder { #expect(Bundle.main.loadNibNamed("Other", owner: nil) == nil) }
  }

  @Test func `a live view has only its live children`() throws {
    try inFolder {
      let box = try #require(
        UINib(nibName: "Box", bundle: nil).instantiate(withOwner: nil).first as? UIView)
      box.subviews.first?.removeFromSuperview()
      let tree = LiveTree(box, names: [:]).tree
      #expect(tree.views.count == 2)
      #expect(tree[ViewTree.root].subviews.map(\.index) == [1])
    }
  }

  @Test func `a table's controller is its data source and delegate`() {
    let controller = UITableViewController(style: .grouped)
    controller.loadViewIfNeeded()
    #expect(controller.tableView === controller.view)
    #expect(controller.tableView.dataSource === controller)
    #expect(controller.tableView.delegate === controller)
  }
}

import CoreGraphics
import Foundation
import Testing
import UIKit
import Vitrine
import VitrineGraphics
import VitrineLayout
import VitrineUIKit

@MainActor
@Suite struct StackViewTests {
  /// A stack of three labels in 300 × 100 points, created in code.
  private func frames(
    _ axis: NSLayoutConstraint.Axis, _ distribution: UIStackView.Distribution,
    _ alignment: UIStackView.Alignment, _ spacing: Spacing
  ) -> [CGRect] {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let labels = ["a", "longer", "the longest"].map { text in
      let label = UILabel()
      label.text = text
      label.font = .systemFont(ofSize: text == "longer" ? 24 : 13)
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = axis
    stack.distribution = distribution
    stack.alignment = alignment
    stack.spacing = spacing == .none ? 0 : 4
    labels[1].isHidden = spacing == .hidden
    root.holding(stack)
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: root.leftAnchor),
      stack.rightAnchor.constraint(equalTo: root.rightAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
    return labels.filter { !$0.isHidden }.map(\.frame)
  }

  /// The spacing between the labels, and whether the second one is hidden.
  enum Spacing: CaseIterable, Sendable { case none, even, hidden }

  /// Returns the same stack as a storyboard.
  private func storyboardFrames(
    _ axis: String, _ distribution: String, _ alignment: String, _ spacing: Spacing
  ) throws -> [CGRect] {
    let axisText = axis == "vertical" ? #"axis="vertical""# : ""
    let labels = [("a", 13), ("longer", 24), ("the longest", 13)].enumerated().map { index, label in
      """
      <label \(spacing == .hidden && index == 1 ? #"hidden="YES""# : "") opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="\(label.0)" textAlignment="natural" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="lab-\(index)">
        <rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/>
        <fontDescription key="fontDescription" type="system" pointSize="\(label.1)"/>
      </label>
      """
    }
    let pins = ["leading", "trailing", "top", "bottom"].map {
      """
      <constraint firstItem="stk" firstAttribute="\($0)" secondItem="root" secondAttribute="\($0)" id="c-\($0)"/>
      """
    }
    let xml = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="11762" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>
      <view contentMode="scaleToFill" id="root">
        <rect key="frame" x="0.0" y="0.0" width="300" height="100"/>
        <subviews>
          <stackView opaque="NO" contentMode="scaleToFill" \(axisText) distribution="\(distribution)" alignment="\(alignment)" spacing="\(spacing == .none ? 0 : 4)" translatesAutoresizingMaskIntoConstraints="NO" id="stk">
            <rect key="frame" x="0.0" y="0.0" width="300" height="100"/>
            <subviews>\(labels.joined())</subviews>
          </stackView>
        </subviews>
        <constraints>\(pins.joined())</constraints>
      </view>
      </objects>
      </document>
      """
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("uikit-stack-\(UUID().uuidString).xib")
    try Data(xml.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var variant = Variant()
    variant.canvas = .fixed(Size(width: 300, height: 100))
    let (_, layout) = try Vitrine.layout(
      Widget.read(file.path), as: variant, in: Stage.workshop)
    return layout.frames.dropFirst(2).enumerated()
      .filter { spacing != .hidden || $0.offset != 1 }.map { CGRect($0.element) }
  }

  static let distributions: [(UIStackView.Distribution, String)] = [
    (.fill, "fill"), (.fillEqually, "fillEqually"), (.fillProportionally, "fillProportionally"),
    (.equalSpacing, "equalSpacing"), (.equalCentering, "equalCentering"),
  ]
  static let alignments: [(UIStackView.Alignment, String)] = [
    (.fill, "fill"), (.leading, "top"), (.center, "center"), (.trailing, "bottom"),
    (.firstBaseline, "firstBaseline"), (.lastBaseline, "lastBaseline"),
  ]

  @Test(arguments: 0..<5, 0..<6)
  func `a row in code equals a storyboard's`(_ distribution: Int, _ alignment: Int) throws {
    let (distribution, alignment) = (Self.distributions[distribution], Self.alignments[alignment])
    for spacing in Spacing.allCases {
      #expect(
        frames(.horizontal, distribution.0, alignment.0, spacing)
          == (try storyboardFrames("horizontal", distribution.1, alignment.1, spacing)),
        "\(spacing)")
    }
  }

  @Test(arguments: 0..<5, 0..<4)
  func `a column in code equals a storyboard's`(_ distribution: Int, _ alignment: Int) throws {
    let (distribution, alignment) = (Self.distributions[distribution], Self.alignments[alignment])
    let word = ["top": "leading", "bottom": "trailing"][alignment.1] ?? alignment.1
    for spacing in Spacing.allCases {
      #expect(
        frames(.vertical, distribution.0, alignment.0, spacing)
          == (try storyboardFrames("vertical", distribution.1, word, spacing)), "\(spacing)")
    }
  }

  private func stack(_ count: Int) -> (UIStackView, [UIView]) {
    let views = (0..<count).map { _ in
      let view = UIView()
      view.widthAnchor.constraint(equalToConstant: 20).isActive = true
      view.heightAnchor.constraint(equalToConstant: 20).isActive = true
      return view
    }
    let stack = UIStackView(arrangedSubviews: views)
    stack.alignment = .top
    return (stack, views)
  }

  private func lay(_ stack: UIStackView) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    root.holding(stack)
    stack.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
  }

  @Test func `a hidden view takes no space until it is shown again`() {
    let (stack, views) = stack(3)
    views[0].isHidden = true
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    root.holding(stack)
    stack.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(views[1].frame.minX == 0)
    views[0].isHidden = false
    root.layoutIfNeeded()
    #expect(views[1].frame.minX == 20)
  }

  @Test(arguments: [UIStackView.Distribution.fill, .fillEqually, .fillProportionally])
  func `setCustomSpacing: it applies in every distribution that fills`(
    _ distribution: UIStackView.Distribution
  ) {
    let labels = ["a", "longer", "the longest"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.distribution = distribution
    stack.spacing = 4
    stack.setCustomSpacing(15, after: labels[1])
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    root.addSubview(stack)
    root.layoutIfNeeded()
    #expect(abs(labels[1].frame.minX - labels[0].frame.maxX - 4) <= 0.5)
    #expect(abs(labels[2].frame.minX - labels[1].frame.maxX - 15) <= 0.5)
    #expect(labels[2].frame.maxX == 300)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: labels[1])
    root.layoutIfNeeded()
    #expect(abs(labels[2].frame.minX - labels[1].frame.maxX - 4) <= 0.5)
  }

  @Test func `custom spacing replaces the stack's spacing after one view`() {
    let (stack, views) = stack(3)
    stack.spacing = 5
    stack.setCustomSpacing(30, after: views[0])
    lay(stack)
    #expect(views.map(\.frame.minX) == [0, 50, 75])
    #expect(stack.customSpacing(after: views[0]) == 30)
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
  }

  @Test func `arranged views have their own order, independent of the subviews`() {
    let (stack, views) = stack(3)
    stack.insertArrangedSubview(views[2], at: 0)
    lay(stack)
    #expect(views.map(\.frame.minX) == [20, 40, 0])
    #expect(stack.subviews.map { view in views.firstIndex { $0 === view } } == [0, 1, 2])
  }

  @Test func `a subview outside the arrangement keeps its own frame`() {
    let (stack, views) = stack(2)
    let background = UIView(frame: CGRect(x: 3, y: 4, width: 5, height: 6))
    stack.insertSubview(background, at: 0)
    lay(stack)
    #expect(background.frame == CGRect(x: 3, y: 4, width: 5, height: 6))
    #expect(views.map(\.frame.minX) == [0, 20])
  }

  @Test func `removing a view from the stack takes it out of the arrangement`() {
    let (stack, views) = stack(3)
    views[1].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[0], views[2]])
    stack.removeArrangedSubview(views[0])
    #expect(stack.arrangedSubviews == [views[2]])
    #expect(stack.subviews == [views[0], views[2]])
  }

  @Test func `margins are respected if the arrangement is relative to them`() {
    let (stack, views) = stack(1)
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stack.isLayoutMarginsRelativeArrangement = true
    lay(stack)
    #expect(views[0].frame.origin == CGPoint(x: 2, y: 1))
    #expect(stack.frame.size == CGSize(width: 26, height: 24))
  }
}

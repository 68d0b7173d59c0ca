import CoreGraphics
import Foundation
import Testing
import UIKit

@MainActor
@Suite struct ConstraintTests {
  private func box(_ width: CGFloat = 200, _ height: CGFloat = 100) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  @Test func `anchors place a view`() {
    let root = box()
    let view = root.holding(UIView())
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 5, width: 50, height: 50))
  }

  @Test func `a changed constant moves the view at the next layout, not before`() {
    let root = box()
    let view = root.holding(UIView())
    let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
    NSLayoutConstraint.activate([
      left, view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    left.constant = 40
    #expect(view.frame.minX == 10)
    root.layoutIfNeeded()
    #expect(view.frame.minX == 40)
  }

  @Test func `system spacing is 8 points times the multiplier, in every relation`() {
    let root = box()
    let view = root.holding(UIView())
    let (x, y) = (view.leadingAnchor, view.topAnchor)
    let (left, top) = (root.leadingAnchor, root.topAnchor)
    let made: [(NSLayoutConstraint, NSLayoutConstraint.Relation)] = [
      (x.constraint(equalToSystemSpacingAfter: left, multiplier: 2), .equal),
      (
        x.constraint(greaterThanOrEqualToSystemSpacingAfter: left, multiplier: 2),
        .greaterThanOrEqual
      ),
      (x.constraint(lessThanOrEqualToSystemSpacingAfter: left, multiplier: 2), .lessThanOrEqual),
      (y.constraint(equalToSystemSpacingBelow: top, multiplier: 2), .equal),
      (
        y.constraint(greaterThanOrEqualToSystemSpacingBelow: top, multiplier: 2),
        .greaterThanOrEqual
      ),
      (y.constraint(lessThanOrEqualToSystemSpacingBelow: top, multiplier: 2), .lessThanOrEqual),
    ]
    for (constraint, relation) in made {
      #expect(constraint.relation == relation)
      #expect(constraint.constant == 16)
      #expect(constraint.multiplier == 1)
    }
  }

  @Test func `an inactive constraint has no effect`() {
    let root = box()
    let view = root.holding(UIView())
    let narrow = view.widthAnchor.constraint(equalToConstant: 20)
    let wide = view.widthAnchor.constraint(equalToConstant: 80)
    wide.priority = .defaultHigh
    NSLayoutConstraint.activate([
      narrow, wide, view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.width == 20)
    narrow.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 80)
  }

  @Test func `the higher priority wins, and can be changed`() {
    let root = box()
    let view = root.holding(UIView())
    let first = view.widthAnchor.constraint(equalToConstant: 30)
    let second = view.widthAnchor.constraint(equalToConstant: 60)
    first.priority = 500.priority
    second.priority = 400.priority
    NSLayoutConstraint.activate([first, second])
    root.layoutIfNeeded()
    #expect(view.frame.width == 30)
    second.priority = 600.priority
    root.layoutIfNeeded()
    #expect(view.frame.width == 60)
  }

  @Test func `an active constraint belongs to the nearest common ancestor`() {
    let root = box()
    let inner = root.holding(UIView())
    let (a, b) = (inner.holding(UIView()), inner.holding(UIView()))
    let constraint = a.widthAnchor.constraint(equalTo: b.widthAnchor)
    constraint.isActive = true
    #expect(inner.constraints == [constraint])
    #expect(root.constraints.isEmpty)
    let own = a.widthAnchor.constraint(equalToConstant: 1)
    own.isActive = true
    #expect(a.constraints == [own])
  }

  @Test func `removing a view deactivates its outer constraints and keeps the inner ones`() {
    let root = box()
    let view = root.holding(UIView())
    let outer = view.leftAnchor.constraint(equalTo: root.leftAnchor)
    let inner = view.widthAnchor.constraint(equalToConstant: 5)
    NSLayoutConstraint.activate([outer, inner])
    view.removeFromSuperview()
    #expect(!outer.isActive)
    #expect(inner.isActive)
  }

  @Test func `both initializers create the same constraint`() {
    let root = box()
    let view = root.holding(UIView())
    let made = NSLayoutConstraint(
      item: view, attribute: .trailing, relatedBy: .lessThanOrEqual, toItem: root,
      attribute: .trailingMargin, multiplier: 1, constant: -4)
    #expect(made.firstItem === view)
    #expect(made.secondItem === root)
    #expect(made.relation == .lessThanOrEqual)
    #expect(made.multiplier == 1)
    #expect(made.constant == -4)
    #expect(made.priority == .required)
    #expect(!made.isActive)
  }

  @Test func `visual formats name views and metrics`() {
    let root = box()
    let (icon, title) = (root.holding(UIView()), root.holding(UIView()))
    let views = ["icon": icon, "title": title]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-gap-[icon(20)]-8-[title]-gap-|", options: .alignAllTop,
        metrics: ["gap": 12], views: views)
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:|-5-[icon(20)]", metrics: nil, views: views)
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:[title(30)]", metrics: nil, views: views))
    root.layoutIfNeeded()
    #expect(icon.frame == CGRect(x: 12, y: 5, width: 20, height: 20))
    #expect(title.frame == CGRect(x: 40, y: 5, width: 148, height: 30))
  }

  @Test func `a layout guide has a frame without being a view`() {
    let root = box()
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let view = root.holding(UIView())
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30),
      guide.widthAnchor.constraint(equalToConstant: 40),
      view.leftAnchor.constraint(equalTo: guide.rightAnchor),
      view.rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 70)
    #expect(view.frame.width == 130)
    #expect(root.subviews.count == 1)
  }

  @Test func `the margins guide and margin attributes respect the margins`() {
    let root = box()
    let inner = root.holding(UIView())
    inner.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
    let view = inner.holding(UIView())
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: root.leftAnchor),
      inner.rightAnchor.constraint(equalTo: root.rightAnchor),
      view.leftAnchor.constraint(equalTo: inner.layoutMarginsGuide.leftAnchor),
      view.rightAnchor.constraint(equalTo: inner.layoutMarginsGuide.rightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 20)
    #expect(view.frame.width == 140)
  }

  @Test func `a view without constraints follows its frame and autoresizing mask`() {
    let root = box()
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 180, height: 80))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(view)
    root.layoutIfNeeded()
    root.frame.size = CGSize(width: 300, height: 60)
    #expect(view.frame == CGRect(x: 10, y: 10, width: 280, height: 40))
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 10, width: 280, height: 40))
  }

  struct Resizing: Sendable {
    var mask: UIView.AutoresizingMask
    var x: CGFloat
    var width: CGFloat
  }

  @Test(arguments: [
    Resizing(mask: .flexibleLeftMargin, x: 110, width: 50),
    Resizing(mask: .flexibleRightMargin, x: 10, width: 50),
    Resizing(mask: [.flexibleLeftMargin, .flexibleRightMargin], x: 30, width: 50),
    Resizing(mask: .flexibleWidth, x: 10, width: 150),
  ])
  func `flexible parts resize when the superview grows`(_ expected: Resizing) {
    let root = box(100)
    let view = UIView(frame: CGRect(x: 10, y: 0, width: 50, height: 10))
    view.autoresizingMask = expected.mask
    root.addSubview(view)
    root.frame.size.width = 200
    #expect(view.frame.width == expected.width)
    #expect(view.frame.minX == expected.x)
  }

  @Test func `one of several conflicting required constraints breaks`() {
    let root = box()
    let view = root.holding(UIView())
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 20),
      view.widthAnchor.constraint(equalToConstant: 40),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.height == 10)
    #expect([20, 40].contains(view.frame.width))
  }

  @Test func `the fitting size is the smallest that satisfies the constraints`() {
    let root = box()
    let view = root.holding(UIView())
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -5),
      view.widthAnchor.constraint(equalToConstant: 70),
      view.heightAnchor.constraint(equalToConstant: 30),
    ])
    #expect(
      root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 90, height: 40))
  }

  @Test func `a required width determines the height of wrapping text`() {
    let root = UIView()
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "a text that is too long for one line of a narrow view"
    root.holding(label)
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: root.leftAnchor),
      label.rightAnchor.constraint(equalTo: root.rightAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    func height(_ width: CGFloat) -> CGFloat {
      root.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    #expect(height(100) > height(200))
    #expect(height(1000) == label.intrinsicContentSize.height)
  }
}

extension Int {
  fileprivate var priority: UILayoutPriority { UILayoutPriority(Float(self)) }
}

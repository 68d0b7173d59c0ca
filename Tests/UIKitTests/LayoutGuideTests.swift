import CoreGraphics
import Foundation
import Testing
import UIKit

/// Tests of layout guides' frames and of alignment rectangles.
@MainActor
@Suite struct LayoutGuideTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  @Test func `layoutFrame: a guide's constraints determine it, in the view's coordinates`() {
    let owner = UIView(frame: CGRect(x: 50, y: 20, width: 100, height: 60))
    root.addSubview(owner)
    let guide = UILayoutGuide()
    owner.addLayoutGuide(guide)
    let width = guide.widthAnchor.constraint(equalToConstant: 30)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: owner.leadingAnchor, constant: 10), width,
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 25),
      guide.bottomAnchor.constraint(equalTo: owner.bottomAnchor),
    ])
    #expect(guide.layoutFrame == CGRect(x: 10, y: 5, width: 30, height: 55))
    width.constant = 40
    #expect(guide.layoutFrame.width == 40)
  }

  @Test func `layoutFrame: a guide without a view has an empty frame`() {
    #expect(UILayoutGuide().layoutFrame == .zero)
  }

  @Test func `layoutFrame: the view's margins determine the system's guides`() {
    let view = UIView(frame: CGRect(x: 20, y: 10, width: 100, height: 60))
    root.addSubview(view)
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 2, y: 1, width: 94, height: 56))
    #expect(view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(view.readableContentGuide.layoutFrame == CGRect(x: 2, y: 1, width: 94, height: 56))
    let wide = UIView(frame: CGRect(x: 0, y: 0, width: 1016, height: 60))
    #expect(wide.readableContentGuide.layoutFrame == CGRect(x: 172, y: 8, width: 672, height: 44))
  }

  @Test func `layoutFrame: a scroll view's guides are in content coordinates`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    root.addSubview(scroll)
    let content = scroll.holding(UIView())
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      content.widthAnchor.constraint(equalToConstant: 300),
      content.heightAnchor.constraint(equalToConstant: 80),
    ])
    scroll.contentOffset = CGPoint(x: 40, y: 10)
    #expect(
      scroll.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 300, height: 80))
    #expect(
      scroll.frameLayoutGuide.layoutFrame == CGRect(x: 40, y: 10, width: 100, height: 50))
  }

  /// A view with an ornament outside of its alignment rectangle.
  private final class Badge: UIView {
    override var alignmentRectInsets: UIEdgeInsets {
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
  }

  @Test func `alignmentRectInsets: constraints exclude the ornament`() {
    let badge = root.holding(Badge())
    NSLayoutConstraint.activate([
      badge.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      badge.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      badge.widthAnchor.constraint(equalToConstant: 50),
      badge.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 8, y: 9, width: 56, height: 24))
    let rect = badge.alignmentRect(forFrame: badge.frame)
    #expect(rect == CGRect(x: 10, y: 10, width: 50, height: 20))
    #expect(badge.frame(forAlignmentRect: rect) == badge.frame)
    #expect(UIView().alignmentRectInsets == .zero)
  }
}

import SwiftUI
import Testing
import UIKit
import VitrineBase
import VitrineGraphics
import VitrineUIKit

@MainActor @Suite struct HostingControllerTests {
  private func pixel(
    _ x: Int, _ y: Int, of controller: UIViewController, isDark: Bool = false
  ) throws -> Pixel {
    var variant = Variant.ofView
    variant.scaleOverride = 1
    variant.appearance = isDark ? .dark : .light
    let rendering = try LiveStage(.size(40, 40), as: variant)
      .rendering(ofController: { controller }, named: "hosting")
    return rendering.bitmap[x, y]
  }

  @Test func `a hosting controller shows its view in the center of the system's background`() throws
  {
    let hosting = UIHostingController(
      rootView: Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 20))
    #expect(try pixel(20, 20, of: hosting) == Pixel(red: 255, green: 0, blue: 0, alpha: 255))
    #expect(try pixel(5, 20, of: hosting) == Pixel(red: 255, green: 255, blue: 255, alpha: 255))
    #expect(
      try pixel(5, 20, of: UIHostingController(rootView: Text("")), isDark: true)
        == Pixel(red: 0, green: 0, blue: 0, alpha: 255))
    hosting.view.backgroundColor = .clear
    #expect(try pixel(5, 20, of: hosting).alpha == 0)
  }

  @Test func `a child controller's view of SwiftUI is drawn in its frame`() throws {
    let hosting = UIHostingController(rootView: Color(red: 1, green: 0, blue: 0))
    let outer = UIViewController()
    outer.addChild(hosting)
    outer.view.addSubview(hosting.view)
    hosting.view.frame = CGRect(x: 30, y: 0, width: 10, height: 10)
    #expect(try pixel(35, 5, of: outer).red == 255)
    #expect(try pixel(5, 5, of: outer).alpha == 0)
  }

  @Test func `a new root view replaces the old one`() throws {
    let hosting = UIHostingController(rootView: Color(red: 1, green: 0, blue: 0))
    _ = try pixel(5, 5, of: hosting)
    hosting.rootView = Color(red: 0, green: 0, blue: 1)
    #expect(try pixel(20, 20, of: hosting).blue == 255)
  }

  @Test func `a hosting controller has the size of its view`() {
    let hosting = UIHostingController(rootView: Color.red.frame(width: 20, height: 10))
    #expect(hosting.sizeThatFits(in: .zero) == CGSize(width: 20, height: 10))
    #expect(hosting.view.intrinsicContentSize == CGSize(width: 20, height: 10))
  }

  @Test func `a view's size doesn't depend on the space that it leaves empty`() {
    var variant = Variant.ofView
    variant.scaleOverride = 3
    LiveEnvironment.within(LiveEnvironment(variant, folders: [], from: .disk)) {
      let hosting = UIHostingController(rootView: Text("blue()"))
      let own = hosting.view.intrinsicContentSize
      #expect(own.height > 10)
      for space in stride(from: 100.0, through: 10_000, by: 100) {
        #expect(hosting.sizeThatFits(in: CGSize(width: space, height: space)) == own)
      }
    }
  }
}

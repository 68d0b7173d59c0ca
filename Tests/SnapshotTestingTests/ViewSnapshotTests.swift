import SnapshotTesting
import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct ViewSnapshotTests {
  private func form<Value, Format>(
    _ value: Value, _ strategy: Snapshotting<Value, Format>
  ) -> Format? {
    var form: Format?
    strategy.snapshot(value).run { form = $0 }
    return form
  }

  @Test func `a picture has the size and scale of its strategy`() {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 20))
    #expect(form(view, .image)?.size == CGSize(width: 10, height: 20))
    let wide = form(
      view, .image(size: CGSize(width: 30, height: 20), traits: .init(displayScale: 2)))
    #expect(wide?.size == CGSize(width: 30, height: 20))
    #expect(wide?.scale == 2)
  }

  @Test func `a controller fills the screen of a device and has its safe area`() {
    final class Controller: UIViewController {
      let box = UIView()
      override func viewDidLoad() {
        box.accessibilityIdentifier = "box"
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
          box.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
          box.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
          box.widthAnchor.constraint(equalToConstant: 50),
        ])
      }
    }
    let text = form(Controller(), .recursiveDescription(on: .iPhoneX))
    #expect(
      text == """
        <UIView; frame = (0 0; 375 812); autoresize = W+H; layer = <CALayer>>
           | <UIView; frame = (16 44; 50 734); layer = <CALayer>>
        """)
  }

  @Test func `a description of views has the form of UIKit's debugger`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.tag = 3
    let label = UILabel(frame: CGRect(x: 1.0 / 3, y: -1.0 / 3, width: 200.0 / 3, height: 20))
    label.text = "Hi"
    label.alpha = 0.25
    let image = UIImageView(frame: CGRect(x: 0, y: 0, width: 3704.0 / 3, height: 0))
    image.isHidden = true
    image.clipsToBounds = true
    image.autoresizingMask = [.flexibleLeftMargin, .flexibleBottomMargin]
    view.addSubview(label)
    view.addSubview(image)
    #expect(
      form(view, .recursiveDescription) == """
        <UIView; frame = (0 0; 100 40); tag = 3; layer = <CALayer>>
           | <UILabel; frame = (0.333333 -0.333333; 66.6667 20); text = 'Hi'; alpha = 0.25; \
        userInteractionEnabled = NO; layer = <_UILabelLayer>>
           | <UIImageView; frame = (0 0; 1234.67 0); hidden = YES; clipsToBounds = YES; opaque = NO; \
        autoresize = LM+BM; userInteractionEnabled = NO; layer = <CALayer>>
        """)
  }

  @Test func `one controller has the margins of each screen's width`() {
    let controller = UIViewController()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(box)
    box.leadingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.leadingAnchor)
      .isActive = true
    let margins = [ViewImageConfig.iPhoneX, .iPhoneXr, .iPhoneSe].map { config in
      _ = form(controller, .recursiveDescription(on: config))
      return box.frame.minX
    }
    #expect(margins == [16, 20, 16])
  }

  @Test func `one controller has the text size of each configuration`() {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .title1)
    label.adjustsFontForContentSizeCategory = true
    label.text = "Hi"
    label.translatesAutoresizingMaskIntoConstraints = false
    let controller = UIViewController()
    controller.view.addSubview(label)
    label.topAnchor.constraint(equalTo: controller.view.topAnchor).isActive = true
    label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor).isActive = true
    func height(_ category: UIContentSizeCategory) -> CGFloat {
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      _ = form(controller, .recursiveDescription(on: .iPhoneSe, traits: traits))
      return label.frame.height
    }
    let heights = [.extraSmall, .large, .accessibilityLarge].map(height)
    #expect(heights[0] < heights[1] && heights[1] < heights[2], "\(heights)")
  }

  @Test func `a description of controllers has their states`() {
    let hidden = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: UIViewController()), hidden]
    #expect(
      form(tabs, .hierarchy) == """
        <UITabBarController>, state: appeared, view: <UILayoutContainerView>
           | <UINavigationController>, state: appeared, view: <UILayoutContainerView>
           |    | <UIViewController>, state: appeared, view: <UIView>
           | <UIViewController>, state: disappeared, view: (view not loaded)
        """)
  }

  @Test func `margins of a controller's view start at the safe area`() {
    let controller = UIViewController()
    let box = UIView()
    box.accessibilityIdentifier = "box"
    box.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.topAnchor),
      box.leadingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.leadingAnchor),
      box.heightAnchor.constraint(equalToConstant: 10),
      box.widthAnchor.constraint(equalToConstant: 50),
    ])
    let text = form(controller, .recursiveDescription(on: .iPhoneX))
    #expect(text?.contains("frame = (16 44; 50 10)") == true)
    controller.view.insetsLayoutMarginsFromSafeArea = false
    let outside = form(controller, .recursiveDescription(on: .iPhoneX))
    #expect(outside?.contains("frame = (16 0; 50 10)") == true)
  }

  @Test func `a view without a size chooses it in the traits`() throws {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.text = "Text"
    func size(_ category: UIContentSizeCategory) throws -> CGSize {
      try #require(form(label, .image(traits: .init(preferredContentSizeCategory: category)))).size
    }
    let small = try size(.large)
    #expect(small.width > 20 && small.height > 15)
    #expect(try size(.accessibilityLarge).width > small.width * 1.5)
    #expect(label.frame == .zero)
  }

  @Test func `pictures of bars lack the unsafe area beside them`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let plain = UITabBarController()
    plain.viewControllers = [UIViewController()]
    let heights = [UIViewController(), navigation, tabs, plain].map {
      form($0, .image(on: .iPhoneX))?.size.height
    }
    #expect(heights == [812, 768, 734, 778])
  }

  @Test func `phones have medium text, and tablets the simulator's`() {
    #expect(ViewImageConfig.iPhoneSe.traits.preferredContentSizeCategory == .medium)
    #expect(ViewImageConfig.iPhoneXsMax.traits.preferredContentSizeCategory == .unspecified)
    #expect(ViewImageConfig.iPadMini.traits.preferredContentSizeCategory == .unspecified)
  }

  @Test func `traits of a strategy reach the view`() {
    final class Controller: UIViewController {
      var seen: [UIUserInterfaceSizeClass] = []
      override func viewDidLayoutSubviews() { seen.append(traitCollection.horizontalSizeClass) }
    }
    let controller = Controller()
    _ = form(controller, .image(on: .iPadMini(.landscape(splitView: .oneThird))))
    #expect(controller.seen.last == .compact)
    _ = form(controller, .image(on: .iPadMini))
    #expect(controller.seen.last == .regular)
  }

  @Test func `a view of SwiftUI has the size that it chooses`() {
    let box = Color.red.frame(width: 12, height: 8)
    #expect(form(box, .image)?.size == CGSize(width: 12, height: 8))
    #expect(
      form(box, .image(layout: .fixed(width: 40, height: 30)))?.size
        == CGSize(width: 40, height: 30))
  }

  @Test func `pictures match within a precision`() {
    func image(_ width: CGFloat) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: width, height: 10))
      }
    }
    #expect(Diffing<UIImage>.image.diff(image(5), image(5)) == nil)
    #expect(Diffing<UIImage>.image.diff(image(5), image(6)) != nil)
    #expect(Diffing<UIImage>.image(precision: 0.85).diff(image(5), image(6)) == nil)
    #expect(Diffing<UIImage>.image(precision: 0.95).diff(image(5), image(6)) != nil)
  }
}

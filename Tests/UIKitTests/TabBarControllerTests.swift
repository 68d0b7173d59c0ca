import Testing
import UIKit

@MainActor @Suite struct TabBarControllerTests {
  @Test func `a tab controller shows the view of the selected controller`() {
    let (first, second) = (UIViewController(), UIViewController())
    let tabs = UITabBarController()
    tabs.setViewControllers([first, second], animated: false)
    #expect(tabs.selectedViewController === first)
    tabs.loadViewIfNeeded()
    #expect(tabs.view.subviews == [first.view, tabs.tabBar])
    tabs.selectedViewController = second
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.view.subviews == [second.view, tabs.tabBar])
    #expect(tabs.children == [second])
    tabs.selectedIndex = 7
    #expect(tabs.selectedViewController == nil)
  }
}

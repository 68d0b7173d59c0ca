import Badges
import Foundation
import SwiftUI
import Testing
import UIKit
import VitrineTesting

/// The number in the badges, which the check of this package changes.
private let count = 3

@MainActor @Suite struct ExpectTests {
  private var dark: Variant {
    var variant = Variant.ofView
    variant.appearance = .dark
    return variant
  }
  private var large: Variant {
    var variant = Variant.ofView
    variant.textSize = .ax1
    return variant
  }
  private var arabic: Variant {
    var variant = Variant.ofView
    variant.locale = "ar"
    return variant
  }

  @Test func `a view in its own size`() { expectGolden(BadgeView("Inbox", count: count)) }

  @Test func `a view in a given size`() {
    expectGolden(BadgeView("Inbox", count: count), .size(200, 60), named: "wide")
  }

  @Test func `a view with a given width`() {
    expectGolden(
      BadgeView("Inbox", count: count), .proposed(width: 180, height: nil), named: "width")
  }

  @Test func `a view in four variants`() {
    expectGolden(
      BadgeView("Inbox", count: count), .fitting, [.ofView, dark, large, arabic], named: "traits")
  }

  @Test func `the layout of a view as text`() {
    expectGolden(BadgeView("Inbox", count: count), as: .layout, named: "frames")
  }

  @Test func `a view as picture and text`() {
    expectGolden(BadgeView("Inbox", count: count), as: .both, named: "both")
  }

  @Test func `a controller on its device`() {
    expectGolden(InboxController([count, 12]), as: .both, named: "inbox")
  }

  @Test func `a controller in a given size`() {
    expectGolden(InboxController([count]), .size(320, 200), named: "small-inbox")
  }

  @Test func `a view of SwiftUI`() { expectGolden(BadgeRow("Inbox", count: count)) }

  @Test func `a view of SwiftUI in the dark`() {
    expectGolden(BadgeRow("Inbox", count: count), .fitting, [dark], as: .both, named: "dark-row")
  }

  @Test func `the layout of a view in the source`() {
    expectGolden(BadgeView("Inbox", count: count), inline: "")
  }
}

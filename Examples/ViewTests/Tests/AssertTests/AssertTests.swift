import Badges
import SwiftUI
import UIKit
@_exported import VitrineTesting
import XCTest

/// The number in the badges, which the check of this package changes.
private let count = 3

final class AssertTests: XCTestCase {
  private var dark: Variant {
    var variant = Variant.ofView
    variant.appearance = .dark
    return variant
  }

  func testViewInItsOwnSize() { assertGolden(BadgeView("Inbox", count: count)) }

  func testViewInAGivenSize() {
    assertGolden(BadgeView("Inbox", count: count), .size(200, 60), named: "wide")
  }

  func testViewInTheDark() {
    assertGolden(BadgeView("Inbox", count: count), .fitting, [dark], named: "dark")
  }

  func testLayoutAsText() {
    assertGolden(BadgeView("Inbox", count: count), as: .layout, named: "frames")
  }

  func testPictureAndText() {
    assertGolden(BadgeView("Inbox", count: count), as: .both, named: "both")
  }

  func testControllerOnItsDevice() { assertGolden(InboxController([count]), named: "inbox") }

  func testControllerOnATablet() {
    var variant = Variant.ofView
    variant.device = Device.named("ipad-pro-11") ?? .standard
    assertGolden(InboxController([count, 12]), .device, [variant], named: "tablet")
  }

  func testViewOfSwiftUI() { assertGolden(BadgeRow("Inbox", count: count)) }

  func testViewOfSwiftUIInAGivenSize() {
    assertGolden(BadgeRow("Inbox", count: count), .size(300, 100), named: "wide-row")
  }

  func testTolerance() {
    assertGolden(
      BadgeView("Inbox", count: count), named: "tolerant",
      tolerance: PictureTolerance(pixels: 10_000))
  }
}

/// Tests on the main actor, which need the exported import.
@MainActor final class MainActorAssertTests: XCTestCase {
  func testLayoutInTheSource() { assertGolden(BadgeView("Inbox", count: count), inline: "") }

  func testView() async { assertGolden(BadgeView("Inbox", count: count), named: "main-actor") }
}

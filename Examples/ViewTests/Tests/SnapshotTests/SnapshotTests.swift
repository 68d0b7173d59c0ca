import Badges
import SnapshotTesting
import SwiftUI
import Testing
import UIKit
import XCTest

/// The number in the badges, which the check of this package changes.
private let count = 3

@MainActor final class SnapshotXCTests: XCTestCase {
  private func badge() -> BadgeView { BadgeView("Inbox", count: count) }

  func testViewInASize() async {
    assertSnapshot(of: badge(), as: .image(size: CGSize(width: 120, height: 40)))
  }

  func testControllerOnADevice() async {
    assertSnapshot(of: InboxController([count]), as: .image(on: .iPhoneX))
  }

  func testControllerOnTwoDevices() async {
    assertSnapshots(
      of: InboxController([count]),
      as: ["se": .image(on: .iPhoneSe), "mini": .image(on: .iPadMini)])
  }

  func testDescription() async {
    assertSnapshot(
      of: badge(), as: .recursiveDescription(size: CGSize(width: 120, height: 40)), named: "badge")
  }

  func testValue() async { assertSnapshot(of: ["count": count], as: .json) }
}

@MainActor @Suite(.snapshots) struct SnapshotSuite {
  @Test func row() {
    assertSnapshot(of: BadgeRow("Inbox", count: count), as: .image)
  }

  @Test func rowInASize() {
    assertSnapshot(
      of: BadgeRow("Inbox", count: count), as: .image(layout: .fixed(width: 200, height: 60)))
  }

  @Test func rowInTheDark() {
    assertSnapshot(
      of: BadgeRow("Inbox", count: count), as: .image(traits: .init(userInterfaceStyle: .dark)))
  }

  @Test func lines() { assertSnapshot(of: "Inbox\n\(count)", as: .lines) }

  @Test func dump() { assertSnapshot(of: [count, 12], as: .dump) }
}

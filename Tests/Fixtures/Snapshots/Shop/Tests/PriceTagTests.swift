import SnapshotTesting
import SwiftUI
import XCTest

@testable import Shop

final class PriceTagTests: XCTestCase {
  private var price = 0
  override func setUp() async throws { price = 5 }
  func testPlain() { assertSnapshot(of: PriceTag(price: price), as: .image) }
  @MainActor func testLater() async throws {
    try await Task.sleep(nanoseconds: 1_000_000)
    let price = await loaded()
    assertSnapshot(of: PriceTag(price: price), as: .image)
  }
  nonisolated func loaded() async -> Int { 7 }
  func testBackground() async {
    await MainActor.run { assertSnapshot(of: PriceTag(price: 1), as: .image) }
  }
}

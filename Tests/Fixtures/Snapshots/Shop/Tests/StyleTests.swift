import SnapshotTesting
import SwiftUI
import Testing

@testable import Shop

@MainActor @Suite struct StyleTests {
  @Test(arguments: PriceTag.Style.allCases)
  func style(_ style: PriceTag.Style) {
    assertSnapshot(of: PriceTag(price: 9, style: style), as: .image, named: "\(style)")
  }
  @Test(arguments: [(1, PriceTag.Style.sale), (2, .plain)])
  func pair(price: Int, style: PriceTag.Style) async {
    assertSnapshot(of: PriceTag(price: price, style: style), as: .image, named: "\(price)")
  }
  @Test(.disabled("later")) func off() {}
}

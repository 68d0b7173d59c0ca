import Pricing
import XCTest

@testable import Shop

/// These tests take no snapshot, so their missing module does no harm.
final class LogicTests: XCTestCase {
  func testLogic() { XCTAssertEqual(Pricing.total(), 1) }
}

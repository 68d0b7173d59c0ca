import XCTest

final class CardTests: XCTestCase {}

import Testing
import VitrineRun

@Suite struct TestRegistrationTests {
  private func adapted(_ source: String) -> String {
    let file = SourceFile("Tests/A.swift", Array(source.utf8))
    let adapter = SourceAdapter([file], modules: ["XCTest", "Testing"], registers: .tests)
    return adapter.adapted().map { String(decoding: $0, as: UTF8.self) }.joined()
  }

  @Test func `methods of test cases are listed`() {
    let code = adapted(
      "import XCTest\nclass A: XCTestCase {\n  func testOne() {}\n  func helper() {}\n}\n")
    #expect(code.contains(#"SnapshotTest("A/testOne", in: A.self)"#))
    #expect(!code.contains("helper\""))
  }

  @Test func `methods of a class that derives from another test case are listed`() {
    let code = adapted(
      "import XCTest\nclass B: XCTestCase {}\nclass A: B { func testOne() {} }\n")
    #expect(code.contains(#"SnapshotTest("A/testOne", in: A.self)"#))
  }

  @Test func `methods of other classes, private ones and ones with parameters aren't listed`() {
    let code = adapted(
      """
      import XCTest
      class Other { func testOne() {} }
      class A: XCTestCase {
        private func testTwo() {}
        func testThree(_ a: Int) {}
        func testFour() async {}
        struct Inner { func testFive() {} }
      }
      """)
    #expect(!code.contains("SnapshotTest(\""))
  }

  @Test func `tests of Swift Testing are listed by their attribute`() {
    let code = adapted(
      "import Testing\n@Suite struct S {\n  @Test func one() {}\n  func two() {}\n}\n@Test func three() {}\n"
    )
    #expect(code.contains(#"SnapshotTest("S/one") { try S().`one`() }"#))
    #expect(code.contains(#"SnapshotTest("three") { try `three`() }"#))
    #expect(!code.contains("S/two"))
  }

  @Test func `a condition of the compiler remains`() {
    let code = adapted(
      "import XCTest\nclass A: XCTestCase {\n#if os(iOS)\n  func testOne() {}\n#endif\n}\n")
    #expect(code.contains("#if (os(Linux))\ntests.append"))
  }
}

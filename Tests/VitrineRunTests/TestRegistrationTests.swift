import Testing

@testable import VitrineRun

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

  @Test func `asynchronous methods and functions are awaited`() {
    let code = adapted(
      """
      import XCTest
      class A: XCTestCase { @MainActor func testOne() async throws {} }
      @Suite struct S { @Test func two() async {} }
      """)
    #expect(
      code.contains(
        #"SnapshotTest("A/testOne", in: A.self, awaiting: { test in try await test.`testOne`() })"#)
    )
    #expect(
      code.contains(#"SnapshotTest("S/two", awaiting: { try await (try await S()).`two`() })"#))
  }

  @Test func `tests of an actor and of a suite that is created asynchronously are awaited`() {
    let actor = adapted("import Testing\nactor A { @Test func one() {} }\n")
    #expect(actor.contains(#"awaiting: { try await (try await A()).`one`() }"#))
    let suite = adapted(
      "import Testing\nstruct S {\n  init() async {}\n  @Test func one() {}\n}\n")
    #expect(suite.contains(#"awaiting: { try await (try await S()).`one`() }"#))
  }

  @Test func `a test is repeated for its arguments`() {
    let code = adapted(
      """
      import Testing
      @Test("sizes", .tags(.a, .b), arguments: [CGSize(width: 1, height: 2), .zero])
      func one(in size: CGSize) {}
      @Test(arguments: zip([1, 2], ["a", "b"])) func two(_ number: Int, text: String) async {}
      @Test(arguments: Kind.allCases, [true]) func three(kind: Kind, isOn: [Int: Bool]) throws {}
      """)
    #expect(
      code.contains(
        "eachArgument([CGSize(width: 1, height: 2), .zero]) { (vitrine_0: CGSize) in "
          + "try `one`(in: vitrine_0) }"))
    #expect(
      code.contains(
        #"try await eachArgument(zip([1, 2], ["a", "b"])) { (vitrine_0: Int, vitrine_1: String)"#
          + " in try await `two`(vitrine_0, text: vitrine_1) }"))
    #expect(
      code.contains(
        "eachArgument(Kind.allCases, [true]) { (vitrine_0: Kind, vitrine_1: [Int: Bool]) in "))
  }

  @Test func `a disabled test and one without readable arguments have a reason`() {
    let source = """
      import Testing
      @Test(.disabled("later")) func one() {}
      @Test(.disabled(if: isCI)) func two() {}
      @Test func three(_ number: Int) {}
      """
    let file = SourceFile("Tests/A.swift", Array(source.utf8))
    let tests = TestRegistration(file, number: 0).tests
    #expect(tests.map(\.obstacle) == ["it is disabled", nil, "its arguments can't be read"])
    let code = adapted(source)
    #expect(code.contains(#"SnapshotTest("two")"#))
    #expect(!code.contains("one\"") && !code.contains("three\""))
  }

  @Test func `a name with quotation marks is text`() {
    let code = adapted("import Testing\n@Test func `a \"name\"`() {}\n")
    #expect(code.contains(#"SnapshotTest("a \"name\"")"#))
  }
}

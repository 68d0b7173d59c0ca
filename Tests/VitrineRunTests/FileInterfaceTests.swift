import Testing
import VitrineRun

/// Tests of the part of a file that other files depend on.
@Suite struct FileInterfaceTests {
  private static let text = """
    import SwiftUI
    let words = ["a"].map { $0 + "b" }
    protocol Named { var name: String { get } }
    struct Card: View, Named {
      var name: String { "card" }
      var count = 1 { didSet { update() } }
      @State private var isOn = { true }()
      var chosen = { set(1) }()
      init(_ count: Int = 2) { self.count = count }
      var body: some View { Text(name).padding(count > 1 ? 4 : 2) }
      func update() { print("updated") }
      subscript(index: Int) -> Int { get { index } set { count = newValue } }
    }
    """

  private func isSame(_ old: String, _ new: String) -> Bool {
    #expect(Self.text.contains(old))
    return FileInterface.digest(of: Array(Self.text.utf8))
      == FileInterface.digest(of: Array(Self.text.replacing(old, with: new).utf8))
  }

  @Test(arguments: [
    ("\"card\"", "\"box\""), ("padding(count > 1 ? 4 : 2)", "bold()"),
    ("print(\"updated\")", "if true { print(1) }"),
    ("self.count = count", "self.count = count + 1"),
    ("{ index }", "{ index + 1 }"), ("count = newValue", "count += newValue"),
    ("import SwiftUI\n", "import SwiftUI\n// A comment.\n\n"), ("Int = 2", "Int  =  2"),
  ])
  func `a body, a comment and space aren't in it`(old: String, new: String) {
    #expect(isSame(old, new))
  }

  @Test(arguments: [
    ("+ \"b\"", "+ \"c\""), ("{ get }", "{ get set }"), ("View, Named", "Named"),
    ("count = 1", "count = 1.0"),
    ("{ true }()", "{ 1 }()"), ("{ set(1) }()", "{ set(2.5) }()"), ("Int = 2", "Int = 3"),
    ("some View", "Text"),
    ("func update()", "func update(_: Int)"),
    ("@State private var", "@State var"), ("update() }", "update() }\n  var more = 1"),
    ("import SwiftUI\n", ""), ("update() }", "print(count) }"), ("{ print(\"updated\") }", ""),
  ])
  func `everything else is in it`(old: String, new: String) {
    #expect(!isSame(old, new))
  }

  @Test func `a body that is compiled into its callers is in it`() {
    let bodies = ["1", "2"].map {
      FileInterface.digest(of: Array("@_transparent func level() -> Int { \($0) }".utf8))
    }
    #expect(bodies[0] != bodies[1])
  }
}

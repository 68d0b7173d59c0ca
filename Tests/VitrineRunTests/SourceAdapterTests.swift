import Testing
import VitrineRun

@Suite struct SourceAdapterTests {
  private func adapted(_ source: String, modules: Set<String> = ["UIKit", "Foundation"]) -> String {
    let file = SourceFile("A.swift", Array(source.utf8))
    let texts = SourceAdapter([file], modules: modules).adapted()
    return String(decoding: texts[0], as: UTF8.self)
  }

  /// The adapted lines of the author's file, without the one that is added.
  private func lines(_ source: String) -> [String] {
    let all = adapted(source).split(separator: "\n", omittingEmptySubsequences: false)
    let end = all.lastIndex { $0.contains("func vitrineClasses") } ?? all.count
    return all[..<end].map { String($0).replacing("import VitrineRunner; ", with: "") }
  }

  @Test func `attributes of Objective-C are taken out`() {
    #expect(lines("@IBOutlet weak var a: UILabel!") == [" weak var a: UILabel!"])
    #expect(lines("@objc(name:) dynamic func b() {}") == ["  func b() {}"])
    #expect(lines("@UIApplicationMain class C {}") == [" class C {}"])
    #expect(lines("@available(iOS 10, *) func d() {}") == ["@available(iOS 10, *) func d() {}"])
  }

  @Test(arguments: [
    ("#available(iOS 13, *)", "vitrine_isSystem(13, 0, 0)"),
    ("#available(macOS 10.15, iOS 10.3.1, *)", "vitrine_isSystem(10, 3, 1)"),
    ("#available(iOS 9, iOSApplicationExtension 12.1, *)", "vitrine_isSystem(12, 1, 0)"),
    ("#unavailable(iOS 11)", "!vitrine_isSystem(11, 0, 0)"),
    ("#available(macOS 11, *)", "true"), ("#unavailable(macOS 11)", "false"),
    ("#available(", "true"), ("#available", "#available"),
  ])
  func `a condition of the system becomes a call`(_ condition: String, _ call: String) {
    #expect(lines("if \(condition)") == ["if \(call)"])
  }

  @Test(arguments: [
    ("= true", "Bool"), ("= -2", "Int"), ("= 0.5", "Double"), (#"= "a""#, "String"),
    ("= Color.red", "Color"), ("= Store()", "Store"), ("= A.B()", "A.B"), (": C? = nil", "C?"),
  ])
  func `an entry of the environment has a key and accessors`(_ value: String, _ type: String) {
    let line = lines("extension EnvironmentValues { @Entry var a \(value) }")[0]
    #expect(
      line.contains("var a: \(type) { get { self[VitrineEntry_a.self] }")
        || line.contains("var a:  \(type)"))
    #expect(line.contains("static var defaultValue:"))
    #expect(line.hasSuffix("} } }"))
  }

  @Test(arguments: [
    ("Transaction", "TransactionKey"), ("ContainerValues", "ContainerValueKey"),
    ("FocusedValues", "FocusedValueKey"),
  ])
  func `entries of other values have their keys`(_ type: String, _ key: String) {
    let line = lines("extension \(type) { @Entry var a: Int? = nil }")[0]
    #expect(line.contains("private struct VitrineEntry_a: \(key)"))
  }

  @Test func `an optional entry without a value is nil`() {
    let adapted = lines(
      """
      extension EnvironmentValues {
        @Entry var a: C?
        @Entry var b = 1
      }
      """)
    #expect(adapted[1].hasSuffix("static var defaultValue:  C? { nil } }"))
    #expect(adapted[2].contains("var b: Int"))
  }

  @Test(arguments: [
    "extension Other { @Entry var a = 1 }", "@Entry var a = 1",
    "extension EnvironmentValues { @Entry var a = make() }",
    "extension EnvironmentValues { @Entry var", "extension EnvironmentValues { @Entry var a =",
  ])
  func `an entry elsewhere or of no apparent type is kept`(_ source: String) {
    #expect(lines(source) == [source])
  }

  @Test func `a condition on several lines keeps them`() {
    #expect(lines("if #available(\n  iOS 13,\n  *), a {}").count == 3)
  }

  @Test func `strings and comments aren't changed`() {
    let source = #"let a = "@IBOutlet #selector(x)" // @objc"#
    #expect(lines(source) == [source])
  }

  @Test func `every line keeps its number`() {
    let source = """
      import UIKit
      @objc(
        name)
      class V: UIView {
        @IBOutlet
        var label: UILabel!
      }
      """
    let lines = lines(source)
    #expect(lines.count == 7)
    #expect(lines[5].hasSuffix("var label: UILabel!"))
    #expect(lines[6].contains("case \"label\": if let value = value as? UILabel"))
  }

  @Test func `a selector has the method's name in Objective-C`() {
    let source = """
      class V: UIView {
        @objc func a() {}
        @objc func b(_ sender: Any) {}
        @objc func c(sender: UIButton) {}
        @objc(own:) func d(_ x: Any?) {}
        func use() { f(#selector(a), #selector(V.b(_:)), #selector(self.c), #selector(d)) }
      }
      """
    let text = adapted(source)
    #expect(
      text.contains(
        #"f(Selector("a"), Selector("b:"), Selector("cWithSender:"), Selector("own:"))"#))
    #expect(text.contains(#"case "cWithSender:": guard let sender = sender as? UIButton"#))
  }

  @Test func `labels that begin with a preposition need no with`() {
    let source = "class V: UIView { @objc func show(for item: Any) {} }"
    #expect(adapted(source).contains(#"case "showFor:""#))
  }

  @Test func `actions of extensions are called by the class`() {
    let source = "class V: UIView {}\nextension V { @IBAction private func go(_ s: Any) {} }"
    #expect(adapted(source).contains(#"case "go:": _ = self.`go`(sender as Any)"#))
  }

  @Test func `classes that are no responders get nothing`() {
    let source = "class Model: NSObject { @objc var name = \"\" }"
    #expect(!adapted(source).contains("override public func"))
  }

  @Test func `selectors in a literal are code only in its interpolations`() {
    #expect(lines("let a = \"\\(f(#selector(b))) #selector(c)\"").joined().contains("#selector(c)"))
    #expect(!lines("let a = \"\\(f(#selector(b)))\"").joined().contains("#selector"))
    #expect(lines("let a = #\"\\(#selector(b))\"#").joined().contains("#selector(b)"))
    #expect(!lines("let a = #\"\\#(f(#selector(b)))\"#").joined().contains("#selector"))
  }

  @Test func `conditions for iOS hold`() {
    #expect(lines("#if os(iOS) || os(Linux)\n#endif")[0] == "#if os(Linux) || os(iOS)")
  }

  @Test func `modules that are missing are not imported`() {
    let lines = lines("import SnapKit\nimport class UIKit.UIView\nimport Foundation")
    #expect(lines[0] == "import VitrineRunner")
    #expect(lines[1] == "import class UIKit.UIView; import VitrineRunner")
    #expect(lines[2] == "import Foundation; import VitrineRunner")
  }

  @Test func `private classes inside of others are not listed`() throws {
    let source = "class V: UIView { private class W: UIView {} }\nclass G<T>: UIView {}"
    let text = adapted(source)
    let start = try #require(text.firstRange(of: "func vitrineClasses"))
    let list = text[start.lowerBound...]
    #expect(list.contains("(\"V\", V.self)"))
    #expect(!list.contains("W.self"))
    #expect(!list.contains("G.self"))
  }

  @Test func `every beginning of a file can be adapted`() {
    let source = Array(
      "import UIKit\n@objc(x) class A: UIView { @IBOutlet var a: [B]! @IBAction func c(_ d: (E) -> F, g: H) {} } #selector(A.c) #keyPath(A.b) #if os(iOS)"
        .utf8)
    for end in 0...source.count {
      let file = SourceFile("A.swift", Array(source[..<end]))
      #expect(SourceAdapter([file], modules: []).adapted().count == 1)
    }
  }

  @Test func `a target that is no responder gets its actions, once in a hierarchy`() {
    let source = """
      import Foundation
      class Model: NSObject {
        @objc func tick(_ timer: Timer) {}
      }
      class Child: Model {
        @objc func tock() {}
      }
      class Plain: NSObject {
        func quiet() {}
      }
      """
    let text = adapted(source)
    #expect(
      text.contains(
        "@discardableResult @MainActor public func perform(_ action: Selector, with sender: Any?)"))
    #expect(text.contains("default: return false"))
    #expect(text.contains("@MainActor override public func perform"))
    #expect(text.hasSuffix("import VitrineRunner\nextension Model: ActionReceiver {}\n"))
  }

  @Test func `initializers that only Apple's Foundation has are replaced`() {
    #expect(
      lines("var timer = Timer(); let a = ProcessInfo()") == [
        "var timer = Timer(timeInterval: 0, repeats: false, block: { _ in }); "
          + "let a = ProcessInfo.processInfo"
      ])
    #expect(lines("let a = Timer(x)") == ["let a = Timer(x)"])
  }

  @Test func `a provided module is imported without its internal declarations`() {
    let file = SourceFile(
      "A.swift", Array("@testable import SnapshotTesting\n@testable import Own".utf8))
    let adapter = SourceAdapter([file], modules: ["SnapshotTesting", "Own"], own: ["Own"])
    let text = String(decoding: adapter.adapted()[0], as: UTF8.self)
    #expect(!text.contains("@testable import SnapshotTesting"))
    #expect(text.contains("import SnapshotTesting; import VitrineRunner"))
    #expect(text.contains("@testable import Own; import VitrineRunner"))
  }

  @Test func `an import of a submodule is one of its module`() {
    let text = adapted("import os.log\nimport class UIKit.UIView", modules: ["os", "UIKit"])
    #expect(text.hasPrefix("@preconcurrency import os; import VitrineRunner\n"))
    #expect(text.contains("import class UIKit.UIView; import VitrineRunner"))
  }

  @Test func `a framework lists its classes for the program that imports it`() {
    let file = SourceFile("A.swift", Array("import UIKit\npublic class V: UIView {}".utf8))
    let text = SourceAdapter([file], modules: ["UIKit"], framework: "Kit").adapted()[0]
    let code = String(decoding: text, as: UTF8.self)
    #expect(
      code.contains(
        "@MainActor public func vitrineClassesKit_0() -> [(name: String, type: AnyClass)] "))
    #expect(code.contains("types.append((\"V\", V.self))"))
  }

  @Test func `classes of other modules count as bases`() {
    let base = SourceFile("Base.swift", Array("import UIKit\nopen class Base: UIView {}".utf8))
    let file = SourceFile(
      "A.swift", Array("import Kit\nclass V: Base { @IBOutlet var a: UILabel! }".utf8))
    let text = SourceAdapter([file], amid: [base, file], modules: ["UIKit", "Kit"]).adapted()[0]
    #expect(String(decoding: text, as: UTF8.self).contains("override public func setNamedValue"))
  }

  @Test func `a class on one line gets its members after a semicolon`() {
    let text = adapted("class C: UIView { @IBOutlet weak var l: UILabel! }")
    #expect(text.contains("var l: UILabel! ; @MainActor override public func setNamedValue"))
    #expect(adapted("class C: UIView { @IBAction func t() {}\n}").contains("\n@discardableResult"))
  }

  @Test func `a class under a condition is listed under it`() {
    let text = adapted("#if DEBUG\nclass C: UIView {}\n#else\nclass D: UIView {}\n#endif")
    #expect(text.contains("#if (DEBUG)\ntypes.append((\"C\", C.self))\n#endif"))
    #expect(
      text.contains("#if !((DEBUG))\ntypes.append((\"D\", D.self))\n#endif")
        || text.contains("#if !(DEBUG)\ntypes.append((\"D\", D.self))\n#endif"))
  }

  @Test func `a byte-order mark is dropped`() {
    #expect(!adapted("\u{FEFF}class C {}").contains("\u{FEFF}"))
  }

  @Test func `an optional requirement has a default, and its calls no question mark`() {
    let text = adapted(
      """
      @objc protocol P { @objc optional func f(a: Int) -> Int }
      class C { weak var d: P?; func g() { _ = d?.f?(a: 1) } }
      """)
    #expect(text.contains("protocol P : AnyObject {") || text.contains("protocol P: AnyObject"))
    #expect(text.contains("extension P { func f(a: Int) -> Int { missingValue() } }"))
    #expect(text.contains("d?.f(a: 1)"))
  }

  @Test func `methods that throw or wait are called by name`() {
    let text = adapted(
      "class C: UIView { @objc func f() throws {}\n@objc func g() async {}\n}")
    #expect(text.contains("case \"f\": _ = try? self.`f`()"))
    #expect(text.contains("case \"g\": Task { _ = await self.`g`() }"))
  }

  @Test func `a selector is that of the class around it`() {
    let text = adapted(
      """
      class A: UIView { @objc func tapped(_ s: Any) {} }
      class B: UIView { @objc func tapped() {}
        func f() { use(#selector(tapped), #selector(A.tapped), "\\(#selector(tapped))") } }
      """)
    #expect(
      text.contains(#"use(Selector("tapped"), Selector("tapped:"), "\(Selector("tapped"))")"#))
  }

  @Test func `a selector with labels has the method's own name`() {
    let text = adapted(
      "class A: UIView { @objc(fooWithThing:) func foo(_ t: Any) {}\nlet s = #selector(A.foo(_:))\n}"
    )
    #expect(text.contains(#"Selector("fooWithThing:")"#))
  }

  @Test func `several outlets of one declaration are connected`() {
    let text = adapted("class C: UIView { @IBOutlet weak var a: UILabel!, b: UIButton!\n}")
    #expect(
      text.contains("case \"a\"") && text.contains("case \"b\": if let value = value as? UIButton"))
  }

  @Test func `a class whose base has another name is a responder`() {
    let text = adapted("typealias Base = UIView\nclass C: Base { @IBAction func t() {}\n}")
    #expect(text.contains("override public func perform") && text.contains("(\"C\", C.self)"))
  }

  @Test func `a property that is stored by name asks for its value`() {
    let text = adapted("class L: CALayer { @NSManaged var progress: CGFloat\n}")
    #expect(
      text.contains("var progress: CGFloat { get { storedValue(value(forKey: \"progress\")) }"))
  }

  @Test func `a function that Core Data makes changes the list of its name`() {
    let text = adapted(
      """
      class A: NSManagedObject {
        @objc(addItemsObject:) @NSManaged public func addToItems(_ value: B)
        @NSManaged func insertIntoItems(_ value: B, at idx: Int)
        @NSManaged public func own() {}
      }
      """)
    #expect(
      text.contains(
        "public func addToItems(_ value: B) { changeManagedValues(\"addToItems\", [value]) }"))
    #expect(text.contains("{ changeManagedValues(\"insertIntoItems\", [value, idx]) }"))
    #expect(text.contains("public func own() {}"))
  }

  @Test func `a file without imports sees UIKit`() {
    #expect(adapted("// words\nclass C {}").hasPrefix("// words\nimport VitrineRunner; class C"))
  }

  @Test func `functions of the C library are Foundation's`() {
    #expect(
      adapted("import Foundation\nlet a = Darwin.round(2.5)").contains("= Foundation.round(2.5)"))
    #expect(adapted("import Darwin.C\nlet a = Names.Darwin.post()").contains("Names.Darwin.post()"))
  }
}

import TestSupport
import Testing
import VitrineBase
import VitrineRun

/// Tests of the choice of omitted code, with a compiler's messages as they would be.
@Suite struct OmissionRoundTests {
  /// A file in which errors are answered.
  private final class Case {
    var files: [FileOmissions]

    init(_ source: String) { files = [FileOmissions(SourceFile("A.swift", Array(source.utf8)))] }

    /// Answers errors at the first occurrences of words.
    func answer(
      _ errors: [(text: String, word: String)], round: Int = 0, needed: String? = nil,
      isInserted: Bool = false
    ) -> Bool {
      let text = String(decoding: files[0].file.bytes, as: UTF8.self)
      let places = errors.map { error in
        let index = text.firstRange(of: error.word)?.lowerBound ?? text.startIndex
        return (
          message: CompilerMessage(text: error.text, file: "A.swift", line: 1, column: 1), file: 0,
          place: SourceMap.Place(
            offset: text.utf8.distance(from: text.startIndex, to: index), isInserted: isInserted)
        )
      }
      let round = OmissionRound(level: OmissionRound.Level(round: round), needed: needed)
      return round.leaveOut(places, of: &files)
    }

    /// The remaining code with its replacements, without white space.
    var remainder: String {
      let adapted = SourceAdapter([files[0].remainder], modules: ["UIKit"]).adapted()[0]
      // A file without imports gets one.
      return String(decoding: adapted, as: UTF8.self).filter { !$0.isWhitespace }
        .replacing("importVitrineRunner;", with: "", maxReplacements: 1)
    }
  }

  @Test func `a statement is replaced by an empty one`() {
    let file = Case("func f() { a(); b(); c() }")
    #expect(file.answer([("cannot find 'b' in scope", "b()")]))
    #expect(file.remainder.hasPrefix("funcf(){a();();c()}"))
  }

  @Test func `after whole files the smallest pieces are left out again`() {
    let source = "func f() { a(); b() }"
    let file = Case(source)
    #expect(file.answer([("", "b()")], round: 11))
    #expect(!file.remainder.contains("funcf"))
    let later = Case(source)
    #expect(later.answer([("", "b()")], round: 12))
    #expect(later.remainder.hasPrefix("funcf(){a();()}"))
  }

  @Test func `a return gives an empty value of the function's type`() {
    let file = Case(
      "func f() -> Int { return b }\nfunc g() { return c }\nfunc h() { i { return d } }")
    #expect(file.answer([("", "b }"), ("", "c }"), ("", "d }")]))
    #expect(
      file.remainder.hasPrefix(
        "funcf()->Int{returnVitrineRunner.omittedValue(\"f()\")}funcg(){return}funch(){i{()}}"))
  }

  @Test func `an error in replaced code leaves out the next larger piece`() {
    let file = Case("func f() -> B { c }")
    #expect(file.answer([("", "c }")]))
    #expect(file.answer([("", "c }")]))
    #expect(
      file.remainder.hasPrefix("funcf()->B{returnVitrineRunner.omittedValue(\"f()\")}"))
    #expect(file.answer([("", "c }")]))
    #expect(file.remainder.hasPrefix("@MainActor"))
  }

  @Test func `an initializer without its body ends the run with its name`() {
    let file = Case("class A { init() { b } }")
    #expect(file.answer([("", "b }")], round: 8))
    #expect(file.remainder.contains("init(){Swift.fatalError(\"init()isleftout,"))
  }

  @Test func `the inner one of two errors is answered first`() {
    let file = Case("func f() { a { b() } }")
    #expect(file.answer([("", "a {"), ("", "b()")]))
    #expect(file.remainder.hasPrefix("funcf(){a{()}}"))
  }

  @Test func `a missing superclass is answered alone, by UIKit's class for its name`() {
    let file = Case("class A: BaseViewController, B { func f() { view } }")
    #expect(
      file.answer([("cannot find type", "BaseV"), ("cannot find type", "B {"), ("", "view")]))
    #expect(file.remainder.hasPrefix("classA:UIViewController,B{funcf(){view}}"))
    #expect(file.files[0].remainder.classes.first?.base == "UIViewController")
  }

  @Test func `a protocol whose requirements are missing is taken from its type`() {
    let file = Case("struct A: B, C { }")
    #expect(file.answer([("type 'A' does not conform to protocol 'C'", "A:")]))
    #expect(file.remainder.hasPrefix("structA:B,Any{}"))
  }

  @Test func `a missing return is added at the end of its function`() {
    let file = Case("func f() -> Int { if a { return 1 } }\nlet x = 1")
    #expect(file.answer([("missing return in global function", "}\nlet")]))
    #expect(
      file.remainder.hasPrefix(
        "funcf()->Int{ifa{return1};returnVitrineRunner.omittedValue(\"f()\")}letx=1"))
  }

  @Test func `a value whose type has an empty one is replaced, another one goes with its property`()
  {
    let file = Case("class A { let b: [Int] = c; let d: D = e }")
    #expect(file.answer([("", "c;"), ("", "e }")]))
    #expect(file.remainder.hasPrefix("classA{letb:[Int]=VitrineRunner.omittedValue(\"b\");}"))
  }

  @Test func `generated methods that don't compile are left out of their class`() {
    let file = Case("class A: UIView { @IBOutlet var b: UIView! }")
    #expect(file.remainder.contains("setNamedValue"))
    #expect(file.answer([("", "}")], isInserted: true))
    #expect(!file.remainder.contains("setNamedValue"))
  }

  @Test func `the controller's class and its file are never left out`() {
    let file = Case("class A: UIViewController {\n  var b = 1\n}")
    #expect(!file.answer([("", "A:")], needed: "A"))
    #expect(!file.answer([("", "A:")], round: 11, needed: "A"))
    #expect(file.answer([("", "b =")], round: 11, needed: "A"))
    #expect(file.remainder.hasPrefix("classA:UIViewController{}"))
  }

  @Test func `later rounds leave out larger pieces`() {
    for (round, rest) in [(0, "funcf(){()}"), (7, "funcf(){}"), (9, "funcf(){}"), (11, "")] {
      let file = Case("func f() { b }")
      #expect(file.answer([("", "b }")], round: round))
      #expect(file.remainder.replacing(";", with: "").hasPrefix(rest))
      #expect(file.remainder.contains("funcf") == (round < 11))
    }
  }

  @Test func `a declaration is left out if its empty body doesn't compile either`() {
    let file = Case("func f() { b }; var a = 1")
    #expect(file.answer([("", "b }")], round: 9))
    #expect(file.answer([("", "b }")], round: 9))
    #expect(file.remainder.replacing(";", with: "").hasPrefix("vara=1"))
  }

  @Test func `a conformance waits only for the errors in its file`() {
    var files = ["struct A: B { var c = d }", "struct E: B {}"].enumerated().map {
      FileOmissions(SourceFile("\($0.offset).swift", Array($0.element.utf8)))
    }
    let errors = [
      ("type 'A' does not conform to protocol 'B'", 0, 7), ("cannot find 'd' in scope", 0, 22),
      ("type 'E' does not conform to protocol 'B'", 1, 7),
    ].map { text, file, offset in
      (
        message: CompilerMessage(text: text, file: "\(file).swift", line: 1, column: 1), file: file,
        place: SourceMap.Place(offset: offset, isInserted: false)
      )
    }
    let round = OmissionRound(level: OmissionRound.Level(round: 0), needed: nil)
    #expect(round.leaveOut(errors, of: &files))
    let texts = files.map { String(decoding: $0.remainder.bytes, as: UTF8.self) }
    #expect(texts[0].contains(": B {") && !texts[0].contains("d }"))
    #expect(!texts[1].contains("B"))
  }

  @Test func `an import that its module doesn't have is left out`() {
    let file = Case("import struct UIKit.A\nlet b = 1")
    #expect(file.answer([("struct 'A' does not exist", "UIKit.A"), ("", "b =")]))
    #expect(file.remainder.contains("letb=1"))
    #expect(!file.remainder.contains("UIKit"))
  }
}

/// Tests that code with errors of all kinds compiles without the broken pieces.
@Suite struct OmissionTests {
  private static let source = """
    import UIKit
    import NotificationCenter
    import Alamofire
    import struct UIKit.Nothing

    struct Model: Missing { var a = 1 }
    enum Kind { case plain, other(Unknown) }
    typealias Handler = (Unknown) -> Void
    class Gone: NothingKnown { func f() { g() } }
    class Widget: BaseViewController, NCWidgetProviding, Bar {
      let manager: SessionManager = SessionManager.default
      let limit: Int = Settings.limit
      let service = AF.request("x")
      lazy var label: UILabel = { let l = UILabel(); l.bogus = 1; return l }()
      func total() -> Int { return service.count }
      func name() -> String { service.name }
      func make() -> Model? { let x = Unknown(); return x.model }
      func kind(_ k: Int) -> Int {
        switch k {
        case .bad: return 1
        default: return 3
        }
      }
      override func viewDidNothing() {}
      override func viewDidLoad() {
        super.viewDidLoad()
        view.bogus = 3
        view.backgroundColor = .red
      }
      func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
        completionHandler(.newData)
      }
    }

    """

  private func compile(
    _ folder: TemporaryFolder, _ policy: Compilation.Policy = .omitting, adding code: String = ""
  ) throws -> Program {
    let files = [SourceFile("Widget.swift", Array((Self.source + code).utf8))]
    var sources = ProgramSources(files: files, module: "Widgets", language: .five)
    sources.controller = "Widget"
    let toolchain = try Toolchain.find()
    return try Compiler(toolchain, cache: folder.path, .disk, policy: policy).program(sources)
  }

  @Test func `each broken piece is left out with its place and reason`() throws {
    let folder = try TemporaryFolder()
    let program = try compile(folder)
    let lines = program.omissions.map(\.description)
    #expect(Files.disk.exists(program.path))
    let expected = [
      "4:1: warning: the import of struct UIKit.Nothing is left out",
      "6:15: warning: the conformance to Missing is left out, because `Missing` isn't there; maybe it is a part of Alamofire",
      "7:13: warning: the declaration of plain is left out, because `Unknown` isn't there",
      "8:1: warning: the declaration of Handler is left out",
      "10:15: warning: UIViewController takes the place of the superclass BaseViewController",
      "10:54: warning: the conformance to Bar is left out",
      "11:3: warning: the property manager is left out",
      "12:20: warning: the value of limit is left out, because `Settings` isn't there",
      "13:3: warning: the property service is left out, because `AF` isn't there",
      "14:50: warning: a statement of label is left out, because `UILabel` has no `bogus`",
      "15:25: warning: a statement of total() is left out, because `service` is left out",
      "16:25: warning: the body of name() is left out, because `service` is left out",
      "17:27: warning: a statement of make() is left out, because `Unknown` isn't there",
      "20:5: warning: a case of kind(_:) is left out, because `Int` has no `bad`",
      "24:3: warning: viewDidNothing() is left out",
      "27:5: warning: a statement of viewDidLoad() is left out, because `UIView` has no `bogus`",
    ]
    for text in expected {
      #expect(lines.contains { $0.hasPrefix("Widget.swift:\(text)") }, "\(text)")
    }
    // The cached outcome has the same lines.
    #expect(try compile(folder).omissions == program.omissions)
    #expect(try compile(TemporaryFolder()).omissions == program.omissions)
  }

  @Test func `a failure after omissions has the reason that remains`() throws {
    let code = """
      @_silgen_name("nowhere") func nowhere()
      public func start() { nowhere() }

      """
    let failure = #expect(throws: CompileFailure.self) {
      try compile(TemporaryFolder(), adding: code)
    }
    let reason = failure?.reason ?? ""
    #expect(reason.hasPrefix("the extension's code doesn't compile; the compiler says:"))
    #expect(reason.contains("nowhere"))
    #expect((failure?.errors.count ?? 0) > 10)
  }

  @Test func `strict compilation refuses to leave out code, and the failure is cached`() throws {
    let folder = try TemporaryFolder()
    for _ in 0..<2 {
      let failure = #expect(throws: CompileFailure.self) { try compile(folder, .strict) }
      #expect(failure?.reason == "the extension's code doesn't compile")
      #expect((failure?.errors.count ?? 0) > 10)
    }
    let entries = folder.names.filter { $0.count == 64 }
    #expect(entries.count == 1)
  }
}

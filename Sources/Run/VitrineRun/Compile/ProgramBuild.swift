import VitrineBase
import VitrineImages

/// The compiler's inputs for a program: each module, then the extension with its main file.
struct ProgramBuild {
  /// A module's adapted texts and their compiler options.
  struct Unit {
    var name: String
    /// The author's files, to which generated ones are added.
    var files: [SourceFile]
    var texts: [[UInt8]] = []
    /// The author's places for the texts of the files; empty for a stand-in.
    var maps: [SourceMap] = []
    var language: LanguageMode
    var conditions: [String]
    var isStandIn = false
    /// Further code, such as Xcode generates from resources.
    var generated: [String] = []
  }

  private let sources: ProgramSources
  /// A Boolean value that indicates whether the program runs snapshot tests.
  var isTests: Bool { sources.isTests }
  /// The names of the author's files.
  let names: SourceNames
  private(set) var units: [Unit] = []

  init(_ sources: ProgramSources) {
    self.sources = sources
    names = sources.names
    for module in sources.modules {
      units.append(
        Unit(
          name: module.name, files: module.files, language: module.language,
          conditions: module.conditions, isStandIn: module.isStandIn, generated: module.generated))
    }
    units.append(
      Unit(
        name: sources.module, files: sources.files, language: sources.language,
        conditions: sources.conditions, generated: sources.generated))
    for index in units.indices { adapt(index) }
  }

  /// Replaces the files of a module by others with the same paths.
  mutating func replace(_ files: [SourceFile], ofUnit index: Int) {
    units[index].files = files
    adapt(index)
  }

  private mutating func adapt(_ index: Int) {
    let unit = units[index]
    guard !unit.isStandIn else {
      units[index].texts = located(unit.files, unit.files.map(\.withNetworking))
      return
    }
    let isProgram = index == units.count - 1
    let adapter = SourceAdapter(
      unit.files, amid: units.filter { !$0.isStandIn }.flatMap(\.files),
      modules: sources.platform.union(sources.modules.map(\.name)),
      own: Set(sources.modules.map(\.name)),
      framework: isProgram ? "" : unit.name,
      principal: isProgram ? sources.principalClass : nil,
      registers: !isProgram
        ? .nothing : sources.isTests ? .tests : sources.isWidgetKit ? .widgets : .nothing)
    let adapted = adapter.mapped()
    let last =
      isProgram
      ? sources.isTests ? Self.testMain(sources) : Self.main(sources)
      : "import VitrineRunner\n\(Self.unavailableNames)"
    let generated = unit.generated.map { Array($0.utf8) }
    units[index].texts =
      located(unit.files, adapted.map(\.bytes)) + generated + [Array(last.utf8)]
    units[index].maps = adapted.map(\.map)
  }

  /// Returns texts with the author's files and lines for errors and crashes.
  private func located(_ files: [SourceFile], _ texts: [[UInt8]]) -> [[UInt8]] {
    zip(files, texts).map { file, text in
      let name = names.name(of: file.path)
      let quoted = name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      let isPlain = name.utf8.allSatisfy { $0 >= 0x20 }
      return Array((isPlain ? "#sourceLocation(file: \"\(quoted)\", line: 1)\n" : "").utf8) + text
    }
  }

  /// Names that Foundation on Linux marks as unavailable or writes in English only, and the function
  /// for `#available`.
  ///
  /// A module's declarations shadow imported ones.
  private static let unavailableNames =
    "public typealias DateComponentsFormatter = VitrineRunner.WorldDateComponentsFormatter\n"
    + "public typealias ByteCountFormatter = VitrineRunner.WorldByteCountFormatter\n"
    + "public typealias PersonNameComponentsFormatter = VitrineRunner.WorldPersonNameFormatter\n"
    + SystemCondition.declaration

  /// Returns the main file, which lists the classes that interface files name.
  private static func main(_ sources: ProgramSources) -> String {
    let frameworks = sources.modules.filter { !$0.isStandIn }
    var lists = sources.files.indices.map { "\(ConnectionCode.listName(framework: "", $0))()" }
    for module in frameworks {
      lists += module.files.indices.map {
        "\(ConnectionCode.listName(framework: module.name, $0))()"
      }
    }
    let imports = frameworks.map { "import \($0.name)\n" }.joined()
    let registers =
      sources.isWidgetKit
      ? ", widgets: { \(sources.files.indices.map { "\(WidgetRegistration.name($0))()" }.joined(separator: "; ")) }"
      : ""
    let make = sources.principalClass.map { "[\"\($0)\": { vitrinePrincipal() }]" } ?? "[:]"
    let classes = lists.map { "types += \($0)\n" }.joined()
    return """
      import VitrineRunner
      \(imports)\(unavailableNames)runExtension {
      var types: [(name: String, type: AnyClass)] = []
      \(classes)return ExtensionClasses(types, make: \(make)\(registers))
      }

      """
  }

  /// Returns the main file of snapshot tests.
  private static func testMain(_ sources: ProgramSources) -> String {
    let lists = sources.files.indices.map { "\(TestRegistration.name($0))()" }
    return """
      import VitrineRunner
      import VitrineSnapshotRunner
      \(unavailableNames)runSnapshotTests { \(lists.joined(separator: " + ")) }

      """
  }

  /// Returns a program's key: the digest of the compiler's inputs.
  func digest(_ options: [String]) -> String {
    var content: [UInt8] = []
    for unit in units {
      let head = [unit.name] + unit.language.options + unit.conditions
      content += Array("\(head.joined(separator: " ")) \(unit.texts.count)\n".utf8)
      for text in unit.texts { content += Array("\(text.count) ".utf8) + text }
    }
    return Digest.hex(of: content + Array(options.joined(separator: "\n").utf8))
  }

  /// Returns the name of a text's file.
  ///
  /// The compiler allows top-level statements in `main.swift`.
  func name(_ unit: Unit, _ index: Int) -> String {
    let isMain = unit.name == sources.module && index == unit.texts.count - 1
    return isMain ? "main.swift" : "\(unit.name)-\(index).swift"
  }

  /// Writes the texts of a module.
  func write(_ unit: Int, to folder: String) throws(Disk.Failure) {
    for (index, text) in units[unit].texts.enumerated() {
      let path = FilePath.join(folder, name(units[unit], index))
      try Disk.write(text, to: path, isDurable: false)
    }
  }
}

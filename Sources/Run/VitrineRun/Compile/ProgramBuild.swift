import VitrineBase
import VitrineImages

/// The compiler's inputs for a program, and its invocations in order: each module, then the
/// extension with its main file.
struct ProgramBuild {
  /// One invocation of the compiler.
  struct Step {
    var arguments: [String]
    /// The module of the user's stand-in, if this step compiles one.
    var standIn: String?
  }

  /// A module's adapted texts and their compiler options.
  private struct Unit {
    var name: String
    var texts: [[UInt8]]
    var languageVersion: String
    var conditions: [String]
    var isStandIn: Bool
  }

  private let sources: ProgramSources
  private var units: [Unit] = []

  init(_ sources: ProgramSources) {
    self.sources = sources
    let modules = Toolchain.modules.union(sources.modules.map(\.name))
    let adapted = sources.modules.filter { !$0.isStandIn }.flatMap(\.files) + sources.files
    for module in sources.modules {
      let adapter = SourceAdapter(
        module.files, amid: adapted, modules: modules, framework: module.name)
      units.append(
        Unit(
          name: module.name,
          texts: Self.located(
            module.files,
            module.isStandIn ? module.files.map(\.withNetworking) : adapter.adapted())
            + (module.isStandIn ? [] : [Array("import VitrineRunner\n\(Self.names)".utf8)]),
          languageVersion: module.languageVersion, conditions: module.conditions,
          isStandIn: module.isStandIn))
    }
    let adapter = SourceAdapter(
      sources.files, amid: adapted, modules: modules, principal: sources.principalClass)
    units.append(
      Unit(
        name: sources.module,
        texts: Self.located(sources.files, adapter.adapted()) + [Array(Self.main(sources).utf8)],
        languageVersion: sources.languageVersion, conditions: sources.conditions,
        isStandIn: false))
  }

  /// Returns texts with the author's files and lines for errors and crashes.
  private static func located(_ files: [SourceFile], _ texts: [[UInt8]]) -> [[UInt8]] {
    zip(files, texts).map { file, text in
      let path = file.path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      let isPlain = file.path.utf8.allSatisfy { $0 >= 0x20 }
      return Array((isPlain ? "#sourceLocation(file: \"\(path)\", line: 1)\n" : "").utf8) + text
    }
  }

  /// Names that Foundation on Linux marks as unavailable.
  ///
  /// A module's declarations shadow imported ones.
  private static let names =
    "public typealias DateComponentsFormatter = VitrineRunner.WorldDateComponentsFormatter\n"

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
    let make = sources.principalClass.map { "[\"\($0)\": { vitrinePrincipal() }]" } ?? "[:]"
    let classes = lists.map { "types += \($0)\n" }.joined()
    return """
      import VitrineRunner
      \(imports)\(names)runExtension {
      var types: [(name: String, type: AnyClass)] = []
      \(classes)return ExtensionClasses(types, make: \(make))
      }

      """
  }

  /// Returns a program's key: the digest of the compiler's inputs.
  func digest(_ options: [String]) -> String {
    var content: [UInt8] = []
    for unit in units {
      let head = [unit.name, unit.languageVersion] + unit.conditions
      content += Array("\(head.joined(separator: " ")) \(unit.texts.count)\n".utf8)
      for text in unit.texts { content += Array("\(text.count) ".utf8) + text }
    }
    return Digest.hex(of: content + Array(options.joined(separator: "\n").utf8))
  }

  /// Returns the name of a text's file.
  ///
  /// The compiler allows top-level statements in `main.swift`.
  private func name(_ unit: Unit, _ index: Int) -> String {
    let isMain = unit.name == sources.module && index == unit.texts.count - 1
    return isMain ? "main.swift" : "\(unit.name)-\(index).swift"
  }

  func write(to folder: String) throws(Disk.Failure) {
    for unit in units {
      for (index, text) in unit.texts.enumerated() {
        let path = FilePath.join(folder, name(unit, index))
        try Disk.write(text, to: path, isDurable: false)
      }
    }
  }

  /// Returns the compiler's invocations in a folder, without the common options.
  func steps(in folder: String) -> [Step] {
    let objects = units.dropLast().map { FilePath.join(folder, "\($0.name).o") }
    return units.enumerated().map { index, unit in
      var arguments = ["-module-name", unit.name, "-swift-version", unit.languageVersion]
      arguments += ["-I", folder] + unit.conditions.flatMap { ["-D", $0] }
      arguments += unit.texts.indices.map { FilePath.join(folder, name(unit, $0)) }
      guard index < objects.count else {
        return Step(arguments: arguments + objects + ["-o", ProgramCache.output(in: folder)])
      }
      arguments += ["-parse-as-library", "-emit-module", "-emit-module-path"]
      arguments += [FilePath.join(folder, "\(unit.name).swiftmodule"), "-c", "-o", objects[index]]
      return Step(arguments: arguments, standIn: unit.isStandIn ? unit.name : nil)
    }
  }
}

import Foundation
import TestSupport
import Testing

/// Tests of a plan's portions, which are published completely and joined only if they belong
/// together.
@Suite struct PortionCommandTests {
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try write(into: folder, "")
    return folder
  }

  /// Writes a config of eight small pictures into a folder.
  ///
  /// One of its inputs shows an image.
  private func write(into folder: TemporaryFolder, _ place: String) throws {
    for (file, text) in [
      ("devices.json", smallScreens),
      ("one.json", #"{"app": "A", "content": {"label": "Hello"}}"#),
      (
        "two.json",
        #"{"app": "A", "content": {"image": "monkey.png", "width": 20, "height": 20}}"#
      ),
      (
        "vitrine.json",
        #"{"inputs": ["one.json", "two.json"], "deviceFile": "devices.json", "axes": {"devices": ["small", "large"], "wallpapers": ["light", "dark"], "chrome": ["card"]}}"#
      ),
    ] { _ = try folder.write(text, to: place + file) }
    try FileManager.default.copyItem(
      atPath: PackageRoot.file("Examples/images/monkey.png"),
      toPath: "\(folder.path)/\(place)monkey.png")
  }

  private func run(
    _ arguments: [String], in folder: String, environment: [String: String] = [:],
    binary: String = Program.path
  ) throws -> Program.Outcome {
    try Program.run(arguments, in: folder, binary: binary, environment: environment)
  }

  private func files(_ folder: String) -> [String: Data] {
    let names = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
    return Dictionary(
      uniqueKeysWithValues: names.compactMap { name in
        FileManager.default.contents(atPath: "\(folder)/\(name)").map { (name, $0) }
      })
  }

  @Test func `joined portions equal one batch, byte for byte`() throws {
    let folder = try project()
    #expect(try run(["batch", "--out", "all", "--quiet"], in: folder.path).code == 0)
    for portion in ["3/3", "1/3", "2/3"] {
      let made = try run(["portion", portion, "--out", "parts"], in: folder.path)
      #expect(made.code == 0, "\(made.errors)")
    }
    let merged = try run(["merge", "parts", "--out", "merged"], in: folder.path)
    #expect(merged.code == 0, "\(merged.errors)")
    let all = files(folder.path + "/all")
    #expect(all.count == 17 && all == files(folder.path + "/merged"))
  }

  @Test func `a published portion is kept, and a damaged one is drawn again`() throws {
    let folder = try project()
    _ = try run(["portion", "1/2", "--out", "parts"], in: folder.path)
    let first = files(folder.path + "/parts")
    let again = try run(["portion", "1/2", "--out", "parts"], in: folder.path)
    #expect(again.code == 0 && again.errors.contains("published already"))
    try FileManager.default.removeItem(atPath: folder.path + "/parts/1-of-2/batch.json")
    let mended = try run(["portion", "1/2", "--out", "parts"], in: folder.path)
    #expect(mended.code == 0 && !mended.errors.contains("published already"))
    #expect(files(folder.path + "/parts") == first)
  }

  @Test func `several processes that draw one portion publish it once`() async throws {
    let folder = try project()
    let path = folder.path
    let codes = try await withThrowingTaskGroup(of: Int32.self) { group in
      for _ in 0..<4 {
        group.addTask {
          try Program.run(["portion", "1/1", "--out", "parts", "--quiet"], in: path).code
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(codes == [0, 0, 0, 0])
    #expect(try FileManager.default.contentsOfDirectory(atPath: path + "/parts") == ["1-of-1"])
  }

  @Test func `another build takes no part, and its portions aren't joined`() throws {
    let folder = try project()
    // The build has the same version. The byte is an unused one of the ELF header.
    let other = folder.path + "/bin/vitrine"
    var program = try #require(FileManager.default.contents(atPath: Program.path))
    program[15] ^= 1
    _ = try folder.write(Array(program), to: "bin/vitrine")
    for name in ["Fonts", "Wallpapers"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/" + name, withDestinationPath: PackageRoot.file(name))
    }
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: other)
    _ = try run(["portion", "1/2", "--out", "parts"], in: folder.path)
    let refused = try run(["portion", "1/2", "--out", "parts"], in: folder.path, binary: other)
    #expect(refused.code == 78 && refused.errors.contains("it was drawn with another program"))
    let drawn = try run(["portion", "2/2", "--out", "others"], in: folder.path, binary: other)
    #expect(drawn.code == 0, "\(drawn.errors)")
    let merged = try run(
      ["merge", "parts/1-of-2", "others/2-of-2", "--out", "all"], in: folder.path)
    #expect(merged.code == 3)
    #expect(
      merged.errors.contains("others/2-of-2: error: is of another world than parts/1-of-2"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/all"))
  }

  @Test func `an unexpected world takes no part`() throws {
    let folder = try project()
    let refused = try run(
      ["portion", "1/2", "--out", "parts", "--world", "abc"], in: folder.path)
    #expect(refused.code == 78 && refused.errors.contains("take no part"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/parts"))
    let plan = try run(["plan", "--portions", "2"], in: folder.path).output
    let world = plan.components(separatedBy: #""world": ""#)[1].prefix(64)
    let drawn = try run(
      ["portion", "1/2", "--out", "parts", "--world", String(world)], in: folder.path)
    #expect(drawn.code == 0, "\(drawn.errors)")
  }

  @Test func `parts drawn from another image are refused with its name`() throws {
    let folder = try project()
    _ = try run(["batch", "--out", "one", "--shard", "1/2"], in: folder.path)
    let list = try run(["batch", "--out", "two", "--shard", "2/2"], in: folder.path)
    #expect(list.code == 0)
    let whole = try run(["merge", "one", "two", "--out", "all"], in: folder.path)
    #expect(whole.code == 0, "\(whole.errors)")
    try FileManager.default.removeItem(atPath: folder.path + "/monkey.png")
    try FileManager.default.copyItem(
      atPath: PackageRoot.file("Examples/images/mail.png"), toPath: folder.path + "/monkey.png")
    _ = try run(["batch", "--out", "two", "--shard", "2/2"], in: folder.path)
    let mixed = try run(["merge", "one", "two", "--out", "all"], in: folder.path)
    #expect(mixed.code == 3 && mixed.errors.contains("was drawn from another monkey.png"))
    // A run isn't resumed with pictures of the other image either.
    let resumed = try run(["batch", "--out", "one", "--shard", "1/2", "--resume"], in: folder.path)
    #expect(resumed.code == 3 && resumed.errors.contains("from another monkey.png"))
  }

  @Test func `missing portions are listed`() throws {
    let folder = try project()
    for portion in ["1/4", "3/4"] {
      _ = try run(["portion", portion, "--out", "parts"], in: folder.path)
    }
    let merged = try run(["merge", "parts", "--out", "all"], in: folder.path)
    #expect(merged.code == 3 && merged.errors.contains("missing; portions 2/4 and 4/4"))
  }

  @Test func `a folder that cannot be written requests another attempt`() throws {
    let folder = try project()
    _ = try folder.write("a file", to: "parts")
    let failed = try run(["portion", "1/2", "--out", "parts"], in: folder.path)
    #expect(failed.code == 75 && failed.errors.contains("try again"))
  }

  @Test(arguments: [
    ["SLURM_ARRAY_TASK_ID": "7", "SLURM_ARRAY_TASK_COUNT": "4", "SLURM_ARRAY_TASK_MIN": "5"],
    ["JOB_COMPLETION_INDEX": "2", "VITRINE_SHARD_COUNT": "4"],
    ["AWS_BATCH_JOB_ARRAY_INDEX": "2", "AWS_BATCH_JOB_ARRAY_SIZE": "4"],
    ["VITRINE_SHARD_INDEX": "2", "VITRINE_SHARD_COUNT": "4"],
    ["BUILDKITE_PARALLEL_JOB": "2", "BUILDKITE_PARALLEL_JOB_COUNT": "4"],
    ["CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "4"],
  ])
  func `the variables of job arrays choose the part`(variables: [String: String]) throws {
    let folder = try project()
    let drawn = try run(
      ["portion", "auto", "--out", "parts"], in: folder.path, environment: variables)
    #expect(drawn.code == 0 && drawn.errors.contains("portion 3/4: "), "\(drawn.errors)")
    let batch = try run(["batch", "--out", "shard"], in: folder.path, environment: variables)
    #expect(batch.code == 0, "\(batch.errors)")
    #expect(
      files(folder.path + "/shard")["batch.json"]
        == files(folder.path + "/parts/3-of-4")["batch.json"])
  }

  @Test func `a job array without a size is refused`() throws {
    let folder = try project()
    let variables = ["JOB_COMPLETION_INDEX": "2"]
    let refused = try run(["batch", "--out", "all"], in: folder.path, environment: variables)
    #expect(refused.code == 2 && refused.errors.contains("set VITRINE_SHARD_COUNT"))
    let whole = try run(
      ["batch", "--out", "all", "--shard", "1/1"], in: folder.path, environment: variables)
    #expect(whole.code == 0)
    let outside = try run(["portion", "auto", "--out", "all"], in: folder.path)
    #expect(outside.code == 2 && outside.errors.contains("SLURM_ARRAY_TASK_ID"))
  }

  @Test func `the cache of another checkout has every picture`() throws {
    let folder = try TemporaryFolder()
    try write(into: folder, "here/")
    try write(into: folder, "else/where/")
    for (place, word) in [("here", "done"), ("else/where", "cached")] {
      let made = try run(
        ["batch", "--out", "pictures", "--json", "--cache", folder.path + "/cache"],
        in: folder.path + "/" + place)
      #expect(made.output.components(separatedBy: #""event": "\#(word)""#).count == 9)
    }
    #expect(
      files(folder.path + "/here/pictures") == files(folder.path + "/else/where/pictures"))
  }

  @Test func `a worker draws the portions of its input and answers in JSON`() throws {
    let folder = try project()
    _ = try folder.write("1/2\n2/2\n1/2\n5/2\n", to: "list")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Program.path)
    process.arguments = ["work", "--out", "parts", "--quiet"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardInput = FileHandle(forReadingAtPath: folder.path + "/list")
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let events = try String(decoding: data, as: UTF8.self).split(separator: "\n").map { line in
      try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(process.terminationStatus == 0)
    #expect(events.map { $0["event"] as? String } == ["ready", "done", "done", "kept", "failed"])
    #expect(events[4]["code"] as? Int == 2)
    #expect(try run(["merge", "parts", "--out", "all"], in: folder.path).code == 0)
  }
}

import Foundation
import TestSupport
import Testing

/// Stores, caches and manifests that list other files than they contain.
@Suite struct ClaimTests {
  private func run(_ words: [String], _ folder: TemporaryFolder) throws -> Program.Outcome {
    try Program.run(words, in: folder.path, environment: ["CI": ""])
  }

  private func files(_ folder: TemporaryFolder, _ root: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: folder.path + "/" + root)?.allObjects
    return (all as? [String] ?? []).map { root + "/" + $0 }.filter {
      FileManager.default.contents(atPath: folder.path + "/" + $0) != nil
    }.sorted()
  }

  private func bytes(_ folder: TemporaryFolder, _ name: String) throws -> Data {
    try #require(FileManager.default.contents(atPath: folder.path + "/" + name))
  }

  @Test(arguments: ["empty", "cut", "flipped", "swapped"])
  func `a bad entry of a cache is dropped with a message and drawn again`(damage: String) throws {
    let folder = try smallProject()
    _ = try run(["batch", "--out", "one", "--cache", "cache", "--quiet"], folder)
    let names = files(folder, "cache").filter { !$0.contains("backdrops") }
    #expect(!names.isEmpty)
    let old = try names.map { try [UInt8](bytes(folder, $0)) }
    for index in names.indices {
      var changed = old[index]
      switch damage {
      case "empty": changed = []
      case "cut": changed.removeLast(changed.count / 3)
      case "flipped": changed[changed.count * 3 / 4] ^= 1
      default:
        // Every file of the same kind belongs to the other picture.
        let suffix = names[index].suffix(4)
        let other = names.indices.first { $0 != index && names[$0].hasSuffix(suffix) }
        changed = old[try #require(other)]
      }
      _ = try folder.write(changed, to: names[index])
    }
    let second = try run(["batch", "--out", "two", "--cache", "cache", "--quiet"], folder)
    #expect(second.code == 0)
    #expect(second.errors.contains("warning: "), "\(second.errors)")
    for name in files(folder, "one") {
      let twin = name.replacingOccurrences(of: "one/", with: "two/")
      #expect(try bytes(folder, name) == bytes(folder, twin), "\(name)")
    }
    let third = try run(["batch", "--out", "three", "--cache", "cache", "--json"], folder)
    #expect(third.output.components(separatedBy: "\"cached\"").count == 3, "\(third)")
    #expect(!third.errors.contains("warning"))
  }

  @Test func `merge refuses a picture that differs from its manifest`() throws {
    for damage in ["swapped", "missing", "broken"] {
      let folder = try smallProject()
      _ = try run(["batch", "--out", "part", "--quiet"], folder)
      let name = "part/w/small-compact-chrome-none.png"
      switch damage {
      case "swapped":
        _ = try folder.write(
          [UInt8](try bytes(folder, "part/w/large-compact-chrome-none.png")), to: name)
      case "missing": try FileManager.default.removeItem(atPath: folder.path + "/" + name)
      default: _ = try folder.write("no", to: name)
      }
      let merge = try run(["merge", "part", "--out", "all"], folder)
      #expect(merge.code == 3, "\(damage) \(merge)")
      #expect(merge.errors.contains(name), "\(damage) \(merge.errors)")
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/all/batch.json"))
    }
  }

  @Test(arguments: ["missing", "replaced", "broken"])
  func `a golden that differs from its manifest fails every command`(
    damage: String
  ) throws {
    let folder = try smallProject()
    #expect(try run(["record"], folder).code == 0)
    #expect(try run(["test", "--quiet"], folder).code == 0)
    let path = "Goldens/w/small-compact-chrome-none.png"
    let old = try bytes(folder, path)
    switch damage {
    case "missing": try FileManager.default.removeItem(atPath: folder.path + "/" + path)
    case "replaced":
      _ = try folder.write(
        [UInt8](try bytes(folder, "Goldens/w/large-compact-chrome-none.png")), to: path)
    default: _ = try folder.write("no", to: path)
    }
    let test = try run(["test"], folder)
    #expect(test.code == 1, "\(test)")
    #expect(test.output.contains("w/small-compact-chrome-none"), "\(test)")
    let status = try run(["status"], folder)
    #expect(status.code == 1 && status.output.contains("broken"), "\(status)")
    let record = try run(["record"], folder)
    #expect(record.code == 1 && record.errors.contains("--all"), "\(record)")
    #expect(try run(["record", "--all", "--quiet"], folder).code == 0)
    #expect(try bytes(folder, path) == old)
    #expect(try run(["test", "--quiet"], folder).code == 0)
    #expect(try run(["status"], folder).code == 0)
  }

  @Test func `a resumed run draws changed pictures again`() throws {
    let folder = try smallProject()
    _ = try run(["batch", "--out", "all", "--quiet"], folder)
    _ = try run(["batch", "--out", "part", "--quiet"], folder)
    _ = try folder.write(
      [UInt8](try bytes(folder, "part/w/large-compact-chrome-none.png")),
      to: "part/w/small-compact-chrome-none.png")
    _ = try folder.write("", to: "part/w/large-compact-chrome-none.layout.json")
    #expect(try run(["batch", "--out", "part", "--resume", "--quiet"], folder).code == 0)
    for name in files(folder, "all") {
      let twin = name.replacingOccurrences(of: "all/", with: "part/")
      #expect(try bytes(folder, name) == bytes(folder, twin), "\(name)")
    }
  }
}

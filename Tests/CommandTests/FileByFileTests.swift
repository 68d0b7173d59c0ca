import Foundation
import TestSupport
import Testing

/// Tests that files compiled at different times make the same program as a new compilation.
@Suite struct FileByFileTests {
  /// A copy of a widget of four files, with a cache.
  private struct Author {
    let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      try FileManager.default.copyItem(
        atPath: PackageRoot.file("Tests/Fixtures/Home/Pieces"), toPath: folder.path + "/Pieces")
    }

    func edit(_ file: String, _ old: String, _ new: String) throws {
      let path = folder.path + "/Pieces/" + file
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(text.contains(old))
      try text.replacing(old, with: new).write(toFile: path, atomically: true, encoding: .utf8)
    }

    /// Draws the widget with a cache, and returns its picture.
    @discardableResult
    func draw(_ cache: String) throws -> Data {
      let outcome = try Program.run(
        ["render", folder.path + "/Pieces", "--run", "--quiet", "-o", folder.path + "/a.png"],
        environment: ["VITRINE_CACHE": folder.path + "/" + cache])
      #expect(outcome.code == 0, "\(outcome.errors)")
      return try Data(contentsOf: URL(fileURLWithPath: folder.path + "/a.png"))
    }

    /// Returns the digests of the programs of a cache.
    func programs(_ cache: String) throws -> Set<String> {
      let run = folder.path + "/" + cache + "/run"
      let names = try FileManager.default.contentsOfDirectory(atPath: run)
      return Set(
        names.filter { $0.count == 64 }.compactMap {
          try? String(contentsOfFile: "\(run)/\($0)/Widget.sha256", encoding: .utf8)
        })
    }

    func objects(_ cache: String) throws -> Int {
      try FileManager.default.contentsOfDirectory(
        atPath: folder.path + "/" + cache + "/run/objects"
      ).count
    }
  }

  /// An edit of one file, and the number of files that are compiled for it.
  struct Edit: Sendable {
    var file: String
    var old: String
    var new: String
    var compiled: Int
  }

  @Test(.timeLimit(.minutes(5)))
  func `an edit compiles the files that depend on it, and the program is the same`() throws {
    let author = try Author()
    try author.draw("cache")
    #expect(try author.objects("cache") == 5)
    let edits = [
      Edit(file: "PiecesView.swift", old: "VStack {", new: "HStack {", compiled: 1),
      Edit(file: "Parts.swift", old: "padding(4)", new: "background(.red)", compiled: 1),
      Edit(file: "Parts.swift", old: "$0 + 1", new: "Double($0)", compiled: 5),
      Edit(file: "Level.swift", old: "Int", new: "UInt8", compiled: 5),
      Edit(file: "Parts.swift", old: "import SwiftUI", new: "// A\nimport SwiftUI", compiled: 1),
    ]
    for (index, edit) in (Slow.isOn ? edits : [edits[0], edits[2]]).enumerated() {
      let count = try author.objects("cache")
      try author.edit(edit.file, edit.old, edit.new)
      let picture = try author.draw("cache")
      #expect(try author.objects("cache") == count + edit.compiled, "\(edit)")
      let other = "new-\(index)"
      #expect(try author.draw(other) == picture, "\(edit)")
      #expect(try author.programs("cache").isSuperset(of: author.programs(other)), "\(edit)")
    }
  }

  @Test(.enabled(if: Slow.isOn))
  func `messages don't depend on earlier compilations`() throws {
    let author = try Author()
    try author.draw("cache")
    try author.edit("Parts.swift", "padding(4)", "padding(many)")
    try author.edit("PiecesView.swift", "limit)\")", "limit) \\(missing)\")")
    let outcomes = try ["cache", "new"].map { cache in
      try Program.run(
        ["render", author.folder.path + "/Pieces", "--run", "-o", author.folder.path + "/a.png"],
        environment: ["VITRINE_CACHE": author.folder.path + "/" + cache])
    }
    #expect(outcomes[0].errors == outcomes[1].errors)
    #expect(outcomes[0].errors.contains("`many` isn't there"))
    #expect(outcomes[0].errors.contains("`missing` isn't there"))
  }
}

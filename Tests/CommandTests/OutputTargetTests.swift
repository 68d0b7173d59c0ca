import Foundation
import TestSupport
import Testing

/// Outputs that aren't regular files, are in use, or cannot be completed.
@Suite struct OutputTargetTests {
  private func shell(_ line: String, _ folder: TemporaryFolder) throws -> Program.Outcome {
    try Program.run(
      ["-c", line], in: folder.path, binary: "/bin/sh",
      environment: ["VITRINE": Program.path, "CI": ""])
  }

  private func leftovers(_ folder: TemporaryFolder) -> [String] {
    let all = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    return all.filter { $0.contains(".tmp") || $0.hasSuffix(".new") || $0.hasSuffix(".pending") }
  }

  @Test func `names that aren't UTF-8 are read, found, written and named`() throws {
    let folder = try smallProject()
    let outcome = try shell(
      #"""
      set -e
      f=$(printf 'w\377'); d=$(printf 'd\377'); mkdir "$d"
      printf '{"app": "A", "content": {"label": "x"}}' > "$d/$f.json"
      "$VITRINE" render "$d/$f.json" -o "$d/a.png" --quiet
      cp "$d/$f.json" b.json; "$VITRINE" render b.json -o b.png --quiet; cmp "$d/a.png" b.png
      (cd "$d"; "$VITRINE" render "$f.json" --quiet; ls "$f"-iphone-7-compact.png)
      "$VITRINE" lint "$d/$f.json" --fail-on never
      ! "$VITRINE" render "$d/missing.json"
      """#, folder)
    #expect(outcome.code == 0, "\(outcome)")
    #expect(outcome.errors.contains("d\u{EFFF}/missing.json"), "\(outcome)")
  }

  @Test func `a pipe gets the picture and stays a pipe`() throws {
    let folder = try smallProject()
    let outcome = try shell(
      "mkfifo p; cat p > a.png & timeout 60 \"$VITRINE\" render w.json -o p --quiet; wait; test -p p && \"$VITRINE\" render w.json -o b.png --quiet && cmp a.png b.png",
      folder)
    #expect(outcome.code == 0, "\(outcome)")
  }

  @Test func `a link is followed and stays a link`() throws {
    let folder = try smallProject()
    let outcome = try shell(
      "mkdir far; echo old > far/real.png; ln -s far/real.png l.png; ln -s far/new.png m.png; \"$VITRINE\" render w.json -o l.png && \"$VITRINE\" render w.json -o m.png && test -L l.png && test -L m.png && cmp far/real.png far/new.png && head -c4 far/real.png | grep -q PNG",
      folder)
    #expect(outcome.code == 0, "\(outcome)")
    #expect(leftovers(folder) == [])
  }

  @Test func `a dash is standard output, which gets only the file`() throws {
    let folder = try smallProject()
    let outcome = try shell(
      "ln -s /dev/fd/1 link; \"$VITRINE\" render w.json -o a.png && for o in - link; do \"$VITRINE\" render w.json -o $o | cmp - a.png || exit 1; done; test -L link && \"$VITRINE\" render w.json -o - > b.png && cmp a.png b.png; \"$VITRINE\" render w.json -o link > c.png && cmp a.png c.png",
      folder)
    #expect(outcome.code == 0, "\(outcome)")
    #expect(
      folder.names == ["a.png", "b.png", "c.png", "devices.json", "link", "vitrine.json", "w.json"])
    let several = try shell("\"$VITRINE\" render w.json --all-modes -o -", folder)
    #expect(several.code == 2 && several.errors.contains("one picture"), "\(several.errors)")
    let document = try shell("\"$VITRINE\" convert w.json -o -", folder)
    #expect(document.code == 3 || document.output.hasPrefix("{"))
  }

  /// Writes to devices that the test creates, so that an error never replaces a device of the
  /// machine.
  @Test func `devices are written to, and a full one is reported`() throws {
    let folder = try smallProject()
    // Not every user and container has the right to create devices.
    guard try shell("mknod full c 1 7 && mknod null c 1 3 && : > null", folder).code == 0 else {
      return
    }
    let outcome = try shell(
      "\"$VITRINE\" render w.json -o full; c=$?; test -c full || exit 9; \"$VITRINE\" render w.json -o null --quiet || exit 8; test -c null || exit 9; exit $c",
      folder)
    #expect(outcome.code == 4, "\(outcome)")
    #expect(outcome.errors.contains("full: error: cannot be written: no space left"))
  }

  /// Calls that print a result, in the folder of `smallProject`.
  private static let printing = [
    ["--help"], ["version"], ["devices"], ["fonts"], ["manual"], ["completions", "bash"],
    ["layout", "w.json"], ["layout", "w.json", "--json"], ["explain", "w.json"],
    ["lint", "w.json"], ["lint", "--list"], ["plan"], ["digests"], ["status"],
    ["diff", "w.json", "w.json"], ["render", "w.json", "-o", "a.png"],
    ["render", "w.json", "-o", "-"],
    ["play", "play.json", "-o", "played"], ["test", "--format", "json"], ["doctor"],
    ["devices", "--json"], ["doctor", "--json"], ["plan", "--json"], ["status", "--json"],
    [
      "convert",
      PackageRoot.file("Tests/Fixtures/Interface/Canvas/hidden-navigation-bar.storyboard"),
    ],
    ["batch", "--out", "out", "--json"],
  ]

  @Test func `a result that cannot be written is exit code 4, for every command`() throws {
    let folder = try smallProject()
    _ = try folder.write(
      #"{"widgets": [{"file": "w.json", "name": "w"}], "steps": [{"appear": true}]}"#,
      to: "play.json")
    for words in Self.printing {
      let closed = Pipe()
      try closed.fileHandleForReading.close()
      let full = FileHandle(forWritingAtPath: "/dev/full")
      for (output, reason) in [
        (closed.fileHandleForWriting, "its reader has closed it"),
        (full, "no space left on the disk"),
      ] {
        guard let output else { continue }
        let outcome = try Program.run(words, in: folder.path, output: output)
        #expect(outcome.code == 4, "\(words) \(reason) \(outcome)")
        #expect(
          outcome.errors.hasSuffix("standard output: error: cannot be written: \(reason)\n")
            || outcome.errors.hasSuffix("-: error: cannot be written: \(reason)\n"),
          "\(words) \(outcome.errors)")
      }
    }
  }

  @Test func `a closed standard output is exit code 4, and no file gets its descriptor`() throws {
    let folder = try smallProject()
    let outcome = try shell("\"$VITRINE\" render w.json -o a.png >&-", folder)
    #expect(outcome.code == 4, "\(outcome)")
    #expect(outcome.errors == "standard output: error: cannot be written: it is closed\n")
    #expect(try shell("\"$VITRINE\" render w.json -o b.png && cmp a.png b.png", folder).code == 0)
  }

  @Test func `exceeding a limit of file sizes is reported and leaves no file`() throws {
    let folder = try smallProject()
    for words in ["batch --out out --quiet", "record --quiet", "test --quiet"] {
      let outcome = try shell("ulimit -f 1; \"$VITRINE\" \(words)", folder)
      #expect(outcome.code == 4, "\(words) \(outcome)")
      #expect(outcome.errors.contains("too large"), "\(outcome.errors)")
      #expect(!outcome.errors.contains("Failure("), "\(outcome.errors)")
      #expect(leftovers(folder) == [], "\(words)")
    }
  }

  @Test func `unfinished files of a killed run are removed by the next run`() throws {
    let folder = try smallProject()
    #expect(try shell("\"$VITRINE\" record --quiet", folder).code == 0)
    for name in [
      "Goldens/w/large-compact-chrome-none.png.new", "Goldens/goldens.txt.new",
      "Goldens/w/.vitrine-999999-0.tmp", "Goldens/.vitrine-1-0.tmp", "out/w/.vitrine-1-7.tmp",
      "out/.vitrine-1-7.tmp", ".vitrine/run/w/.vitrine-1-7.tmp",
    ] { _ = try folder.write("x", to: name) }
    #expect(try shell("\"$VITRINE\" test --quiet", folder).code == 0)
    #expect(try shell("\"$VITRINE\" batch --out out --quiet", folder).code == 0)
    #expect(leftovers(folder) == [])
  }

  /// Runs a process that holds the lock of a folder, like another run of the program.
  private func locked(
    _ inner: String, _ line: String, _ folder: TemporaryFolder
  ) throws -> Program.Outcome {
    try shell("mkdir -p \(inner); exec 9< \(inner); flock 9; \(line)", folder)
  }

  @Test func `a folder that another run writes to is refused by name`() throws {
    let folder = try smallProject()
    for (inner, words) in [
      ("out", "batch --out out --quiet"), ("Goldens", "record --quiet"),
      (".vitrine/run", "test --quiet"),
    ] {
      let outcome = try locked(inner, "\"$VITRINE\" \(words) 9<&-", folder)
      #expect(outcome.code == 4, "\(words) \(outcome)")
      #expect(
        outcome.errors.contains("\(inner): error: another process"), "\(words) \(outcome.errors)")
    }
    #expect(try shell("\"$VITRINE\" batch --out out --quiet", folder).code == 0)
    let merge = try locked("all", "\"$VITRINE\" merge out --out all 9<&-", folder)
    #expect(merge.code == 4 && merge.errors.contains("all: error: another process"))
    let report = try locked("page", "\"$VITRINE\" report out -o page --quiet 9<&-", folder)
    #expect(report.code == 4 && report.errors.contains("page: error: another process"))
  }
}

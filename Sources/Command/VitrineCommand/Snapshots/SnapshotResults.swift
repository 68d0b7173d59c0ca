import VitrineBase
import VitrineGolden
import VitrineReport
import VitrineRun

/// The comparison of one snapshot with the committed file.
struct SnapshotResult {
  enum Verdict: String, CaseIterable {
    case same, close, off
    /// There is no committed file.
    case new
  }

  /// The path of the committed file, relative to the folder of the package or project.
  let path: String
  var verdict = Verdict.new
  var sentence = ""
  /// The similarity of pictures, or nil for texts and without a committed file.
  var similarity: PictureSimilarity?
  /// The size of the picture in pixels.
  var size = (width: 0, height: 0)

  init(path: String) { self.path = path }

  /// The status on the page.
  var status: ReportEntry.Status {
    switch verdict {
    case .same: similarity == nil ? .same : .changed
    case .close, .off: .changed
    case .new: .added
    }
  }

  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("path")
      json.string(path)
      json.key("verdict")
      json.string(verdict.rawValue)
      if !sentence.isEmpty {
        json.key("sentence")
        json.string(sentence)
      }
      guard let similarity else { return }
      let counts = [
        ("boxes", similarity.boxes), ("lost", similarity.lost), ("extra", similarity.extra),
      ]
      for (key, count) in counts {
        json.key(key)
        json.integer(count)
      }
      let shares = [
        ("within1", similarity.withinOnePoint), ("within2", similarity.withinTwoPoints),
        ("color", similarity.color), ("structure", similarity.structure),
      ]
      for (key, share) in shares {
        json.key(key)
        json.number(share)
      }
    }
  }
}

/// The results of a target's tests.
struct SnapshotResults {
  let target: SnapshotTarget
  let run: SnapshotRun
  /// The path of the page.
  let page: String
  /// The number of tests that were run.
  var tests = 0
  /// The tests that failed, with their sentences.
  var failures: [(test: String, sentences: [String])] = []
  var snapshots: [SnapshotResult] = []

  init(target: SnapshotTarget, run: SnapshotRun, page: String) {
    self.target = target
    self.run = run
    self.page = page
  }

  private func count(_ verdict: SnapshotResult.Verdict) -> Int {
    snapshots.count { $0.verdict == verdict }
  }

  /// The notices of the page.
  var notes: [String] {
    var notes = [summary]
    notes += run.skipped.map { "\($0.name) isn't run: \($0.reason)" }
    notes += failures.map { "\($0.test): \($0.sentences.joined(separator: "; "))" }
    return notes + run.omissions.map { "\($0)" }
  }

  private var summary: String {
    let counts = SnapshotResult.Verdict.allCases.map { "\(count($0)) \($0.rawValue)" }
    return "\(countText(tests, "test")) of \(target.name) run, \(run.skipped.count) not run, "
      + "\(failures.count) failed; \(countText(snapshots.count, "snapshot")): "
      + counts.joined(separator: ", ")
  }

  /// The lines of the output.
  var lines: [String] {
    var lines = run.skipped.map { "- \($0.name): not run, because \($0.reason)" }
    for failure in failures {
      lines += ["✘ \(failure.test)"] + failure.sentences.map { "    \($0)" }
    }
    for snapshot in snapshots where snapshot.verdict != .same {
      lines += ["\(snapshot.verdict.rawValue) \(snapshot.path)", "    \(snapshot.sentence)"]
    }
    return lines + [summary + "; see \(page)"]
  }

  /// The results as JSON, schema 1.
  var json: String {
    var json = JSONWriter()
    json.object { json in
      json.key("schema")
      json.integer(1)
      json.key("target")
      json.string(target.name)
      json.key("tests")
      json.integer(tests)
      json.key("page")
      json.string(page)
      json.key("skipped")
      list(run.skipped.map { ($0.name, [$0.reason]) }, to: &json)
      json.key("failures")
      list(failures.map { ($0.test, $0.sentences) }, to: &json)
      json.key("leftOut")
      json.array { json in
        for warning in run.omissions { json.string("\(warning)") }
      }
      json.line()
      json.key("snapshots")
      json.array { json in
        for snapshot in snapshots {
          json.line()
          snapshot.write(to: &json)
        }
      }
    }
    return json.text
  }

  private func list(_ entries: [(String, [String])], to json: inout JSONWriter) {
    json.array { json in
      for (name, sentences) in entries {
        json.object { json in
          json.key("test")
          json.string(name)
          json.key("reasons")
          json.array { json in
            for sentence in sentences { json.string(sentence) }
          }
        }
      }
    }
  }

  /// Throws an error unless all tests ran and their snapshots agree with the committed ones.
  ///
  /// A test that ended early has precedence over a difference: exit code 3 comes before 1.
  func requireAgreement() throws(CommandError) {
    guard failures.isEmpty else {
      throw CommandError(
        code: .invalidInput, message: "error: \(countText(failures.count, "test")) failed")
    }
    guard tests > 0 else { throw .input("\(target.folder): error: no test was run") }
    let bad = count(.off) + count(.new)
    guard bad == 0 else {
      throw CommandError(
        code: .differs, message: "\(countText(bad, "snapshot")) of \(snapshots.count) disagree")
    }
  }
}

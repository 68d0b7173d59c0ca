import VitrineBase
package import VitrineGolden

extension GoldenCheck {
  /// Checks a text, whose golden is the file `NAME.layout.txt` in the folder of goldens.
  ///
  /// Returns nil if the texts are equal.
  package func failure(text: String, named name: String) -> GoldenFailure? {
    let path = FilePath.join(settings.folder(besideSource: file), name + ".layout.txt")
    return failure(text: text, named: name, place: path) {
      Files.disk.exists(path)
        ? String(decoding: try Files.disk.read(path), as: UTF8.self) : nil
    } record: {
      try Disk.makeFolder(FilePath.folder(of: path))
      try Disk.write(Array(text.utf8), to: path)
    }
  }

  /// Checks a text, whose golden is a literal of the test's source.
  ///
  /// An empty literal is a missing golden. Returns nil if the texts are equal.
  package func failure(
    text: String, inline golden: String, at call: InlineCall, named name: String
  ) -> GoldenFailure? {
    failure(text: text, named: name, place: "\(call.file):\(call.line)") {
      golden.isEmpty ? nil : golden
    } record: {
      try InlineGoldens.record(text, replacing: golden, at: call)
    }
  }

  private func failure(
    text: String, named name: String, place: String, golden: () throws -> String?,
    record: () throws -> Void
  ) -> GoldenFailure? {
    do {
      let mode = try settings.mode().get()
      let golden = try golden()
      let difference = golden.map { LineDifference(expected: $0, actual: text) }
      if let difference, difference == nil { return nil }
      if mode == .all || mode == .missing && golden == nil {
        try record()
        return nil
      }
      guard let golden, let lines = difference??.lines else {
        return GoldenFailure(
          message: "\(name): no layout in \(place); record it with VITRINE_RECORD=missing",
          texts: [("actual", text)])
      }
      return GoldenFailure(
        message: "\(name): the layout changed:\n" + lines.joined(separator: "\n"),
        texts: [
          ("expected", golden), ("actual", text),
          ("difference", lines.joined(separator: "\n") + "\n"),
        ])
    } catch let failure as GoldenFailure {
      return failure
    } catch let failure as Disk.Failure {
      return GoldenFailure(message: "\(name): \(failure.path): \(failure.reason)")
    } catch {
      return GoldenFailure(message: "\(name): \(error)")
    }
  }
}

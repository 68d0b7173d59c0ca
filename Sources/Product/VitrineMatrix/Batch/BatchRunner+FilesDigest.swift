import Vitrine
import VitrineBase
import VitrineImport

extension BatchRunner {
  /// Returns the digest of the files that a picture shows, as 16 hexadecimal digits.
  ///
  /// It depends on the widget and not on Vitrine: bundled fonts and wallpapers don't count, and of
  /// the variant only the name does, which is the golden's. It contains no absolute path. Returns
  /// an empty text if the picture shows an extension's code, whose files aren't traced.
  func filesDigest(of index: Int, _ trace: FileTrace, _ names: FileNames) -> String {
    let input = matrix.pictures[index].input
    guard matrix.codeSettings[input].isEmpty, let widget = try? matrix.widgets[input].get() else {
      return ""
    }
    var lines: Set<String> = []
    for answer in matrix.traces[input].answers + trace.answers where answer.question == .contents {
      let name = names.name(of: answer.path)
      guard !name.hasPrefix("fonts-0:"), !name.hasPrefix("wallpapers:") else { continue }
      lines.insert("\(name) \(answer.answer)")
    }
    let parts = [
      matrix.config.inputs[input].path, "\(matrix.config.inputs[input].widget)",
      matrix.config.inputs[input].scene ?? "", "\(widget.edits.overrides)",
      widget.edits.stateData?.written ?? "",
    ]
    return String(World.sealed(parts + lines.sorted()).prefix(16))
  }
}

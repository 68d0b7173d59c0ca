import VitrineBase

/// The last steps of a commit, which opening the store completes.
///
/// Each line is `replace NAME` or `remove NAME`. The file is in the store, so another program may
/// have written it. If a step is outside the store, all steps are refused.
struct Journal {
  enum Verb: String {
    case replace, remove
  }

  private(set) var steps: [(verb: Verb, name: String)] = []

  init(_ text: String, file: String) throws(GoldenError) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let verb = Verb(rawValue: String(parts[0])) else {
        throw .brokenManifest(file, index + 1, "expected replace NAME or remove NAME")
      }
      let name = String(parts[1])
      if let problem = FileRoot.problem(with: name) {
        throw .brokenManifest(file, index + 1, "the file's name \(problem)")
      }
      guard [".png", ".layout.json"].contains(where: name.hasSuffix) || name == "goldens.txt"
      else {
        throw .brokenManifest(file, index + 1, "expected the name of a picture or a layout")
      }
      steps.append((verb, name))
    }
  }

  static func line(_ verb: Verb, _ name: String) -> String { "\(verb.rawValue) \(name)\n" }
}

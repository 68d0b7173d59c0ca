import Vitrine
import VitrineBase
import VitrineImages

/// A cached picture in one file.
///
/// The file has a seal, the key, the picture's digest and sizes, its dependencies, the input's
/// warnings, and the bytes of the picture and its layout. The key detects a file that was moved to
/// the path of another entry.
package struct CacheEntry {
  var files: PictureFiles
  /// The first dependency that has changed.
  private(set) var firstChange: FileTrace.Answer?

  private static let head = "vitrine cache 4"

  init(_ files: PictureFiles) {
    self.files = files
  }

  /// Returns the bytes of the file, or nil if a path contains a line feed.
  func bytes(_ key: String, _ checkout: Checkout) -> [UInt8]? {
    var lines = [Self.head, key, "\(files.digest) \(files.width) \(files.height)"]
    lines.append(
      "\(files.answers.count) \(files.diagnostics.count) \(files.png.count) \(files.layout.count)")
    for answer in files.answers {
      let name = checkout.names.name(of: answer.path)
      guard !name.contains("\n") else { return nil }
      lines.append("\(answer.question.rawValue) \(answer.answer) \(name)")
    }
    lines += files.diagnostics.map { checkout.portable($0.replacing("\n", with: " ")) }
    return Seal.sealed(
      Array((lines.joined(separator: "\n") + "\n").utf8) + files.png + files.layout)
  }

  /// Parses the entry of a key.
  ///
  /// Returns nil if the bytes are damaged or belong to another key.
  package init?(
    _ bytes: ArraySlice<UInt8>, _ key: String, checkout: Checkout, memo: AnswerMemo
  ) {
    guard let content = Seal.content(bytes) else { return nil }
    var lines = ByteLines(content)
    guard lines.text() == Self.head, lines.text() == key,
      let picture = lines.words(), picture.count == 3,
      let width = Int(picture[1]), let height = Int(picture[2]),
      let counts = lines.words()?.compactMap({ Int($0) }), counts.count == 4,
      counts.allSatisfy({ (0...content.count).contains($0) })
    else { return nil }
    let asked = lines.rest.startIndex
    for _ in 0..<counts[0] {
      guard lines.next() != nil else { return nil }
    }
    guard
      let dependencies = memo.dependencies(
        content[asked..<lines.rest.startIndex], checkout.names),
      dependencies.answers.count == counts[0]
    else { return nil }
    firstChange = dependencies.firstChange
    var diagnostics: [String] = []
    for _ in 0..<counts[1] {
      guard let text = lines.text() else { return nil }
      diagnostics.append(checkout.message(text))
    }
    let bodies = lines.rest
    guard bodies.count == counts[2] + counts[3] else { return nil }
    files = PictureFiles(
      png: bodies.prefix(counts[2]), layout: bodies.dropFirst(counts[2]),
      digest: picture[0], width: width, height: height, isCached: true,
      diagnostics: diagnostics, answers: dependencies.answers)
  }
}

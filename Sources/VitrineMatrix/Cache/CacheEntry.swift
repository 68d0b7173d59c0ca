import Vitrine
import VitrineBase
import VitrineImages

/// A picture of a cache in one file: a digest of all that follows it, the key, the picture's digest and
/// sizes, what it depends on, the input's warnings, and the bytes of the picture and its layout.
///
/// The digest tells a file that was cut, changed or lost with the power from a whole one, the key one
/// that was put in another's place. Neither keeps out who may write to the folder and knows the format,
/// so the digest is a fast one.
package struct CacheEntry {
  var files: PictureFiles
  /// The first thing that it depends on and that is other than it was.
  private(set) var firstChange: FileTrace.Answer?

  private static let head = "vitrine cache 4"
  private static let digestLength = 32

  init(_ files: PictureFiles) {
    self.files = files
  }

  /// The file's bytes; nil where a path cannot be written in a line.
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
    let content = Array((lines.joined(separator: "\n") + "\n").utf8) + files.png + files.layout
    return Array(FileTrace.fingerprint(content[...]).utf8) + content
  }

  /// Reads the entry of a key; nil if it isn't exactly what was written for that key.
  package init?(
    _ bytes: ArraySlice<UInt8>, _ key: String, _ checkout: Checkout, _ memo: AnswerMemo
  ) {
    let content = bytes.dropFirst(Self.digestLength)
    guard FileTrace.fingerprint(content).utf8.elementsEqual(bytes[..<content.startIndex])
    else { return nil }
    var start = content.startIndex
    func lineBytes() -> ArraySlice<UInt8>? {
      guard let end = content[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      defer { start = end + 1 }
      return content[start..<end]
    }
    func line() -> String? { lineBytes().map { String(decoding: $0, as: UTF8.self) } }
    guard line() == Self.head, line() == key,
      let picture = line()?.split(separator: " "), picture.count == 3,
      let width = Int(picture[1]), let height = Int(picture[2]),
      let counts = line()?.split(separator: " ").compactMap({ Int($0) }), counts.count == 4,
      counts.allSatisfy({ (0...content.count).contains($0) })
    else { return nil }
    let asked = start
    for _ in 0..<counts[0] {
      guard lineBytes() != nil else { return nil }
    }
    guard let dependencies = memo.dependencies(content[asked..<start], checkout.names),
      dependencies.answers.count == counts[0]
    else { return nil }
    firstChange = dependencies.firstChange
    var diagnostics: [String] = []
    for _ in 0..<counts[1] {
      guard let text = line() else { return nil }
      diagnostics.append(checkout.message(text))
    }
    guard content.endIndex - start == counts[2] + counts[3] else { return nil }
    files = PictureFiles(
      png: content[start..<start + counts[2]], layout: content[(start + counts[2])...],
      digest: String(picture[0]), width: width, height: height, isCached: true,
      diagnostics: diagnostics, answers: dependencies.answers)
  }
}

import TestSupport
import Testing
import VitrineGolden
import VitrineGraphics
import VitrineImages

@Suite struct GoldenOriginTests {
  private let digest = String(repeating: "a", count: 64)

  @Test func `a line of a manifest has the version and the files of its golden`() throws {
    let text = "vitrine goldens 2\n\(digest) 4x3 0.2.0:0123456789abcdef a b\n\(digest) 4x3 - c\n"
    let manifest = try GoldenManifest(text, file: "g.txt")
    #expect(
      manifest.entries["a b"]?.origin == GoldenOrigin(version: "0.2.0", files: "0123456789abcdef"))
    #expect(manifest.entries["c"] != nil)
    #expect(manifest.entries["c"]?.origin == nil)
    #expect(manifest.text == text)
  }

  @Test func `a manifest of version 0.1 is read and written with lines of the new form`() throws {
    let manifest = try GoldenManifest(
      "vitrine goldens 1\n\(digest) 4x3 0.2.0: name\n", file: "g.txt")
    #expect(manifest.entries.keys.sorted() == ["0.2.0: name"])
    #expect(manifest.text == "vitrine goldens 2\n\(digest) 4x3 - 0.2.0: name\n")
    #expect(try GoldenManifest(manifest.text, file: "g.txt") == manifest)
  }

  @Test(arguments: ["0.2.0", ":0123456789abcdef", "0.2.0:0123", "0.2.0:0123456789abcdeg", "a:b:c"])
  func `a line with a malformed origin is refused`(_ origin: String) {
    let text = "vitrine goldens 2\n\(digest) 4x3 \(origin) name\n"
    #expect(throws: GoldenError.self) { try GoldenManifest(text, file: "g.txt") }
  }

  private static let old = GoldenOrigin(version: "0.1.9", files: "0123456789abcdef")
  private static let new = GoldenOrigin(version: "0.2.0", files: "0123456789abcdef")
  private static let other = GoldenOrigin(version: "0.2.0", files: "fedcba9876543210")

  @Test(
    arguments: [
      (old, new, .vitrine(from: "0.1.9", to: "0.2.0")), (new, other, .widget),
      (old, other, .both(from: "0.1.9", to: "0.2.0")), (new, new, .neither), (nil, new, .noVersion),
      (old, GoldenOrigin(version: "0.2.0"), .unknownFiles(from: "0.1.9", to: "0.2.0")),
      (new, GoldenOrigin(version: "0.2.0"), .unknown),
    ] as [(golden: GoldenOrigin?, picture: GoldenOrigin, cause: GoldenCause)])
  func `the cause of a difference follows from both origins`(
    golden: GoldenOrigin?, picture: GoldenOrigin, cause: GoldenCause
  ) {
    #expect(GoldenCause(golden: golden, picture: picture) == cause)
  }

  @Test func `an origin changes no result, and a difference names its cause`() throws {
    let folder = try TemporaryFolder()
    var store = try GoldenStore(folder.path)
    let picture = Bitmap(
      width: 4, height: 3, filledWith: Pixel(red: 1, green: 0, blue: 0, alpha: 255))
    let entry = GoldenManifest.Entry(
      digest: Digest.hex(of: picture), width: 4, height: 3, origin: Self.old)
    try store.commit([
      GoldenStore.Change(name: "one", entry: entry, png: try PNG.encode(picture), layout: [])
    ])
    var candidate = GoldenCandidate(
      name: "one", bitmap: picture, origin: Self.new, recorder: "record")
    let tolerances = try store.tolerances(today: CivilDate(secondsSince1970: 0))
    #expect(store.compare(candidate, tolerances: tolerances, memo: GoldenMemo()).isExact)
    candidate.bitmap[0, 0] = Pixel(red: 200, green: 0, blue: 0, alpha: 255)
    let comparison = store.compare(candidate, tolerances: tolerances, memo: GoldenMemo())
    #expect(comparison.cause == .vitrine(from: "0.1.9", to: "0.2.0"))
    #expect(comparison.sentences.last?.hasPrefix("Vitrine changed: ") == true)
  }
}

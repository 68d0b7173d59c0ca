import CCage
import Glibc
import Testing

/// Tests of the paths in a widget's world.
@Suite struct WorldPathTests {
  private func normalized(_ path: String, in folder: String = "/home", size: Int = 64) -> String? {
    var result = [CChar](repeating: 0, count: size)
    guard unsafe vitrine_normalize(folder, path, &result, size) else { return nil }
    return text(result)
  }

  private func text(_ characters: [CChar]) -> String {
    String(decoding: characters.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  @Test(arguments: [
    ("/a/b", "/a/b"), ("//a///b/", "/a/b"), ("/a/./b/.", "/a/b"), ("/a/b/../c", "/a/c"),
    ("/..", "/"), ("/../../a", "/a"), ("/", "/"), ("/a/...", "/a/..."), ("x", "/home/x"),
    ("../x", "/x"), ("../../..", "/"), (".", "/home"), ("./a/..", "/home"),
  ])
  func `a path becomes absolute without dots`(path: String, expected: String) {
    #expect(normalized(path) == expected)
  }

  @Test func `a path that doesn't fit is refused`() {
    #expect(normalized("/aaaaaaaa", size: 8) == nil)
    #expect(normalized("aaaa", in: "/aaaaaaaaaaaaa", size: 8) == nil)
    #expect(normalized("/aaaaa", size: 8) == "/aaaaa")
  }

  private func real(_ path: String) -> String? {
    let folders = [
      ("/home", "/tmp/run/home"), ("/var/bundle/Widget", "/cache/Widget"),
      ("/var/bundle", "/tmp/b"),
    ]
    var entries = unsafe folders.map {
      unsafe vitrine_folder(path: strdup($0.0), real_path: strdup($0.1))
    }
    defer {
      for index in unsafe entries.indices {
        unsafe free(.init(mutating: entries[index].path))
        unsafe free(.init(mutating: entries[index].real_path))
      }
    }
    var result = [CChar](repeating: 0, count: 64)
    let place = unsafe vitrine_translate(&entries, entries.count, path, &result, result.count)
    switch place {
    case VITRINE_INSIDE: return text(result)
    case VITRINE_ABOVE: return "above"
    default: return nil
    }
  }

  @Test(arguments: [
    ("/home", "/tmp/run/home"), ("/home/a/b", "/tmp/run/home/a/b"),
    ("/var/bundle/x", "/tmp/b/x"), ("/var/bundle/Widget", "/cache/Widget"),
    ("/var/bundle/Widget2", "/tmp/b/Widget2"), ("/var", "above"), ("/", "above"),
  ])
  func `the longest folder of the world counts`(path: String, expected: String) {
    #expect(real(path) == expected)
  }

  @Test(arguments: ["/etc/passwd", "/homes", "/va", "/tmp/run/home", "/root"])
  func `a path outside of the world is nowhere`(path: String) { #expect(real(path) == nil) }

  @Test func `a real path that doesn't fit is nowhere`() {
    #expect(real("/home/" + String(repeating: "a", count: 60)) == nil)
  }
}

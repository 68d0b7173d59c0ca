import Foundation
import Glibc
import TestSupport
import Testing
import VitrineBase

/// Reading of folders and by a server, which no pipe or device may hold up.
@Suite struct RegularFileTests {
  @Test func `a named pipe and a device fail at once, files and links to them are read`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("text", to: "file")
    let pipe = folder.path + "/pipe"
    let made = unsafe mkfifo(pipe, 0o600)
    try #require(made == 0)
    let link = folder.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
    let files = Files.disk
    for path in [pipe, "/dev/zero", "/dev/null"] {
      let failure = #expect(throws: Disk.Failure.self) { try files.read(path) }
      #expect(failure?.reason == "is a pipe or a device, not a file")
    }
    for path in [file, link] { #expect(try files.read(path) == Array("text".utf8)) }
  }

  @Test func `a device is read only if it is named`() throws {
    #expect(try Files.disk.readingPipes(["/dev/null"]).read("/dev/null").isEmpty)
    #expect(throws: Disk.Failure.self) { try Files.disk.read("/dev/null") }
  }
}

import Foundation
import TestResources
import TestSupport
import Testing
import Vitrine
import VitrineGraphics
import VitrineHost
import VitrineImages

/// Scripted sessions.
@Suite struct PlayTests {
  private func workshop() throws -> Workshop { Workshop(try TestResources.shared.get()) }

  private func script(_ text: String) throws -> PlayScript {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "play-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("script.json")
    try Data(text.utf8).write(to: url)
    return try PlayScript.read(url.path)
  }

  @Test func `a morning's session is the golden animation, and its transcript`() throws {
    var script = try PlayScript.read(PackageRoot.file("Examples/sessions/morning.json"))
    script.scale = 1
    let session = try PlaySession(script, rate: 10, in: try workshop())
    #expect(try Golden.problem(with: session.transcript, named: "lifecycle/morning") == nil)
    #expect(
      try Golden.problem(with: session.frames, named: "lifecycle/morning") == nil)
    let strip = try #require(session.filmstrip())
    #expect(strip.height == 568 + 32)
    #expect(session.frames.reduce(0) { $0 + $1.milliseconds } > 3000)
  }

  @Test func `a Mac's session opens, edits and presents as in its transcript`() throws {
    var script = try PlayScript.read(PackageRoot.file("Examples/sessions/quotes.json"))
    script.scale = 1
    // The panel shows every event, and a Mac's complete screen takes long to draw.
    script.chrome = .card
    // One frame for each change: how things move, the morning's session shows.
    let session = try PlaySession(script, rate: 3, in: try workshop())
    #expect(try Golden.problem(with: session.transcript, named: "lifecycle/quotes") == nil)
    let digests = session.stills.map { Digest.hex(of: $0) }
    // Closed, open, edited, searching; then open and closed once more.
    #expect(digests.count >= 6 && Set(digests).count == 4)
    #expect(digests.first == digests.last)
  }

  @Test(arguments: [
    ("{}", "has no 'widgets'"),
    (#"{ "widgets": [ {} ] }"#, "has no key 'file'"),
    (#"{ "widgets": [ { "file": "a.json" }, { "file": "a.json" } ] }"#, "are named 'a'"),
    (#"{ "widgets": [ { "file": "a.json" } ], "steps": [ {} ] }"#, "does nothing"),
    (
      #"{ "widgets": [ { "file": "weather.json" } ], "steps": [ { "tap": "wether" } ] }"#,
      "did you mean 'weather'?"
    ),
    (#"{ "widgets": [ { "file": "a.json" } ], "steps": [ { "wait": 1e9 } ] }"#, "0 to 60"),
    (
      #"{ "variant": { "device": "iphone-8" }, "widgets": [ { "file": "a.json" } ] }"#,
      "invalid value 'iphone-8' for device"
    ),
    (
      #"{ "widgets": [ { "file": "a.json", "update": "newdata" } ] }"#, "did you mean 'newData'?"
    ),
  ])
  func `the error for an invalid script names the missing key`(text: String, message: String) {
    let error = #expect(throws: RenderError.self) { try script(text) }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
  }

  // MARK: Devices, data and states

  /// Returns a session of a widget with data and a state, on a device from a file.
  private func session(_ script: String) throws -> PlaySession {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "play-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in [
      ("devices.json", #"{"devices": [{"name": "kiosk", "screen": [300, 400], "scale": 1}]}"#),
      ("ana.json", #"{"name": "Ana"}"#), ("bo.json", #"{"name": "Bo"}"#),
      (
        "greeting.json",
        #"{"app": "G", "data": {"name": "You"}, "content": {"label": "Hi {name}", "id": "t"}, "states": {"away": {"content": {"label": "Away"}}}}"#
      ), ("script.json", script),
    ] {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    return try PlaySession(
      try PlayScript.read(folder.appendingPathComponent("script.json").path), rate: 4,
      in: try workshop())
  }

  @Test func `a disc shows for 0.2 seconds where a step touches the screen`() throws {
    func session(_ steps: String) throws -> PlaySession {
      try self.session(
        """
        {"deviceFile": "devices.json", "variant": {"device": "kiosk", "wallpaper": "dark"},
         "widgets": [{"file": "greeting.json"}], "steps": [{"appear": true}\(steps)]}
        """)
    }
    let (still, tapped) = (try session(""), try session(#", {"tap": "greeting"}"#))
    #expect(still.frames.count == 1 && tapped.frames.count == 3)
    #expect(tapped.frames.map(\.milliseconds) == [400, 200, 600])
    let (plain, touched) = (tapped.frames[0].bitmap, tapped.frames[1].bitmap)
    #expect(tapped.frames[2].bitmap == plain && tapped.stills == [plain])
    let changed = plain.pixels.indices.filter { plain.pixels[$0] != touched.pixels[$0] }
    let columns = changed.map { $0 % plain.width }
    let rows = changed.map { $0 / plain.width }
    let (left, right) = (try #require(columns.min()), try #require(columns.max()))
    let (top, bottom) = (try #require(rows.min()), try #require(rows.max()))
    #expect((42...46).contains(right - left) && (42...46).contains(bottom - top))
    // The card is in the middle of the screen.
    #expect(abs((left + right) / 2 - 150) <= 1)
    // Show More is at the end of the header.
    let opened = try session(#", {"showMore": "greeting"}"#)
    let mark = opened.frames[1].bitmap
    let differing = plain.pixels.indices.filter { plain.pixels[$0] != mark.pixels[$0] }
    #expect(differing.map { $0 % plain.width }.min() ?? 0 > 200)
    #expect(differing.map { $0 / plain.width }.max() ?? 0 < top)
  }

  @Test func `data and states change the session's pictures and can be reset`() throws {
    func stills(_ steps: String, _ cast: String = "") throws -> [Bitmap] {
      try session(
        """
        {"deviceFile": "devices.json", "variant": {"device": "kiosk"},
         "widgets": [{"file": "greeting.json"\(cast)}], "steps": [{"appear": true}\(steps)]}
        """
      ).stills
    }
    let plain = try #require(try stills("").last)
    #expect(plain.width == 300 && plain.height == 400)
    let ana = try #require(try stills("", #", "data": "ana.json""#).last)
    let away = try #require(try stills("", #", "state": "away""#).last)
    #expect(Set([plain, ana, away].map { Digest.hex(of: $0) }).count == 3)
    let played = try stills(
      #", {"update": "greeting", "data": "ana.json"}, {"update": "greeting", "state": "away"}, {"update": "greeting", "state": "plain"}"#
    )
    #expect(played == [plain, ana, away, ana])
  }

  @Test(arguments: [
    (
      #"{"widgets": [{"file": "greeting.json", "state": "awya"}]}"#,
      "1:49: error: invalid value 'awya' for state of 'greeting'; did you mean 'away'?"
    ),
    (
      #"{"widgets": [{"file": "greeting.json"}], "steps": [{"update": "greeting", "state": "x"}]}"#,
      "1:84: error: invalid value 'x' for state of 'greeting'"
    ),
    (
      #"{"widgets": [{"file": "greeting.json", "data": "none.json"}]}"#,
      "1:48: error: the data file 'none.json' cannot be read"
    ),
    (
      #"{"deviceFile": "none.json", "widgets": [{"file": "greeting.json"}]}"#,
      "1:16: error: the device file 'none.json'"
    ),
    (
      #"{"deviceFile": "devices.json", "variant": {"device": "kiosc"}, "widgets": [{"file": "greeting.json"}]}"#,
      "did you mean 'kiosk'?"
    ),
  ])
  func `errors for missing names in a script have their location`(
    script: String, message: String
  ) {
    let error = #expect(throws: RenderError.self) { try session(script) }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
  }
}

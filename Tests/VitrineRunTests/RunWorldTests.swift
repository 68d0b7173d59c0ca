import TestSupport
import Testing
import Vitrine
import VitrineBase
import VitrineImport

@Suite struct RunWorldTests {
  private func world(_ text: String) throws -> RunWorld {
    try RunWorld.read(Array(text.utf8), file: "folder/vitrine.json")
  }

  @Test func `a world has the values of its keys`() throws {
    let world = try world(
      """
      {"clock": "2000-02-29T12:34:56Z", "timeZone": "UTC", "seed": 7,
       "location": {"latitude": 59.91, "longitude": 10.75, "accuracy": 5},
       "defaults": {"group.a": {"n": 1}}, "files": {"group.a": {"b/c.json": "d.json"}},
       "network": {"https://x.org/": {"status": 404, "type": "text/plain", "text": "no"}}}
      """)
    #expect(world.clock == 951_827_696)
    #expect(world.seed == 7)
    #expect(world.location?.latitude == 59.91)
    #expect(world.location?.accuracy == 5)
    #expect(world.location?.altitude == 0)
    #expect(world.defaults.map(\.name) == ["group.a"])
    #expect(world.files.map(\.source) == ["folder/d.json"])
    #expect(world.network.map(\.status) == [404])
  }

  @Test(arguments: [
    ("{\"clock\": \"yesterday\"}", "clock"), ("{\"clock\": \"2000-13-01T00:00:00Z\"}", "clock"),
    ("{\"timeZone\": \"../../etc/passwd\"}", "timeZone"), ("{\"clok\": \"\"}", "clok"),
    ("{\"files\": {\"g\": {\"../x\": \"y\"}}}", "../x"), ("{\"seed\": -1}", "seed"),
    ("{\"network\": {\"u\": {\"file\": \"a\", \"text\": \"b\"}}}", "both"),
    ("{\"defaults\": {\"a\": 1}}", "a"),
    ("{\"location\": {\"latitude\": 91, \"longitude\": 0}}", "latitude"),
    ("{\"location\": {\"latitude\": 1}}", "longitude"),
  ])
  func `an invalid world is an error with its place`(_ text: String, _ word: String) {
    let error = #expect(throws: InputError.self) { try world(text) }
    #expect(error?.diagnostic.message.contains(word) == true)
    #expect(error?.diagnostic.location?.line == 1)
  }
}

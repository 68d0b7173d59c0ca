public import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImages
import VitrineImport

/// What a run drew: `batch.json` in its folder.
public struct BatchManifest: Sendable {
  public struct Picture: Hashable, Sendable {
    public var name: String
    public var digest: String
    public var width: Int
    public var height: Int
    /// On every axis; empty in a list that an older version wrote.
    public var words: [AxisWord]

    public init(
      name: String, digest: String, width: Int, height: Int, words: [AxisWord] = []
    ) {
      self.name = name
      self.digest = digest
      self.width = width
      self.height = height
      self.words = words
    }
  }

  public struct Failure: Hashable, Sendable {
    public var name: String
    public var message: String
    /// On every axis; empty in a list that an older version wrote.
    public var words: [AxisWord]

    public init(name: String, message: String, words: [AxisWord] = []) {
      self.name = name
      self.message = message
      self.words = words
    }
  }

  /// The version of the program that drew it.
  public var version = Version.current
  /// Stands for everything that was to be drawn, and from what.
  public var plan: String
  /// How many pictures the whole plan has.
  public var total: Int
  /// What it was drawn with and from; nil in a list that an older version wrote.
  public var world: World?
  /// Which part of the plan it is; nil for the whole.
  public var portion: Portion?
  /// The files that the pictures were drawn from.
  public var files = SourceFiles()
  public var pictures: [Picture] = []
  public var failures: [Failure] = []

  public init(plan: String, total: Int, world: World? = nil, portion: Portion? = nil) {
    self.plan = plan
    self.total = total
    self.world = world
    self.portion = portion
  }

  public static let fileName = "batch.json"

  /// Members that an older version didn't write are empty or nil; a newer schema is an error.
  public static func read(_ folder: String) throws(RenderError) -> BatchManifest {
    let path = FilePath.join(folder, fileName)
    return try readJSONFile(path, "the manifest") { object throws(InputError) in
      try BatchManifest(object)
    }
  }

  private init(_ object: JSONObject) throws(InputError) {
    if let schema = try object.integer("schema", in: 0...1_000_000), schema != 1 {
      throw InputError(
        Diagnostic(
          .error, "newer-schema", "this list of pictures is of schema \(schema), not 1",
          at: object["schema"]?.location ?? object.location,
          hint: "read it with the version that wrote it"))
    }
    version = try object.string("version") ?? ""
    plan = try object.string("plan") ?? ""
    total = try object.integer("total", in: 0...100_000_000) ?? 0
    if let digests = try object.object("world") {
      world = World { name in try? digests.string(name) }
    }
    portion = try object.string("portion").flatMap { Portion($0) }
    if let members = try object.object("files") {
      for member in members.members {
        files.add(member.key, try members.string(member.key) ?? "")
      }
    }
    for value in try object.array("pictures") ?? [] {
      let entry = try JSONObject(value, "a picture")
      pictures.append(
        Picture(
          name: try Self.name(entry), digest: try entry.string("digest") ?? "",
          width: try entry.integer("width", in: 0...100_000) ?? 0,
          height: try entry.integer("height", in: 0...100_000) ?? 0,
          words: try Self.words(entry)))
    }
    for value in try object.array("failures") ?? [] {
      let entry = try JSONObject(value, "a failure")
      failures.append(
        Failure(
          name: try Self.name(entry), message: try entry.string("message") ?? "",
          words: try Self.words(entry)))
    }
  }

  /// A picture's name, which is also its place in the folder, and never one outside of it.
  private static func name(_ entry: JSONObject) throws(InputError) -> String {
    let name = try entry.string("name") ?? ""
    if let problem = FileRoot.problem(with: name) {
      throw InputError(
        Diagnostic(
          .error, "bad-name", "a picture's name \(problem)",
          at: entry["name"]?.location ?? entry.location))
    }
    return name
  }

  /// The picture's word on each axis, by which a report files it.
  private static func words(_ entry: JSONObject) throws(InputError) -> [AxisWord] {
    guard let variant = try entry.object("variant") else { return [] }
    var words: [AxisWord] = []
    for member in variant.members {
      words.append(AxisWord(axis: member.key, word: try variant.string(member.key) ?? ""))
    }
    return words
  }
}

public import Vitrine
public import VitrineBase
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
  public static func read(
    _ folder: String, from files: Files = .disk
  ) throws(RenderError) -> BatchManifest {
    let path = FilePath.join(folder, fileName)
    return try readJSONFile(path, from: files, "the manifest") { object throws(InputError) in
      try BatchManifest(object)
    }
  }

  /// Other keys are left to versions that know them.
  private init(_ object: JSONObject) throws(InputError) {
    let keys = KeyedObject<BatchManifestKeys>(partOf: object)
    if let schema = try keys.schema, schema != 1 {
      throw InputError(
        Diagnostic(
          .error, "newer-schema", "this list of pictures is of schema \(schema), not 1",
          at: keys.place(of: \.schema), hint: "read it with the version that wrote it"))
    }
    version = try keys.version ?? ""
    plan = try keys.plan ?? ""
    total = try keys.total ?? 0
    if let digests = try keys.world {
      world = World { name in digests.first { $0.key == name }?.value }
    }
    portion = try keys.portion.flatMap { Portion($0) }
    for file in try keys.files ?? [] { files.add(file.key, file.value) }
    for value in try keys.pictures ?? [] {
      let entry = KeyedObject<BatchPictureKeys>(partOf: try JSONObject(value, "a picture"))
      pictures.append(
        Picture(
          name: try Self.name(entry, \.name), digest: try entry.digest ?? "",
          width: try entry.width ?? 0, height: try entry.height ?? 0,
          words: Self.words(try entry.variant)))
    }
    for value in try keys.failures ?? [] {
      let entry = KeyedObject<BatchFailureKeys>(partOf: try JSONObject(value, "a failure"))
      failures.append(
        Failure(
          name: try Self.name(entry, \.name), message: try entry.message ?? "",
          words: Self.words(try entry.variant)))
    }
  }

  /// A picture's name, which is also its place in the folder, and never one outside of it.
  private static func name<Keys>(
    _ entry: KeyedObject<Keys>, _ path: KeyPath<Keys, JSONKey<String>>
  ) throws(InputError) -> String {
    let name = try entry[dynamicMember: path] ?? ""
    if let problem = FileRoot.problem(with: name) {
      throw InputError(
        Diagnostic(
          .error, "bad-name", "a picture's name \(problem)", at: entry.place(of: path)))
    }
    return name
  }

  /// The picture's word on each axis, by which a report files it.
  private static func words(_ variant: [JSONEntry<String>]?) -> [AxisWord] {
    (variant ?? []).map { AxisWord(axis: $0.key, word: $0.value) }
  }
}

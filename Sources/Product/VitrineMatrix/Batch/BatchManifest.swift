public import Vitrine
public import VitrineBase
import VitrineGraphics
import VitrineImages
import VitrineImport

/// The manifest of a batch: `batch.json` in its output folder.
public struct BatchManifest: Sendable {
  /// A picture of the batch.
  public struct Picture: Hashable, Sendable {
    /// The name, which is also the path in the folder.
    public var name: String
    /// The digest of the pixels.
    public var digest: String
    /// The width in pixels.
    public var width: Int
    /// The height in pixels.
    public var height: Int
    /// The picture's word on each axis.
    ///
    /// Empty in manifests of older versions.
    public var words: [AxisWord]
    /// The reason why the picture shows the widget's file although its code was to be run.
    ///
    /// Nil for other pictures.
    package var codeFailure: String?

    /// Creates a picture.
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

  /// A picture that couldn't be drawn.
  public struct Failure: Hashable, Sendable {
    /// The name of the picture.
    public var name: String
    /// The error message.
    public var message: String
    /// The picture's word on each axis.
    ///
    /// Empty in manifests of older versions.
    public var words: [AxisWord]
    /// A Boolean value that indicates whether the code of an extension didn't run.
    package var isCodeFailure = false

    /// Creates a failure.
    public init(name: String, message: String, words: [AxisWord] = []) {
      self.name = name
      self.message = message
      self.words = words
    }
  }

  /// The version of the program that drew the pictures.
  public var version = Version.current
  /// The digest of the plan: its pictures, config and inputs.
  public var plan: String
  /// The number of pictures in the plan.
  public var total: Int
  /// The environment of the run.
  ///
  /// Nil in manifests of older versions.
  public var world: World?
  /// The portion of the plan.
  ///
  /// Nil for the complete plan.
  public var portion: Portion?
  /// The files that the pictures were drawn from.
  public var files = SourceFiles()
  /// The pictures of the batch.
  public var pictures: [Picture] = []
  /// The pictures that couldn't be drawn.
  public var failures: [Failure] = []

  /// Creates a manifest without pictures.
  public init(plan: String, total: Int, world: World? = nil, portion: Portion? = nil) {
    self.plan = plan
    self.total = total
    self.world = world
    self.portion = portion
  }

  /// The name of the manifest's file.
  public static let fileName = "batch.json"

  /// Reads the manifest of a folder.
  ///
  /// Members that an older version didn't write are empty or nil. Throws an error for a newer
  /// schema.
  public static func read(
    _ folder: String, from files: Files = .disk
  ) throws(RenderError) -> BatchManifest {
    let path = FilePath.join(folder, fileName)
    return try readJSONFile(path, from: files, subject: "the manifest") {
      object throws(InputError) in
      try BatchManifest(object)
    }
  }

  /// Creates a manifest from its JSON object.
  ///
  /// Unknown keys are ignored.
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
      var picture = Picture(
        name: try Self.name(entry, \.name), digest: try entry.digest ?? "",
        width: try entry.width ?? 0, height: try entry.height ?? 0,
        words: Self.words(try entry.variant))
      picture.codeFailure = try entry.notRun
      pictures.append(picture)
    }
    for value in try keys.failures ?? [] {
      let entry = KeyedObject<BatchFailureKeys>(partOf: try JSONObject(value, "a failure"))
      var failure = Failure(
        name: try Self.name(entry, \.name), message: try entry.message ?? "",
        words: Self.words(try entry.variant))
      failure.isCodeFailure = try entry.notRun ?? false
      failures.append(failure)
    }
  }

  /// Reads a picture's name, which is also its path in the folder.
  ///
  /// Throws an error if the path leaves the folder.
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

  /// Returns the picture's word on each axis, which reports group by.
  private static func words(_ variant: [JSONEntry<String>]?) -> [AxisWord] {
    (variant ?? []).map { AxisWord(axis: $0.key, word: $0.value) }
  }
}

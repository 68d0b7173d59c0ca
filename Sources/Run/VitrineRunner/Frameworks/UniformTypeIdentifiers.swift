// The part of UniformTypeIdentifiers that names types: an identifier, without a database of its
// files' names and of the types that it conforms to.

/// A type of data, such as a kind of files.
public struct UTType: Hashable, Codable, Sendable {
  /// The identifier, such as `public.png`.
  public let identifier: String

  /// Creates a type of an identifier.
  public init?(_ identifier: String) { self.identifier = identifier }
  /// Creates a type of an app.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }
  /// Creates a type of another app.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }
  /// Creates a type of a file's suffix, or returns nil for an unknown one.
  public init?(filenameExtension suffix: String, conformingTo parent: UTType? = nil) {
    guard let type = Self.all.first(where: { $0.preferredFilenameExtension == suffix.lowercased() })
    else { return nil }
    self = type
  }
  /// Creates a type of a MIME type, or returns nil for an unknown one.
  public init?(mimeType: String, conformingTo parent: UTType? = nil) {
    guard let type = Self.all.first(where: { $0.preferredMIMEType == mimeType }) else { return nil }
    self = type
  }

  private init(known identifier: String) { self.identifier = identifier }

  private static let names: [String: (suffix: String, mime: String)] = [
    "public.png": ("png", "image/png"), "public.jpeg": ("jpeg", "image/jpeg"),
    "com.compuserve.gif": ("gif", "image/gif"), "public.heic": ("heic", "image/heic"),
    "org.webmproject.webp": ("webp", "image/webp"), "public.svg-image": ("svg", "image/svg+xml"),
    "com.adobe.pdf": ("pdf", "application/pdf"), "public.json": ("json", "application/json"),
    "public.xml": ("xml", "application/xml"), "public.html": ("html", "text/html"),
    "public.plain-text": ("txt", "text/plain"), "public.mpeg-4": ("mp4", "video/mp4"),
    "public.mp3": ("mp3", "audio/mpeg"), "com.apple.quicktime-movie": ("mov", "video/quicktime"),
    "public.zip-archive": ("zip", "application/zip"),
    "public.comma-separated-values-text":
      ("csv", "text/csv"),
  ]
  private static let all = names.keys.sorted().map { UTType(known: $0) }

  /// The usual suffix of a file, or nil.
  public var preferredFilenameExtension: String? { Self.names[identifier]?.suffix }
  /// The usual MIME type, or nil.
  public var preferredMIMEType: String? { Self.names[identifier]?.mime }
  /// A description, or nil.
  public var localizedDescription: String? { nil }
  /// Returns whether the type is another one.
  public func conforms(to type: UTType) -> Bool { self == type }

  /// Any item.
  public static let item = UTType(known: "public.item")
  /// Any content.
  public static let content = UTType(known: "public.content")
  /// Any data.
  public static let data = UTType(known: "public.data")
  /// A folder.
  public static let folder = UTType(known: "public.folder")
  /// A URL.
  public static let url = UTType(known: "public.url")
  /// A URL of a file.
  public static let fileURL = UTType(known: "public.file-url")
  /// A text of any kind.
  public static let text = UTType(known: "public.text")
  /// A text without attributes.
  public static let plainText = UTType(known: "public.plain-text")
  /// A text without attributes in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// A text with attributes.
  public static let rtf = UTType(known: "public.rtf")
  /// A web page.
  public static let html = UTType(known: "public.html")
  /// A document in JSON.
  public static let json = UTType(known: "public.json")
  /// A document in XML.
  public static let xml = UTType(known: "public.xml")
  /// A property list.
  public static let propertyList = UTType(known: "com.apple.property-list")
  /// A table of values.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// A document in PDF.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// An image of any kind.
  public static let image = UTType(known: "public.image")
  /// An image in PNG.
  public static let png = UTType(known: "public.png")
  /// An image in JPEG.
  public static let jpeg = UTType(known: "public.jpeg")
  /// An image in GIF.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// An image in HEIC.
  public static let heic = UTType(known: "public.heic")
  /// An image in WebP.
  public static let webP = UTType(known: "org.webmproject.webp")
  /// An image in SVG.
  public static let svg = UTType(known: "public.svg-image")
  /// A film of any kind.
  public static let movie = UTType(known: "public.movie")
  /// A film without sound.
  public static let video = UTType(known: "public.video")
  /// A film in MPEG 4.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// A film in QuickTime's format.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// A sound of any kind.
  public static let audio = UTType(known: "public.audio")
  /// A sound in MP3.
  public static let mp3 = UTType(known: "public.mp3")
  /// An archive in ZIP.
  public static let zip = UTType(known: "public.zip-archive")
  /// A person's card.
  public static let vCard = UTType(known: "public.vcard")
}

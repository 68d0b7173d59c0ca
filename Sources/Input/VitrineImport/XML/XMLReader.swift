import CExpat
package import VitrineBase
import VitrineGraphics

/// An XML reader on expat, with locations and without external access.
///
/// Files and addresses are never read. An entity may stand for a short text and nothing else, so
/// that no document grows by reading it. Nesting and the number of elements are limited. `stack`
/// contains the open elements, outermost first. Names have no prefixes: `xlink:href` is `href`.
@safe package final class XMLReader {
  private var stack: [XMLElement] = []
  private var root: XMLElement?
  /// The first error.
  ///
  /// Later errors are usually its consequences.
  private var problem: Diagnostic?
  private var count = 0
  /// The number of bytes that entities stand for.
  private var entityBytes = 0
  private let file: String
  private let bytes: [UInt8]
  /// The line of the last location, and the offset of its first byte.
  ///
  /// A file may be one long line, so its start is searched for once.
  private var line = (number: 1, start: 0)
  /// The parser, which `parse` owns.
  ///
  /// It is set only while parsing.
  private var parser: XML_Parser?

  /// Limits far above any real file, so that a damaged file causes an error instead of exhausting
  /// memory.
  static let elementLimit = 400_000
  static let nestingLimit = 512
  static let attributeLimit = 2000
  /// A reference has at least three bytes, so entities can make a file 1,400 times longer at most.
  ///
  /// Files of drawing programs have a dozen entities, for the names of namespaces.
  static let entityLimit = 4096

  private init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
  }

  /// Reads a document.
  ///
  /// An error has the location that expat reports.
  package static func read(_ bytes: [UInt8], file: String) throws(InputError) -> XMLElement {
    guard !bytes.isEmpty else {
      throw InputError(
        Diagnostic(
          .error, "empty-file", "the file is empty, expected XML",
          at: SourceLocation(file: file, line: 1, column: 1)))
    }
    let reader = XMLReader(bytes, file: file)
    reader.parse()
    if let problem = reader.problem { throw InputError(problem) }
    guard let root = reader.root else {
      throw InputError(
        Diagnostic(.error, "broken-xml", "the file has no element", at: SourceLocation(file: file)))
    }
    return root
  }

  /// Passes all bytes to a parser, whose callbacks build the tree.
  ///
  /// No handler reads external entities, so expat skips a document type's file. `self` is passed to
  /// C without being retained and used only during this call.
  private func parse() {
    guard let parser = unsafe XML_ParserCreate(nil) else {
      return stop("broken-xml", "there is not enough memory to read the file")
    }
    unsafe self.parser = parser
    defer {
      unsafe self.parser = nil
      unsafe XML_ParserFree(parser)
    }
    // `self` outlives the parse, because the caller retains it.
    unsafe XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    unsafe XML_SetElementHandler(
      parser,
      { user, name, attributes in
        guard let reader = unsafe XMLReader.from(user), let name = unsafe name else { return }
        unsafe reader.start(String(cString: name), attributes: attributes)
      },
      { user, _ in unsafe XMLReader.from(user)?.end() })
    unsafe XML_SetCharacterDataHandler(parser) { user, text, length in
      guard let reader = unsafe XMLReader.from(user), let text = unsafe text else { return }
      unsafe reader.characters(UnsafeRawBufferPointer(start: text, count: Int(length)))
    }
    unsafe XML_SetEntityDeclHandler(parser) { user, name, isParameter, value, length, _, _, _, _ in
      guard let reader = unsafe XMLReader.from(user), let name = unsafe name else { return }
      let text = unsafe value.map { unsafe UnsafeRawBufferPointer(start: $0, count: Int(length)) }
      unsafe reader.entity(String(cString: name), text: isParameter == 0 ? text : nil)
    }
    unsafe XML_SetSkippedEntityHandler(parser) { user, name, isParameter in
      guard isParameter == 0, let name = unsafe name else { return }
      unsafe XMLReader.from(user)?.stop(
        "unknown-entity", "the entity '\(String(cString: name))' is not declared in this file")
    }
    unsafe bytes.withUnsafeBytes { buffer in
      let text = unsafe buffer.assumingMemoryBound(to: CChar.self).baseAddress
      let status = unsafe XML_Parse(parser, text, Int32(buffer.count), 1)
      guard status != XML_STATUS_OK, let words = unsafe XML_ErrorString(XML_GetErrorCode(parser))
      else { return }
      stop("broken-xml", unsafe String(cString: words))
    }
  }

  /// Returns the reader of a callback.
  private static func from(_ user: UnsafeMutableRawPointer?) -> XMLReader? {
    guard let user = unsafe user else { return nil }
    return unsafe Unmanaged<XMLReader>.fromOpaque(user).takeUnretainedValue()
  }

  /// Returns the start of the current tag, or the place of an error.
  ///
  /// Columns are counted in bytes, as everywhere; expat counts characters.
  private func location() -> SourceLocation {
    guard let parser = unsafe parser else { return SourceLocation(file: file) }
    let number = Int(unsafe XML_GetCurrentLineNumber(parser))
    let offset = min(max(0, Int(unsafe XML_GetCurrentByteIndex(parser))), bytes.count)
    if number != line.number {
      let isLineEnd = { (byte: UInt8) in byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
      let end = bytes[..<offset].lastIndex(where: isLineEnd)
      line = (number, end.map { $0 + 1 } ?? 0)
    }
    return SourceLocation(file: file, line: number, column: max(0, offset - line.start) + 1)
  }

  /// Stops parsing with an error at the current location.
  private func stop(_ code: String, _ message: String) {
    guard problem == nil else { return }
    problem = Diagnostic(.error, code, message, at: location())
    if let parser = unsafe parser { _ = unsafe XML_StopParser(parser, XML_Bool(XML_FALSE)) }
  }

  /// Allows the declaration of an entity with a text, or stops.
  ///
  /// The text is nil for the entity of a file or of declarations. References to other entities could
  /// multiply the text.
  private func entity(_ name: String, text: UnsafeRawBufferPointer?) {
    guard let text = unsafe text, unsafe !text.contains(UInt8(ascii: "&")) else {
      return stop("unsafe-entity", "the entity '\(name)' refers to a file or to another entity")
    }
    entityBytes += text.count
    guard entityBytes <= Self.entityLimit else {
      return stop("unsafe-entity", "the entities have over \(Self.entityLimit) bytes")
    }
  }

  /// Opens an element.
  ///
  /// expat passes each attribute as two texts, a name and a value, and a null pointer at the end.
  private func start(_ name: String, attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?) {
    count += 1
    guard count <= Self.elementLimit else {
      return stop("too-many-elements", "found over \(Self.elementLimit) elements")
    }
    guard stack.count < Self.nestingLimit else {
      return stop("too-deep", "found elements nested over \(Self.nestingLimit) deep")
    }
    var element = XMLElement(name: Self.local(name), location: location())
    var index = 0
    while let attributes = unsafe attributes, let key = unsafe attributes[index],
      let value = unsafe attributes[index + 1]
    {
      guard index < Self.attributeLimit * 2 else {
        return stop(
          "too-many-attributes", "an element has over \(Self.attributeLimit) attributes")
      }
      let name = unsafe String(cString: key)
      if name != "xmlns" && !name.hasPrefix("xmlns:") {
        element.attributes[Self.local(name)] = unsafe String(cString: value)
      }
      index += 2
    }
    stack.append(element)
  }

  /// Returns a name without its prefix.
  private static func local(_ name: String) -> String {
    guard let colon = name.utf8.lastIndex(of: UInt8(ascii: ":")) else { return name }
    return String(name[name.utf8.index(after: colon)...])
  }

  private func end() {
    guard let element = stack.popLast() else { return }
    if stack.isEmpty { root = element } else { stack[stack.count - 1].children.append(element) }
  }

  /// Adds text to the open element.
  ///
  /// expat passes one text in several parts.
  private func characters(_ text: UnsafeRawBufferPointer) {
    guard !stack.isEmpty else { return }
    stack[stack.count - 1].text += unsafe String(decoding: text, as: UTF8.self)
  }
}

import CXML
package import VitrineBase
import VitrineGraphics

/// An XML reader on libxml2's SAX interface, with locations and without external access.
///
/// Entities are never declared, loaded or expanded, and the network is never accessed. Nesting and
/// the number of elements are limited. `stack` contains the open elements, outermost first.
@safe package final class XMLReader {
  private var stack: [XMLElement] = []
  private var root: XMLElement?
  /// The first error.
  ///
  /// Later errors are usually its consequences.
  private var problem: Diagnostic?
  private var count = 0
  private let file: String
  private var places: TagPlaces
  /// The parser context, which `read` owns.
  ///
  /// It is set only while parsing.
  private var context: xmlParserCtxtPtr?

  /// Limits far above any real file, so that a damaged file causes an error instead of exhausting
  /// memory.
  static let elementLimit = 400_000
  static let nestingLimit = 512
  /// libxml2 compares each attribute of an element with all others.
  static let attributeLimit = 2000

  private init(_ bytes: [UInt8], file: String) {
    self.file = file
    places = TagPlaces(bytes)
  }

  /// Reads a document.
  ///
  /// An error has the location that libxml2 reports.
  package static func read(_ bytes: [UInt8], file: String) throws(InputError) -> XMLElement {
    guard !bytes.isEmpty else {
      throw InputError(
        Diagnostic(
          .error, "empty-file", "the file is empty, expected XML",
          at: SourceLocation(file: file, line: 1, column: 1)))
    }
    let reader = XMLReader(bytes, file: file)
    if let tag = reader.places.firstTag(withAttributesOver: attributeLimit) {
      throw InputError(
        Diagnostic(
          .error, "too-many-attributes", "an element has over \(attributeLimit) attributes",
          at: SourceLocation(file: file, line: tag.line, column: tag.column)))
    }
    reader.parse(bytes)
    if let problem = reader.problem { throw InputError(problem) }
    guard let root = reader.root else {
      throw InputError(
        Diagnostic(.error, "broken-xml", "the file has no element", at: SourceLocation(file: file)))
    }
    return root
  }

  /// Passes all bytes to a push parser, whose callbacks build the tree.
  ///
  /// The handler has no functions for declarations or external entities, so a document can't define
  /// any. `self` is passed to C without being retained and used only during this call.
  private func parse(_ bytes: [UInt8]) {
    var handler = unsafe xmlSAXHandler()
    unsafe handler.initialized = XML_SAX2_MAGIC
    unsafe handler.startElementNs = { user, name, _, _, _, _, count, _, attributes in
      guard let reader = unsafe XMLReader.from(user), let name = unsafe name else { return }
      unsafe reader.start(name, Int(count), attributes: attributes)
    }
    unsafe handler.endElementNs = { user, _, _, _ in
      unsafe XMLReader.from(user)?.end()
    }
    unsafe handler.characters = { user, text, length in
      guard let reader = unsafe XMLReader.from(user), let text = unsafe text else { return }
      unsafe reader.characters(text, Int(length))
    }
    unsafe handler.cdataBlock = handler.characters
    // `self` outlives the parse, because the caller retains it.
    let user = unsafe Unmanaged.passUnretained(self).toOpaque()
    unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe buffer.baseAddress?.withMemoryRebound(to: CChar.self, capacity: buffer.count) { text in
        guard
          let context = unsafe xmlCreatePushParserCtxt(&handler, user, nil, 0, nil)
        else { return }
        unsafe self.context = context
        let options = XML_PARSE_NONET.rawValue
        unsafe xmlCtxtUseOptions(context, Int32(options))
        let failed = unsafe xmlParseChunk(context, text, Int32(buffer.count), 1)
        if failed != 0 && problem == nil { unsafe report(context) }
        unsafe self.context = nil
        unsafe xmlFreeParserCtxt(context)
      }
    }
  }

  /// Returns the reader of a callback.
  private static func from(_ user: UnsafeMutableRawPointer?) -> XMLReader? {
    guard let user = unsafe user else { return nil }
    return unsafe Unmanaged<XMLReader>.fromOpaque(user).takeUnretainedValue()
  }

  /// Converts libxml2's error to a diagnostic.
  ///
  /// Its message starts in uppercase and ends with a newline.
  private func report(_ context: xmlParserCtxtPtr) {
    var message = "the XML is broken"
    var position = SourceLocation(file: file)
    if let error = unsafe xmlCtxtGetLastError(context) {
      if let text = unsafe error.pointee.message {
        let words = unsafe String(cString: text)
        message = words.split(separator: "\n").first.map(String.init)?.lowercased() ?? message
      }
      position.line = Int(unsafe error.pointee.line)
      position.column = max(1, Int(unsafe error.pointee.int2))
    }
    problem = Diagnostic(.error, "broken-xml", message, at: position)
  }

  private var location: SourceLocation {
    guard let context = unsafe context else { return SourceLocation(file: file) }
    return SourceLocation(
      file: file, line: Int(unsafe xmlSAX2GetLineNumber(context)),
      column: max(1, Int(unsafe xmlSAX2GetColumnNumber(context))))
  }

  /// Returns the start of the current tag.
  ///
  /// libxml2 only reports its end.
  private func start(of name: String) -> SourceLocation {
    guard let context = unsafe context else { return SourceLocation(file: file) }
    let end = Int(unsafe xmlByteConsumed(context))
    guard let position = places.start(of: name, before: end) else { return location }
    return SourceLocation(file: file, line: position.line, column: position.column)
  }

  /// Stops parsing with an error at the current location.
  private func stop(_ code: String, _ message: String) {
    guard problem == nil else { return }
    problem = Diagnostic(.error, code, message, at: location)
    if let context = unsafe context { unsafe xmlStopParser(context) }
  }

  /// Opens an element.
  ///
  /// libxml2 passes each attribute as five pointers; the value isn't zero-terminated.
  private func start(
    _ name: UnsafePointer<xmlChar>, _ count: Int,
    attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) {
    self.count += 1
    guard self.count <= Self.elementLimit else {
      return stop("too-many-elements", "found over \(Self.elementLimit) elements")
    }
    guard stack.count < Self.nestingLimit else {
      return stop("too-deep", "found elements nested over \(Self.nestingLimit) deep")
    }
    let word = unsafe String(cString: name)
    var element = XMLElement(name: word, location: start(of: word))
    for index in 0..<count {
      // Five pointers each: name, prefix, namespace, and the value's start and end.
      guard let attributes = unsafe attributes, let key = unsafe attributes[index * 5],
        let from = unsafe attributes[index * 5 + 3], let to = unsafe attributes[index * 5 + 4]
      else { continue }
      let value = unsafe UnsafeBufferPointer(start: from, count: to - from)
      element.attributes[unsafe String(cString: key)] = Self.plain(
        unsafe String(decoding: value, as: UTF8.self))
    }
    stack.append(element)
  }

  /// Unescapes `&`, which libxml2 leaves escaped in attribute values.
  private static func plain(_ text: String) -> String {
    // Searching for a byte is much faster than searching for a text, and few values contain it.
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    return text.split(separator: "&#38;", omittingEmptySubsequences: false).joined(separator: "&")
  }

  private func end() {
    guard let element = stack.popLast() else { return }
    if stack.isEmpty { root = element } else { stack[stack.count - 1].children.append(element) }
  }

  /// Adds text to the open element.
  ///
  /// libxml2 may split one text into several parts.
  private func characters(_ text: UnsafePointer<xmlChar>, _ length: Int) {
    guard !stack.isEmpty else { return }
    let bytes = unsafe UnsafeBufferPointer(start: text, count: length)
    stack[stack.count - 1].text += unsafe String(decoding: bytes, as: UTF8.self)
  }
}

import COnDemand
import Glibc

// qpdf reads the structure of the file: cross-reference tables and streams, object streams, repair
// of broken files, and filters. Its object handles are valid until the file is closed, so an object
// retains its file.

/// An open PDF file.
@safe package final class PDFFile {
  fileprivate let library: UnsafePointer<vitrine_qpdf>
  fileprivate let handle: qpdf_data
  /// The remaining number of bytes that streams may unpack to.
  private var bytesLeft = PDFFile.unpackedLimit

  static let byteLimit = 8 << 20
  package static let unpackedLimit = 64 << 20

  /// Opens a file from `bytes`, which must outlive it.
  init(_ bytes: UnsafeBufferPointer<CChar>) throws(VectorError) {
    guard let library = unsafe vitrine_qpdf_load() else { throw .noPDFLibrary }
    guard let handle = unsafe library.pointee.create() else { throw .broken("out of memory") }
    unsafe self.library = library
    unsafe self.handle = handle
    unsafe library.pointee.set_suppress_warnings(handle, 1)
    let code = unsafe library.pointee.read_memory(
      handle, "image.pdf", bytes.baseAddress, UInt64(bytes.count), nil)
    if unsafe library.pointee.is_encrypted(handle) != 0 { throw .encrypted }
    // Bit 0 signals warnings, bit 1 an error.
    guard code & 2 == 0 else { throw .broken("it is not a PDF that qpdf can read") }
  }

  deinit {
    // qpdf prints an error that hasn't been fetched.
    _ = unsafe library.pointee.get_error(handle)
    var handle: qpdf_data? = unsafe handle
    unsafe library.pointee.cleanup(&handle)
  }

  /// The first page, or nil if the file is empty.
  var firstPage: PDFObject? {
    guard unsafe library.pointee.get_num_pages(handle) > 0 else { return nil }
    return PDFObject(self, unsafe library.pointee.get_page_n(handle, 0))
  }

  /// Returns the bytes of a stream, unpacked or raw.
  fileprivate func data(of object: qpdf_oh, unpacked: Bool) throws(VectorError) -> [UInt8]? {
    var length = 0
    var isDecoded: QPDF_BOOL = 0
    var buffer: UnsafeMutablePointer<UInt8>?
    let level = unpacked ? qpdf_dl_specialized : qpdf_dl_none
    let code = unsafe library.pointee.get_stream_data(
      handle, object, level, &isDecoded, &buffer, &length)
    guard let bytes = unsafe buffer else { return nil }
    defer { unsafe free(bytes) }
    guard code & 2 == 0, !unpacked || isDecoded != 0 else { return nil }
    bytesLeft -= length
    guard bytesLeft >= 0 else { throw .tooManyBytes(limit: Self.unpackedLimit) }
    return unsafe Array(UnsafeBufferPointer(start: bytes, count: length))
  }
}

/// An object in a PDF file.
struct PDFObject {
  private let file: PDFFile
  private let handle: qpdf_oh

  fileprivate init(_ file: PDFFile, _ handle: qpdf_oh) {
    self.file = file
    self.handle = handle
  }

  private var type: qpdf_object_type_e {
    unsafe file.library.pointee.get_type_code(file.handle, handle)
  }

  var isNull: Bool { type == ot_null || type == ot_uninitialized }
  var isArray: Bool { type == ot_array }
  var isStream: Bool { type == ot_stream }

  var number: Double? {
    guard type == ot_integer || type == ot_real else { return nil }
    let value = unsafe file.library.pointee.get_numeric_value(file.handle, handle)
    return value.magnitude < 1e12 ? value : nil
  }

  var integer: Int? { number.map { Int($0) } }

  var bool: Bool? {
    guard type == ot_boolean else { return nil }
    return unsafe file.library.pointee.get_bool_value(file.handle, handle) != 0
  }

  /// The object as a name, including its slash.
  var name: String? {
    guard type == ot_name else { return nil }
    return unsafe file.library.pointee.get_name(file.handle, handle).map {
      unsafe String(cString: $0)
    }
  }

  var string: [UInt8]? {
    guard type == ot_string else { return nil }
    var length = 0
    guard
      let bytes = unsafe file.library.pointee.get_string_value(file.handle, handle, &length)
    else { return nil }
    return unsafe bytes.withMemoryRebound(to: UInt8.self, capacity: length) {
      unsafe Array(UnsafeBufferPointer(start: $0, count: length))
    }
  }

  /// The entries of an array.
  ///
  /// The number is limited to a few thousand, which no icon reaches.
  var items: [PDFObject]? {
    guard isArray else { return nil }
    let count = unsafe file.library.pointee.get_array_n_items(file.handle, handle)
    return (0..<max(0, min(4096, count))).map {
      PDFObject(file, unsafe file.library.pointee.get_array_item(file.handle, handle, $0))
    }
  }

  var numbers: [Double]? {
    guard let items else { return nil }
    let numbers = items.compactMap(\.number)
    return numbers.count == items.count ? numbers : nil
  }

  /// Returns an entry of a dictionary or of a stream's dictionary.
  ///
  /// Keys include their slash.
  subscript(key: String) -> PDFObject? {
    var dictionary = handle
    if type == ot_stream {
      dictionary = unsafe file.library.pointee.get_dict(file.handle, handle)
    } else if type != ot_dictionary {
      return nil
    }
    let entry = PDFObject(
      file, unsafe file.library.pointee.get_key(file.handle, dictionary, key))
    return entry.isNull ? nil : entry
  }

  /// The object's number, by which other objects refer to it, or 0 for a direct object.
  var identifier: Int { Int(unsafe file.library.pointee.get_object_id(file.handle, handle)) }

  /// Returns a stream's bytes after its filters, or nil if a filter is unknown or the bytes are
  /// broken.
  func unpacked() throws(VectorError) -> [UInt8]? {
    try file.data(of: handle, unpacked: true)
  }

  /// Returns a stream's bytes as stored in the file.
  func packed() throws(VectorError) -> [UInt8]? { try file.data(of: handle, unpacked: false) }
}

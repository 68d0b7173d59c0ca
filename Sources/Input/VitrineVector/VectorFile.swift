/// Files that hold a vector picture.
package enum VectorFile {
  /// Whether a file of this name is a vector picture.
  package static func isVector(_ path: String) -> Bool {
    let path = path.lowercased()
    return path.hasSuffix(".pdf") || path.hasSuffix(".svg")
  }

  /// Reads a picture, whose format the name says.
  package static func read(_ bytes: [UInt8], file: String) throws(VectorError) -> VectorPicture {
    file.lowercased().hasSuffix(".svg")
      ? try SVGReader.read(bytes, file: file) : try PDFReader.read(bytes)
  }
}

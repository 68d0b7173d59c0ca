/// Readers for files with vector pictures.
package enum VectorFile {
  /// Returns whether a file of this name is a vector picture.
  package static func isVector(_ path: String) -> Bool {
    let path = path.lowercased()
    return path.hasSuffix(".pdf") || path.hasSuffix(".svg")
  }

  /// Reads a picture.
  ///
  /// The file name determines the format.
  package static func read(_ bytes: [UInt8], file: String) throws(VectorError) -> VectorPicture {
    file.lowercased().hasSuffix(".svg")
      ? try SVGReader.read(bytes, file: file) : try PDFReader.read(bytes)
  }
}

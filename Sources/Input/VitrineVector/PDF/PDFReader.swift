import VitrineGraphics

/// A reader that converts the first page of a PDF to a picture.
///
/// It draws paths, fills and strokes, clips, transforms, opacity, blend modes, axial and radial
/// gradients, soft masks, forms, upright images, and colors of the usual spaces. Other visible
/// content, such as text, is reported in the picture's `unsupported`.
package enum PDFReader {
  /// Reads the bytes of a file.
  package static func read(_ bytes: [UInt8]) throws(VectorError) -> VectorPicture {
    guard bytes.count <= PDFFile.byteLimit else { throw .tooManyBytes(limit: PDFFile.byteLimit) }
    guard !bytes.isEmpty else { throw .broken("it is empty") }
    try checkUnpackedSize(bytes)
    let characters = bytes.map(CChar.init(bitPattern:))
    var result = Result<VectorPicture, VectorError>.failure(.broken("it has no page"))
    unsafe characters.withUnsafeBufferPointer { buffer in
      // The file must be closed before the bytes are freed, so it doesn't escape the closure.
      result = Result { () throws(VectorError) in
        let file = unsafe try PDFFile(buffer)
        guard let page = file.firstPage else { throw .broken("it has no page") }
        return try picture(of: page)
      }
    }
    return try result.get()
  }

  private static func picture(of page: PDFObject) throws(VectorError) -> VectorPicture {
    let media = inherited("/MediaBox", page)?.numbers.flatMap(Rect.init(pdfBox:))
    let crop = inherited("/CropBox", page)?.numbers.flatMap(Rect.init(pdfBox:))
    var box = media ?? crop ?? Rect(x: 0, y: 0, width: 612, height: 792)
    if let crop, !crop.intersection(box).isEmpty { box = crop.intersection(box) }
    guard !box.isEmpty, box.width <= 10_000, box.height <= 10_000 else {
      throw .broken("the page's size \(box.width)×\(box.height) is not between 0 and 10,000")
    }
    let (size, map) = placing(box, turns: inherited("/Rotate", page)?.integer ?? 0)
    let resources = inherited("/Resources", page)
    var interpreter = PDFInterpreter(
      page: Rect(origin: .zero, size: size), map: map)
    try interpreter.run(contents(of: page), resources: resources)
    return VectorPicture(
      size: size, items: interpreter.builder.items, unsupported: interpreter.builder.unsupported)
  }

  /// Returns the size of a page after its rotation, and the transform from its y-up coordinates.
  private static func placing(_ box: Rect, turns degrees: Int) -> (Size, Affine) {
    let flipped = Affine(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY)
    let (width, height) = (box.width, box.height)
    switch ((degrees % 360) + 360) % 360 {
    case 90:
      return (
        Size(width: height, height: width),
        flipped.then(Affine(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0))
      )
    case 180:
      return (box.size, flipped.then(Affine(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)))
    case 270:
      return (
        Size(width: height, height: width),
        flipped.then(Affine(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width))
      )
    default: return (box.size, flipped)
    }
  }

  /// Returns an entry of a page or of its ancestors in the page tree.
  private static func inherited(_ key: String, _ page: PDFObject) -> PDFObject? {
    var node: PDFObject? = page
    // In a broken file the chain of ancestors may be a cycle.
    for _ in 0..<32 {
      guard let current = node else { return nil }
      if let value = current[key] { return value }
      node = current["/Parent"]
    }
    return nil
  }

  /// Returns a page's content.
  ///
  /// It may be divided into several streams, even between the operands of an operator.
  private static func contents(of page: PDFObject) throws(VectorError) -> [UInt8] {
    guard let contents = page["/Contents"] else { return [] }
    var bytes: [UInt8] = []
    for part in contents.items ?? [contents] {
      guard part.isStream, let data = try part.unpacked() else {
        throw .broken("the page's content cannot be unpacked")
      }
      bytes += data
      bytes.append(0x0A)
    }
    return bytes
  }
}

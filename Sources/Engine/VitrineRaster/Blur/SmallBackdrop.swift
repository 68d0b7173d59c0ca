public import VitrineBase
public import VitrineGraphics

/// A material over a picture at an eighth of its size or so, blurred: quick to make large.
///
/// Enlarged, it is the same bytes as the material made at once. As bytes it can be kept in a file.
/// It is opaque.
public struct SmallBackdrop: Sendable {
  private let blur: SmallBlur

  /// The material over all rows of a picture, or a range of them; nil where the blur is so narrow that nothing is
  /// gained.
  public init?(
    _ recipe: MaterialRecipe, over bitmap: Bitmap, rows: Range<Int>? = nil,
    pool: ThreadPool = .alone
  ) {
    let adjustment = ColorAdjustment(recipe)
    guard
      let blur = SmallBlur(
        .bitmap(bitmap), sigma: recipe.sigma, adjustment: adjustment, rows: rows, pool: pool),
      blur.planes.factor >= Self.leastFactor, blur.planes.channels == 3
    else { return nil }
    self.blur = blur
  }

  /// The material over rows of a picture, by default all, that suits it.
  public init(
    _ recipe: MaterialRecipe, over picture: ReducedPicture, rows: Range<Int>? = nil,
    pool: ThreadPool = .alone
  ) {
    blur = SmallBlur(
      picture, sigma: recipe.sigma, adjustment: ColorAdjustment(recipe),
      rows: (rows ?? 0..<picture.height).clamped(to: 0..<picture.height), pool: pool)
  }

  /// How many times smaller a picture must be for anything to be gained.
  static let leastFactor = 4

  /// From `bytes` of one made by this recipe over an opaque picture of this size; nil where they
  /// are of another length.
  public init?(bytes: [UInt8], _ recipe: MaterialRecipe, width: Int, height: Int) {
    guard width > 0, height > 0, width <= Bitmap.pixelLimit / height,
      let planes = SmallPlanes(
        bytes: bytes, width: width, height: height,
        factor: SmallBlur.factor(sigma: recipe.sigma))
    else { return nil }
    blur = SmallBlur(
      planes: planes, width: width, height: height,
      adjustment: ColorAdjustment(recipe))
  }

  /// How many columns and rows it is enlarged to.
  public var width: Int { blur.width }
  public var height: Int { blur.rows.count }

  /// Writes some columns of a row at the picture's size, the first of which is 0; `line` has room for
  /// `lineCount` numbers.
  func write(
    _ row: Int, columns: Range<Int>, _ line: UnsafeMutablePointer<Float>,
    into pixels: UnsafeMutablePointer<UInt32>
  ) {
    unsafe blur.planes.enlarge(
      row + blur.rows.lowerBound, columns: columns, blur.adjustment, line, into: pixels)
  }

  /// The room that writing takes.
  var lineCount: Int { blur.planes.lineCount }

  /// The material at the picture's size.
  public func enlarged(by pool: ThreadPool = .alone) -> Bitmap { blur.enlarged(by: pool) }

  /// How many `bytes` it has.
  public var byteCount: Int { blur.planes.values.count * 4 }

  /// Its numbers as they lie in memory: lowest byte first wherever this runs.
  public var bytes: [UInt8] { unsafe blur.planes.values.withUnsafeBytes { unsafe Array($0) } }
}

extension SmallPlanes {
  fileprivate init?(bytes: [UInt8], width: Int, height: Int, factor: Int) {
    let columns = (width + factor - 1) / factor + 2
    let rows = (height + factor - 1) / factor + 2
    let stride = (columns + 7) / 8 * 8
    guard bytes.count == 4 * 3 * rows * stride else { return nil }
    let count = 3 * rows * stride
    let values = unsafe [Float](unsafeUninitializedCapacity: count) { buffer, initialized in
      // Four bytes a number, as counted above.
      unsafe UnsafeMutableRawBufferPointer(buffer).copyBytes(from: bytes)
      initialized = count
    }
    self.init(
      values: values, factor: factor, channels: 3, columns: columns, rows: rows, stride: stride)
  }
}

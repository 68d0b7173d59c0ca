public import VitrineBase
public import VitrineGraphics

/// A blurred material over a picture at about an eighth of its size, which can be enlarged quickly.
///
/// The enlarged pixels equal those of the material computed directly. Its bytes can be stored in a
/// file. It is opaque.
public struct SmallBackdrop: Sendable {
  private let blur: SmallBlur

  /// Computes the material over a picture, for all rows or a range of them.
  ///
  /// Returns nil if the blur is too narrow for a reduction.
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

  /// Computes the material over rows of a reduced picture, by default all.
  public init(
    _ recipe: MaterialRecipe, over picture: ReducedPicture, rows: Range<Int>? = nil,
    pool: ThreadPool = .alone
  ) {
    blur = SmallBlur(
      picture, sigma: recipe.sigma, adjustment: ColorAdjustment(recipe),
      rows: (rows ?? 0..<picture.height).clamped(to: 0..<picture.height), pool: pool)
  }

  /// The smallest factor at which a reduction is faster.
  static let leastFactor = 4

  /// Restores a backdrop from the `bytes` of one with this recipe over an opaque picture of this
  /// size.
  ///
  /// Returns nil if their number is wrong.
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

  /// The width of the enlarged backdrop.
  public var width: Int { blur.width }
  /// The height of the enlarged backdrop.
  public var height: Int { blur.rows.count }

  /// Writes the columns of a row at the picture's size, starting at column 0.
  ///
  /// `line` has space for `lineCount` numbers.
  func write(
    _ row: Int, columns: Range<Int>, _ line: UnsafeMutablePointer<Float>,
    into pixels: UnsafeMutablePointer<UInt32>
  ) {
    unsafe blur.planes.enlarge(
      row + blur.rows.lowerBound, columns: columns, adjustment: blur.adjustment, line: line,
      into: pixels)
  }

  /// The number of temporary values that writing a row needs.
  var lineCount: Int { blur.planes.lineCount }

  /// Returns the material at the picture's size.
  public func enlarged(by pool: ThreadPool = .alone) -> Bitmap { blur.enlarged(by: pool) }

  /// The number of `bytes`.
  public var byteCount: Int { blur.planes.values.count * 4 }

  /// The values in memory order, which is little-endian on all supported platforms.
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
      // The length was verified above, four bytes per number.
      unsafe UnsafeMutableRawBufferPointer(buffer).copyBytes(from: bytes)
      initialized = count
    }
    self.init(
      values: values, factor: factor, channels: 3, columns: columns, rows: rows, stride: stride)
  }
}

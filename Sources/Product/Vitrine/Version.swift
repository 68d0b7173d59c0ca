/// The version of the product.
///
/// A change of pixels is a breaking change.
public enum Version {
  /// The version of the program.
  public static let current = "0.1.0"
}

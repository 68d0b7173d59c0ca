/// The version of the product.
///
/// A change of pixels is a breaking change. This is the only place of the number: packages, the
/// Action and goldens take it from the program.
public enum Version {
  /// The version of the program.
  public static let current = "0.2.0"
}

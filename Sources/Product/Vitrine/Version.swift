/// The version of the product.
///
/// A change of pixels is a breaking change.
public enum Version {
  public static let current = "0.1.0"
}

/// The version of the product; a change of pixels is a breaking change.
public enum Version {
  public static let current = "0.1.0"
}

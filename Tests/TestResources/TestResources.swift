public import Vitrine

/// The bundled fonts and wallpapers, loaded once for all tests of one run.
public enum TestResources {
  public static let shared = Result { () throws(RenderError) in try Resources() }
}

package import VitrineBase

/// A module that an Xcode project builds: a framework or a library, and for tests also an app.
///
/// An app shares its code with its extensions, which import it by its module name.
package struct ProjectFramework: Sendable {
  /// The name in an `import`.
  package var module: String
  package var target: String
  package var sources: [String]
  package var resources: [String]
  package var settings: BuildSettings

  /// Product types that Xcode builds as modules.
  private static let productTypes: Set<String> = [
    "com.apple.product-type.framework", "com.apple.product-type.framework.static",
    "com.apple.product-type.library.static", "com.apple.product-type.library.dynamic",
  ]

  /// Returns the frameworks of a project, in its order, and then its apps and extensions if tests
  /// import them.
  ///
  /// Several targets can build one module, because iOS, watchOS and macOS targets share sources and
  /// name. The first that isn't only for another system is used.
  package static func all(
    of path: String, forTests: Bool = false, from files: Files
  ) throws(InputError) -> [ProjectFramework] {
    let project = try XcodeProject.read(path, from: files)
    var frameworks: [ProjectFramework] = []
    let shared = project.targets.filter { productTypes.contains($0.productType) }
    let programs = project.targets.filter { $0.isApp || $0.isExtension }
    for target in shared + (forTests ? programs : []) {
      let (settings, _) = target.settings()
      let root = settings["SDKROOT"] ?? ""
      guard !["macosx", "watchos", "appletvos"].contains(where: root.hasPrefix) else { continue }
      let module = settings["PRODUCT_MODULE_NAME"] ?? target.name
      guard !frameworks.contains(where: { $0.module == module }) else { continue }
      frameworks.append(
        ProjectFramework(
          module: module, target: target.name, sources: target.sources,
          resources: target.resources, settings: settings))
    }
    return frameworks
  }
}

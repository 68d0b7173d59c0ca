/// The files of the preview's page, embedded at build time.
enum PreviewPage {
  static let icon = text(PackageResources.icon_svg)
  static let html = text(PackageResources.page_html)
  static let css = text(PackageResources.page_css)
  static let script = text(PackageResources.page_js)

  /// Decodes a file without its final newline.
  private static func text(_ file: [UInt8]) -> String {
    String(decoding: file.dropLast(), as: UTF8.self)
  }
}

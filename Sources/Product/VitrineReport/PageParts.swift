/// The constant parts of the review page: the files under `Page`, embedded at build time.
enum PageParts {
  /// The page's script: the files in the order of their dependencies.
  static let script =
    "'use strict';\n"
    + text([
      PackageResources.data_js, PackageResources.pins_js, PackageResources.decisions_js,
      PackageResources.storage_js, PackageResources.export_js, PackageResources.filter_js,
      PackageResources.grid_js, PackageResources.groups_js, PackageResources.vision_js,
      PackageResources.stage_js, PackageResources.device_js, PackageResources.row_js,
      PackageResources.inspector_js, PackageResources.contrast_js, PackageResources.overlays_js,
      PackageResources.redlines_js, PackageResources.panels_js, PackageResources.regions_js,
      PackageResources.viewer_js, PackageResources.present_js, PackageResources.zip_js,
      PackageResources.sheet_js, PackageResources.paper_js, PackageResources.pages_js,
      PackageResources.start_js,
    ])

  /// The page's style sheet.
  static let style = text([
    PackageResources.base_css, PackageResources.grid_css, PackageResources.groups_css,
    PackageResources.viewer_css, PackageResources.print_css,
  ])

  /// The elements that the script fills.
  static let body = text([PackageResources.body_html])

  /// Joins files without the newline at the end of the last one.
  private static func text(_ files: [[UInt8]]) -> String {
    String(decoding: files.joined().dropLast(), as: UTF8.self)
  }
}

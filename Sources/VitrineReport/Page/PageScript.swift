/// What the page does, a file for each subject; together they are one script.
///
/// Texts reach the page as text alone, never as markup.
enum PageScript {
  static let text =
    (["'use strict';"] + [
      data, decisions, filter, grid, stage, inspector,
      overlays, panels, viewer, sheet, start,
    ]).joined(separator: "\n")
}

/// The page's looks, a file for each part of it.
enum PageStyle {
  static let css = [base, grid, viewer, print].joined(separator: "\n")
}

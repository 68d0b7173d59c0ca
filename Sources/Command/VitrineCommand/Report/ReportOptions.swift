/// The options of `vitrine report`.
enum ReportOptions {
  static let base = Option.text("--against", "DIR", help: "an earlier batch of the same config")

  static let output = Option.text(
    "--output", short: "-o", "REVIEW", help: "the folder of the page (default: review/)")

  static let config = Option.text(
    "--config", "FILE",
    help: "the config the batch was drawn from (default: vitrine.json in the current folder)")

  static let baseConfig = Option.text(
    "--against-config", "FILE",
    help:
      "with --against: the config that the earlier batch was drawn from, for its findings and the "
      + "changed constraints")

  static let history = Option.text(
    "--history", "NAME", help: "show the versions of a golden in its git repository")

  static let omitsInspection = Option.flag(
    "--no-inspect", help: "leave layouts and findings out, which take longest")

  static let omitsPixels = Option.flag(
    "--no-pixels",
    help:
      "leave out the second copies of the pictures, which the page needs for its pixel inspector, "
      + "exact differences and contact sheets")

  static let summary = Option.text(
    "--summary", "FILE.md",
    help:
      "also write Markdown for a pull request, and FILE.json: counts, and one row for each cause "
      + "with its changed part before and now")

  static let pageURL = Option.text(
    "--page-url", "URL", help: "with --summary: the address that the folder is published at")

  static let imageURL = Option.text(
    "--image-url", "URL",
    help:
      "with --summary: the address of a folder with the page's folder summary (default: that of "
      + "--page-url)")

  static let summaryRows = Option.text(
    "--summary-rows", "FILE",
    help:
      "with --summary: the numbers of an earlier summary's rows, which rows with equal pictures keep"
  )

  static let jobs = CommonOptions.jobs(
    help: "the number of pictures that are inspected at a time (default: the number of cores)")
}

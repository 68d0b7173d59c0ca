/// The options of `vitrine approve`.
enum ApproveOptions {
  static let source = Option.text(
    "--from", "RUN",
    help: "the folder of the run or batch (default: .vitrine/run beside the config)")

  static let verdicts = Option.texts(
    "--verdicts", "FILE",
    help:
      "decisions exported by the page of vitrine report; several files are merged, and conflicting "
      + "decisions are an error")

  static let check = Option.flag(
    "--check", help: "change nothing; exit with 1 unless every changed picture is accepted")

  static let upgrade = Option.flag(
    "--upgrade",
    help:
      "accept only the changes of a new version of Vitrine: pictures of widgets whose files didn't "
      + "change since their goldens; name the others and exit with 1")

  static let base = Option.text(
    "--against", "BATCH", help: "with --check: compare with this batch instead of the goldens")
}

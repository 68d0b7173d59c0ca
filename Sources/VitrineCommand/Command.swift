/// One thing the program does.
struct Command: Sendable {
  let name: String
  /// One line for the list of commands.
  let abstract: String
  let help: String
  let run: @Sendable ([String]) throws(CommandError) -> Void

  // One a line, in the order of the list of commands.
  // swift-format-ignore
  static let all = [
    render,
    play,
    layout,
    convert,
    explain,
    lint,
    plan,
    batch,
    merge,
    cache,
    report,
    preview,
    test,
    record,
    approve,
    status,
    prune,
    compare,
    diff,
    digests,
    verifyDeterminism,
    devices,
    fonts,
    doctor,
    completions,
    manual,
    version,
  ]

  static func named(_ name: String) -> Command? { all.first { $0.name == name } }
}

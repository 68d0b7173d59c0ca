/// One thing the program does.
struct Command: Sendable {
  let name: String
  /// One line for the list of commands.
  let abstract: String
  let help: String
  let run: @Sendable ([String]) throws(CommandError) -> Void

  static let all = [
    render, layout, explain, lint, plan, batch, merge, report, test, record, approve, status,
    compare,
    devices,
    fonts, version,
  ]

  static func named(_ name: String) -> Command? { all.first { $0.name == name } }
}

/// A group of commands for one purpose, as the overview lists them.
struct CommandGroup: Sendable {
  let title: String
  let commands: [Command]

  // One command per line, in the order of the overview.
  // swift-format-ignore
  static let all = [
    CommandGroup(title: "Draw and examine a widget", commands: [
      .render,
      .layout,
      .explain,
      .lint,
      .preview,
      .play,
      .initialize,
      .convert,
    ]),
    CommandGroup(title: "Draw many pictures", commands: [
      .plan,
      .batch,
      .portion,
      .work,
      .merge,
      .cache,
    ]),
    CommandGroup(title: "Test and review pictures", commands: [
      .test,
      .record,
      .approve,
      .status,
      .prune,
      .report,
      .snapshots,
      .diff,
      .compare,
      .digests,
      .verifyDeterminism,
    ]),
    CommandGroup(title: "This installation", commands: [
      .devices,
      .fonts,
      .symbols,
      .doctor,
      .completions,
      .manual,
      .version,
    ]),
  ]
}

import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImages

extension Command {
  /// The command that draws one input in one or several variants, a PNG for each.
  ///
  /// `RenderCommand+Screen` has the form with several inputs on one screen.
  static let render = Command(
    name: "render", abstract: "draw a widget to PNG",
    discussion: """
      Draws a widget to PNG.

      INPUT is a widget document (JSON), an Xcode project, a repository or any folder in it, or a
      storyboard or xib. The project specifies the extension, name, images, texts and system, and its
      code the modes, heights and hidden views. A vitrine.json beside the storyboard adds the rest
      ('vitrine init' writes one).
      """,
    usage: ["INPUT [OPTIONS] [-o FILE.png]", "INPUT INPUT... [OPTIONS] [-o FILE.png]"],
    options: [
      RenderOptions.output, RenderOptions.effort, VariantOptions.option(for: .overlays),
      RenderOptions.cache, RenderOptions.jobs, RenderOptions.strict, CommonOptions.quiet,
    ] + VariantOptions.all,
    notes: """
      Several inputs are drawn together in one screen. FILE#2 is the second widget of a document,
      FILE:expanded or FILE:compact chooses the mode of one input. An option given several times makes
      several pictures.
      """,
    examples: [
      Command.Example(
        "render Examples/weather.json -o weather.png",
        "Draw a widget as a compact card on an iPhone 7."),
      Command.Example(
        "render Examples/weather.json --device iphone-se --device ipad-9.7 --all-modes -o out/",
        "Draw both modes on two devices."),
      Command.Example(
        "render MyApp.xcodeproj --locale ar --text-size xxl",
        "Draw the Today extension of a project in Arabic with large text."),
    ],
    showsMessages: true,
    codeDemand: .ifPossible,
    run: runRender)

  /// Draws the variants in order with the same caches, so that each after the first is faster.
  private static func runRender(_ arguments: Arguments) throws(CommandError) {
    if arguments.positional.count > 1 { return try runScreen(arguments) }
    let path = try arguments.input("the input file")
    let widget = try InputOptions.widget(path, arguments)
    let variants = try VariantOptions.variants(arguments, widget)
    noteSystem(of: widget, arguments)
    let output = try PictureOutput(arguments, count: variants.count)
    let workshop = Workshop(
      try InputOptions.resources(arguments, for: widget), cache: arguments[RenderOptions.cache],
      threads: arguments[RenderOptions.jobs], pictures: variants.count == 1 ? .one : .many)
    let digest = widget.inputDigest
    noteLocales(variants, of: widget, arguments)
    for variant in variants {
      let picture = try listed(widget, as: variant, in: workshop, arguments)
      let png = try encoding { () throws(ImageError) in
        let notes = PictureNotes(
          variant, inputDigest: digest, codeFailure: picture.scene.codeFailure,
          shown: picture.scene.home?.shown)
        return try workshop.png(picture.list, notes, effort: arguments[RenderOptions.effort])
      }
      report(picture, of: widget, isQuiet: arguments[CommonOptions.quiet])
      try output.write(png, named: widget.pictureStem(path), variant)
      if arguments[RenderOptions.strict] { try requireCode(of: picture.scene, widget) }
    }
    output.printSummary()
  }

  /// Prints the diagnostics of a picture that weren't printed for another variant.
  private static func report(_ picture: ListedPicture, of widget: Widget, isQuiet: Bool) {
    Notices.print(picture.diagnostics, isQuiet: isQuiet)
    for note in picture.scene.unsupportedNotes(widget.path) { Notices.print(note) }
  }

  /// Throws an error if a picture lacks the views of the widget's code.
  ///
  /// The picture is written before, so that its few views can be seen.
  private static func requireCode(of scene: Scene, _ widget: Widget) throws(CommandError) {
    if scene.codeFailure != nil {
      throw .input("\(widget.path): error: the widget's code didn't run to its end")
    }
    if scene.isAllCode {
      throw .input("\(widget.path): error: the widget's views are made in code, which isn't run")
    }
  }

  /// Lists the drawing commands of a variant.
  ///
  /// With `--verbose` it prints the files that were read.
  private static func listed(
    _ widget: Widget, as variant: Variant, in workshop: Workshop, _ arguments: Arguments
  ) throws(CommandError) -> ListedPicture {
    let trace = arguments[InputOptions.verbose] ? FileTrace() : nil
    let picture = try readingInput { () throws(RenderError) in
      try Vitrine.listPicture(
        widget, as: variant, in: workshop.reading(workshop.files.traced(by: trace)))
    }
    if let trace {
      Console.error("note: \(picture.particulars)")
      for answer in trace.answers where answer.question == .contents && answer.answer != "none" {
        Console.error("note: read \(answer.path)")
      }
    }
    return picture
  }

  /// Prints the locales that a translated widget has no texts for.
  ///
  /// Nothing is printed for a widget without translations, which has the same texts in every
  /// locale, or with `--strings`, because its texts apply to every locale.
  private static func noteLocales(
    _ variants: [Variant], of widget: Widget, _ arguments: Arguments
  ) {
    guard !arguments[CommonOptions.quiet], arguments[InputOptions.strings].isEmpty else { return }
    var locales: [String] = []
    for variant in variants where !locales.contains(variant.locale) {
      locales.append(variant.locale)
    }
    for locale in locales where widget.lacksTexts(in: locale, from: arguments.files) {
      Console.error(
        "\(widget.path): note: no texts in '\(locale)', so those of the development language are drawn; "
          + "the widget is translated into \(listText(widget.languages(from: arguments.files), "and"))"
      )
    }
  }

  /// Prints the system that the project requires, with the reason, unless an option chooses one.
  private static func noteSystem(of widget: Widget, _ arguments: Arguments) {
    guard !arguments.choosesSystem, !arguments[CommonOptions.quiet],
      let reason = widget.systemReason
    else { return }
    Console.error("\(widget.path): note: \(reason); --system chooses another")
  }
}

/// The options of `vitrine render`.
enum RenderOptions {
  static let output = Option.text(
    "--output", short: "-o", "FILE",
    help: "the picture; with several, a folder, or a name that each variant is added to (default: "
      + "INPUT-VARIANT.png)")

  static let effort = Option.choice(
    "--png-effort", "EFFORT", help: "fast, default or small (default: default)",
    default: PNGEffort.default)

  static let cache = Option.text(
    "--cache", "DIR", help: "keep blurred wallpapers in DIR for later runs")

  static let jobs = CommonOptions.jobs(
    help: "the number of threads per picture (default: the number of cores)")

  static let strict = Option.flag(
    "--strict",
    help: "exit with 3 if code that was to be run didn't, or if all views are created in code")
}

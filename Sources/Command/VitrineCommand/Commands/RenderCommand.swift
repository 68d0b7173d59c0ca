import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImages
import VitrineImport

extension Command {
  /// The command that most people use: one input, one or several variants, a PNG for each.
  ///
  /// `RenderCommand+Screen` has the form with several inputs on one screen.
  static let render = Command(
    name: "render", abstract: "draw a widget to PNG",
    discussion: """
      Draws a widget to PNG.

      INPUT is a widget document (JSON), an Xcode project, a repository or any folder in it, or a
      storyboard or xib. The project says which extension, name, images, texts and system are meant,
      and its code which modes, heights and hidden views; a vitrine.json beside the storyboard says
      what neither does ('vitrine init' writes one).
      """,
    usage: ["INPUT [OPTIONS] [-o FILE.png]", "INPUT INPUT... [OPTIONS] [-o FILE.png]"],
    options: [
      CommandOption(
        "--output", short: "-o", "FILE",
        "the picture; with several, a folder, or a name that each variant is added to (default: INPUT-VARIANT.png)"
      ),
      CommandOption(
        "--png-effort", "EFFORT", "fast, default or small (default: default)",
        choices: PNGEffort.self),
      VariantArguments.option(for: .overlays),
      CommandOption("--cache", "DIR", "keep blurred wallpapers in DIR for later runs"),
      CommandOption(
        "--jobs", "N", "the number of threads per picture (default: the number of cores)"),
      CommandOption(
        "--strict", nil, "exit with 3 where all views are made in code, which isn't run"),
      CommandOption("--quiet", nil, "print errors only"),
    ] + VariantArguments.options,
    notes: """
      Several inputs are drawn together in one screen. FILE#2 is the second widget of a document,
      FILE:expanded or FILE:compact shows it in a mode of its own. An option given several times makes
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
    run: runRender)

  /// Draws the variants in order with one set of caches, so each after the first is quicker.
  private static func runRender(_ arguments: Arguments) throws(CommandError) {
    if arguments.positional.count > 1 { return try runScreen(arguments) }
    let path = try arguments.input("the input file")
    let widget = try VariantArguments.widget(path, arguments)
    let variants = try VariantArguments.variants(arguments, widget)
    tellSystem(widget, arguments)
    let effort = try arguments.one("--png-effort").map { word throws(CommandError) in
      try choice(word, "--png-effort", PNGEffort.self)
    }
    let output = try output(arguments)
    let workshop = Workshop(
      try VariantArguments.resources(arguments, for: widget), cache: try arguments.one("--cache"),
      threads: try arguments.jobs(), pictures: variants.count == 1 ? .one : .many)
    let digest = widget.inputDigest
    noteLocales(variants, widget, arguments)
    let start = ContinuousClock().now
    for variant in variants {
      let picture: ListedPicture
      let png: PicturePNG
      // A trace notes each file that is read meanwhile, for the list that --verbose prints.
      let trace = arguments.has("--verbose") ? FileTrace() : nil
      do throws(RenderError) {
        picture = try Vitrine.listPicture(
          widget, as: variant, in: workshop.reading(workshop.files.traced(by: trace)))
      } catch {
        throw CommandError(error)
      }
      if let trace { tell(picture, trace) }
      do throws(ImageError) {
        png = try workshop.png(
          picture.list, variant, effort: effort ?? .default, inputDigest: digest)
      } catch {
        throw CommandError(error)
      }
      for diagnostic in picture.diagnostics { Console.error(diagnostic.description) }
      // What is unsupported depends on the file and not on the variant, so it is reported once.
      if variant == variants.first {
        for note in picture.scene.unsupportedNotes(widget.path) { Console.error(note) }
      }
      try finish(
        png,
        as: try pictureName(
          widget.pictureStem(path), variant, output, isOnly: variants.count == 1, arguments.files),
        arguments)
      // The picture is written before, so that somebody can see what little there is.
      if arguments.has("--strict"), picture.scene.isAllCode {
        throw CommandError(
          code: .invalidInput,
          message: "\(widget.path): error: the widget's views are made in code, which isn't run")
      }
    }
    if variants.count > 1 { finishSeveral(variants.count, since: start, output, arguments) }
  }

  /// Says how many pictures were drawn, how long that took and where they are.
  ///
  /// Nothing of it goes to standard output, where programs read the names of the files.
  static func finishSeveral(
    _ count: Int, since start: ContinuousClock.Instant, _ output: String?, _ arguments: Arguments
  ) {
    guard !arguments.has("--quiet") else { return }
    let seconds = (ContinuousClock().now - start) / .seconds(1)
    let isFolder = output.map { arguments.files.isFolder($0) || $0.hasSuffix("/") } ?? false
    let folder = output.map { isFolder ? $0 : FilePath.folder(of: $0) } ?? "."
    Console.error("\(countText(count, "picture")) in \(durationText(seconds)), in \(folder)")
  }

  /// Notes the locales that a translated widget has no texts of.
  ///
  /// A widget without translations has the same texts in every locale, so there is nothing to note;
  /// neither is there with `--strings`, whose texts count for every locale.
  static func noteLocales(_ variants: [Variant], _ widget: Widget, _ arguments: Arguments) {
    guard !arguments.has("--quiet"), arguments.all("--strings").isEmpty else { return }
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

  /// Says which system the project asks for and why, unless the command line chooses one.
  static func tellSystem(_ widget: Widget, _ arguments: Arguments) {
    let isChosen = ["--system", "--host"].contains { !arguments.all($0).isEmpty }
    guard !isChosen, !arguments.has("--quiet"), let reason = widget.systemReason else { return }
    Console.error("\(widget.path): note: \(reason); --system chooses another")
  }

  /// What a picture was made of and which files it took, for `--verbose`.
  private static func tell(_ picture: ListedPicture, _ trace: FileTrace) {
    Console.error("note: \(picture.particulars)")
    for answer in trace.answers where answer.question == .contents && answer.answer != "none" {
      Console.error("note: read \(answer.path)")
    }
  }

  /// Writes a picture and prints its name.
  static func finish(
    _ png: PicturePNG, as target: String, _ arguments: Arguments
  ) throws(CommandError) {
    do throws(Disk.Failure) {
      // Only a name that ends in a slash is meant to be a new folder.
      if let output = arguments.all("--output").last, output.hasSuffix("/") {
        try Disk.makeFolder(output)
      }
      // A link in the place of a name that nobody typed is replaced.
      if arguments.all("--output").last == target {
        try Disk.deliver(png.bytes, to: target)
      } else {
        try Disk.write(png.bytes, to: target)
      }
    } catch {
      throw CommandError(writing: error)
    }
    if !arguments.has("--quiet"), !Disk.isStandardOutput(target) {
      Console.print("\(target)  \(png.width)×\(png.height)")
    }
  }

  /// The option `--output`; a name of another kind of picture than PNG is refused.
  static func output(_ arguments: Arguments) throws(CommandError) -> String? {
    guard let output = try arguments.one("--output") else { return nil }
    let others = ["jpg", "jpeg", "gif", "webp", "heic", "tif", "tiff", "bmp", "pdf", "svg"]
    if others.contains(FilePath.suffix(of: output).lowercased()), !arguments.files.isFolder(output)
    {
      throw .usage("pictures are PNG files, so '\(output)' has the wrong suffix; use .png")
    }
    return output
  }

  /// The name of a variant's file.
  ///
  /// With one variant, `-o` is the name. With several, it is a folder or a stem to which each
  /// variant is added:
  ///
  ///     -o out/      out/weather-iphone-7-compact.png
  ///     -o a.png     a-iphone-7-compact.png
  static func pictureName(
    _ stem: String, _ variant: Variant, _ output: String?, isOnly: Bool, _ files: Files
  ) throws(CommandError) -> String {
    if isOnly, let output, !files.isFolder(output), !output.hasSuffix("/") { return output }
    guard output != Disk.standardOutput else {
      throw .usage("-o - takes one picture; choose one variant, or name a folder")
    }
    let name = "\(stem)-\(variant.name).png"
    // A project's target, a device or a state may be called anything.
    if let problem = FileRoot.problem(with: name) {
      throw CommandError(
        code: .invalidInput,
        message:
          "error: the picture's name \(problem); name the file with -o, one variant at a time")
    }
    guard let output else { return name }
    if files.isFolder(output) || output.hasSuffix("/") { return FilePath.join(output, name) }
    let stem = FilePath.stem(of: output)
    return FilePath.join(FilePath.folder(of: output), "\(stem)-\(variant.name).png")
  }
}

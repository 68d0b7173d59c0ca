import Vitrine
import VitrineGraphics
import VitrineImages
import VitrineImport

extension Command {
  static let render = Command(
    name: "render", abstract: "draw a widget to PNG",
    help: """
      Draws a widget to PNG.

      INPUT is a widget document (JSON), a storyboard or xib, or the folder of a Today extension:
      its Info.plist names the storyboard; asset catalogs and XX.lproj texts are found beside it.

      usage: vitrine render INPUT [OPTIONS] [-o FILE.png]
             vitrine render INPUT INPUT... [OPTIONS] [-o FILE.png]

      Several inputs are drawn together in one screen. FILE#2 is the second widget of a document,
      FILE:expanded or FILE:compact its mode where it isn't everybody's.

        -o, --output FILE      the picture; with several, a folder or a name for each beside it.
                               Unless said: INPUT-VARIANT.png in the current folder
        --png-effort EFFORT    fast, default or small
        --overlay KINDS        draw over the picture: frames, baselines, margins, constraints
                               (several with commas): blue holds, orange is ambiguous, red was
                               given up in a conflict
        --cache DIR            keep blurred wallpapers in DIR for later runs
        --jobs N               how many threads work on a picture; as many as cores unless said
        --quiet                say nothing but errors

      \(VariantArguments.help)
      """,
    run: { words throws(CommandError) in try runRender(words) })

  private static func runRender(_ words: [String]) throws(CommandError) {
    let arguments = try Arguments(
      words,
      options: VariantArguments.options + [
        "--output", "--png-effort", "--overlay", "--cache", "--jobs",
      ],
      switches: VariantArguments.switches + ["--quiet"])
    if arguments.positional.count > 1 { return try runScreen(arguments) }
    let path = try arguments.input("the input file")
    let widget = try VariantArguments.widget(path, arguments)
    var variants = try VariantArguments.variants(arguments, widget)
    let overlay = try overlay(arguments)
    for index in variants.indices { variants[index].overlay = overlay }
    let effort = try arguments.one("--png-effort").map { word throws(CommandError) in
      try choice(word, "--png-effort", PNGEffort.self)
    }
    let output = try arguments.one("--output")
    let workshop = Workshop(
      try VariantArguments.resources(arguments), cache: try arguments.one("--cache"),
      threads: try arguments.jobs())
    let digest = inputDigest(path)
    for variant in variants {
      let rendering: Rendering
      let bytes: [UInt8]
      let trace = arguments.has("--verbose") ? FileTrace() : nil
      do throws(RenderError) {
        rendering = try FileTrace.$current.withValue(trace) {
          Result { () throws(RenderError) in
            try Vitrine.render(widget, as: variant, in: workshop)
          }
        }.get()
      } catch {
        throw CommandError(code: .invalidInput, message: error.description)
      }
      if let trace { tell(rendering, trace) }
      do throws(ImageError) {
        bytes = try rendering.png(
          effort: effort ?? .default, inputDigest: digest, threads: workshop.threads)
      } catch {
        throw CommandError(code: .internalFault, message: "error: \(error.description)")
      }
      for diagnostic in rendering.diagnostics { Console.error(diagnostic.description) }
      if variant == variants.first {
        for note in rendering.scene.unsupportedNotes(widget.path) { Console.error(note) }
      }
      try finish(
        bytes, rendering.bitmap,
        as: pictureName(path, variant, output, isOnly: variants.count == 1), arguments)
    }
  }

  /// What a picture was made of and which files it took, for `--verbose`.
  private static func tell(_ rendering: Rendering, _ trace: FileTrace) {
    Console.error("note: \(rendering.particulars)")
    for answer in trace.answers where answer.question == .contents && answer.answer != "none" {
      Console.error("note: read \(answer.path)")
    }
  }

  /// Writes a picture and says so.
  static func finish(
    _ bytes: [UInt8], _ bitmap: Bitmap, as target: String, _ arguments: Arguments
  ) throws(CommandError) {
    do throws(Disk.Failure) {
      try Disk.write(bytes, to: target)
    } catch {
      throw CommandError(
        code: .cannotWrite, message: "\(error.path): error: cannot be written: \(error.reason)")
    }
    if !arguments.has("--quiet") {
      Console.print("\(target)  \(bitmap.width)×\(bitmap.height)")
    }
  }

  private static func overlay(_ arguments: Arguments) throws(CommandError) -> Overlay {
    var overlay: Overlay = []
    for word in arguments.all("--overlay").flatMap({ $0.split(separator: ",").map(String.init) }) {
      guard let found = Overlay.words.first(where: { $0.0 == word }) else {
        let known = Overlay.words.map(\.0)
        let hint = nearest(word, known).map { "did you mean '\($0)'?" }
        throw .usage(
          "--overlay '\(word)' is unknown; \(hint ?? "expected \(known.joined(separator: ", "))")")
      }
      overlay.insert(found.1)
    }
    return overlay
  }

  static func pictureName(
    _ input: String, _ variant: Variant, _ output: String?, isOnly: Bool
  ) -> String {
    let name = "\(FilePath.stem(of: input))-\(variant.name).png"
    guard let output else { return name }
    if Disk.isFolder(output) { return FilePath.join(output, name) }
    if isOnly { return output }
    let stem = FilePath.stem(of: output)
    return FilePath.join(FilePath.folder(of: output), "\(stem)-\(variant.name).png")
  }

  static func inputDigest(_ path: String) -> String {
    (try? Disk.read(path)).map { Digest.hex(of: $0) } ?? ""
  }
}

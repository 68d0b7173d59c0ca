import VitrineBase
import VitrineGraphics
import VitrineImport
import VitrineLayout
import VitrineVector

extension Scene {
  /// Returns the scene with a diagnostic for each missing or unreadable image that its views show.
  ///
  /// Hidden views are ignored, because other modes may show their images.
  package func checkingImages(_ workshop: Workshop) -> Scene {
    var scene = self
    scene.checkIcon(workshop)
    var reported: Set<String> = []
    for (view, isShown) in zip(tree.views, tree.isShown) where isShown {
      for image in view.kind.images where reported.insert(image.name).inserted {
        let name = image.name
        if images.bitmaps[name] != nil { continue }
        guard let path = images.path(of: name), workshop.files.exists(path) else {
          if image.isSymbol {
            scene.content.diagnostics.append(.symbol(name, at: view.location))
            continue
          }
          scene.content.diagnostics.append(
            Diagnostic(
              .warning, "missing-image",
              "there is no image '\(name)'; \(view.kind.standIn(for: image))",
              at: view.location))
          continue
        }
        do throws(RenderError) {
          if VectorFile.isVector(path) {
            let picture = try workshop.images.picture(at: path).get()
            scene.report(picture.unsupported, of: name, at: view.location)
          } else {
            _ = try workshop.images.bitmap(at: path).get()
            if workshop.images.lacksEnd(at: path) {
              scene.content.diagnostics.append(
                Diagnostic(
                  .warning, "cut-off-image",
                  "the image '\(name)' is cut off; all of its pixels were found and are drawn",
                  at: view.location))
            }
          }
        } catch {
          scene.content.diagnostics.append(
            Diagnostic(
              .warning, "unreadable-image", "the image '\(name)' \(error.reason)",
              at: view.location))
        }
      }
    }
    return scene
  }

  /// Reports a missing or unreadable icon of the header.
  private mutating func checkIcon(_ workshop: Workshop) {
    // A widget of the home screen has no header.
    guard home == nil, let icon = header.icon,
      case .failure(let error) = workshop.images.bitmap(at: icon)
    else { return }
    let problem =
      workshop.files.exists(icon)
      ? "the icon '\(icon)' \(error.reason)" : "there is no icon '\(icon)'"
    content.diagnostics.append(
      Diagnostic(.warning, "missing-icon", "\(problem); a gray square is drawn"))
  }

  /// Reports the features of a vector image that aren't drawn.
  private mutating func report(
    _ features: [String], of name: String, at location: SourceLocation?
  ) {
    guard !features.isEmpty else { return }
    content.diagnostics.append(
      Diagnostic(
        .warning, "unsupported-in-image",
        "the image '\(name)' is drawn without \(features.joined(separator: ", "))", at: location))
  }
}

extension ViewKind {
  /// The images that a view shows.
  var images: [ImageReference] {
    switch self {
    case .image(let image): [image.image].compactMap { $0 }
    case .button(let button):
      [button.face.image, button.face.backgroundImage].compactMap { $0 }
        + (button.face.title.map(Self.images(in:)) ?? [])
    case .label(let label): Self.images(in: label.text)
    case .textView(let view): Self.images(in: view.text)
    default: []
    }
  }

  /// Returns the images in a text.
  private static func images(in text: AttributedText) -> [ImageReference] {
    text.runs.compactMap(\.attributes.attachment).map(\.reference)
  }

  /// Returns the replacement of a missing image, for messages: a box in an image view's frame, or
  /// the space that a button reserves for its image.
  fileprivate func standIn(for image: ImageReference) -> String {
    if case .button(let button) = self, button.face.backgroundImage != image,
      (image.size ?? .zero) == .zero
    {
      return "nothing tells its size, so it takes no room in its button"
    }
    return "a box with its name is drawn"
  }
}

extension RenderError {
  /// The problem with a file, without its path.
  fileprivate var reason: String {
    if case .unreadable(_, let reason) = self { reason } else { description }
  }
}

extension Diagnostic {
  /// Returns the note on a symbol's stand-in.
  fileprivate static func symbol(_ name: String, at location: SourceLocation?) -> Diagnostic {
    let isKnown = SymbolName(name).isKnown
    return Diagnostic(
      isKnown ? .note : .warning, "system-symbol",
      "'\(name)' is an image that only Apple's systems have; "
        + (isKnown
          ? "an icon of the same meaning is drawn"
          : "no icon stands for it, and a neutral one is drawn"),
      at: location, hint: isKnown ? nil : "vitrine symbols lists the names with an icon")
  }
}

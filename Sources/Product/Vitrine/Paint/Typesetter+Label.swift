import VitrineGraphics
package import VitrineLayout
package import VitrineText

extension Typesetter {
  /// Lays out a label in a size, of which nil lengths are unlimited, by the rules of its framework.
  package func layout(_ label: Label, width: Double?, height: Double?) -> TextLayout {
    guard let flow = label.flow else {
      return layout(
        label.text, numberOfLines: label.numberOfLines, width: width, height: height,
        minimumScaleFactor: label.minimumScaleFactor)
    }
    var request = TextRequest(label.text, width: width, height: height)
    request.lineLimit = label.numberOfLines > 0 ? label.numberOfLines : nil
    request.reservedLines = flow.reservedLines
    request.allowsTightening = flow.allowsTightening
    if label.minimumScaleFactor > 0 { request.minimumScaleFactor = label.minimumScaleFactor }
    switch label.text.paragraph.lineBreakMode {
    case .truncateHead: request.truncation = .head
    case .truncateMiddle: request.truncation = .middle
    default: break
    }
    return layout(request)
  }
}

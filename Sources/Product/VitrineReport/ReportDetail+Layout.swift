import VitrineBase

extension ReportDetail {
  /// Returns the views of a layout file without the reasons for their frames, which need the input.
  ///
  /// Returns nil if the file is malformed or has no origin for its root.
  public static func views(ofLayout bytes: [UInt8]) -> [View]? {
    guard let value = try? JSON.parse(bytes, file: "layout"),
      case .array(let entries)? = value["views"]?.kind,
      let origin = numbers(value["root"]?["origin"]), origin.count == 2
    else { return nil }
    var views: [View] = []
    var places: [String: Int] = [:]
    for entry in entries {
      guard case .string(let id)? = entry["id"]?.kind,
        case .string(let kind)? = entry["kind"]?.kind,
        let frame = numbers(entry["frame"]), frame.count == 4
      else { return nil }
      let parent: Int? =
        if case .string(let name)? = entry["parent"]?.kind { places[name] } else { nil }
      let outer = parent.map { views[$0].box }
      var view = View(
        id: id, label: id, kind: kind, parent: parent,
        box: Box(
          x: frame[0] + (outer?.x ?? origin[0]), y: frame[1] + (outer?.y ?? origin[1]),
          width: frame[2], height: frame[3]))
      if case .bool(true)? = entry["hidden"]?.kind { view.isHidden = true }
      if case .bool(true)? = entry["ambiguous"]?.kind { view.isAmbiguous = true }
      if case .string(let text)? = entry["text"]?.kind { view.text = text }
      places[id] = views.count
      views.append(view)
    }
    return views
  }

  private static func numbers(_ value: JSONValue?) -> [Double]? {
    guard case .array(let entries)? = value?.kind else { return nil }
    return entries.compactMap { if case .number(let number) = $0.kind { number } else { nil } }
  }
}

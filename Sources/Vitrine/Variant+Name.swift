import VitrineGraphics
import VitrineImport

extension Variant {
  /// A stable name of everything chosen, for files and reports; what is default is left out.
  ///
  /// For example `iphone-x-expanded-ar`.
  public var name: String {
    let standard = Variant()
    var parts = [device.name]
    if host != standard.host, host != .macos { parts.append(host.rawValue) }
    if orientation != standard.orientation { parts.append(orientation.rawValue) }
    if column != standard.column { parts.append("\(column.rawValue)-column") }
    parts.append(mode.rawValue)
    if system != standard.system, system != .macos { parts.append(system.rawValue) }
    if textSize != standard.textSize { parts.append("text-\(textSize.rawValue)") }
    if locale != standard.locale { parts.append(locale) }
    if direction != standard.direction { parts.append(direction.rawValue) }
    switch wallpaper {
    case .named(let name):
      if wallpaper != standard.wallpaper { parts.append(name) }
    case .file(let path): parts.append(FilePath.stem(of: path))
    }
    if chrome != standard.chrome { parts.append("chrome-\(chrome.rawValue)") }
    switch canvas {
    case .host: break
    case .fixed(let size): parts.append("canvas-\(Int(size.width))x\(Int(size.height))")
    case .file: parts.append("canvas-file")
    }
    if let scaleOverride { parts.append("\(scaleOverride)x") }
    if reducesTransparency { parts.append("reduce-transparency") }
    if increasesContrast { parts.append("increase-contrast") }
    if usesBoldText { parts.append("bold-text") }
    if !isAdded { parts.append("not-added") }
    if isEditing { parts.append("editing") }
    if let state { parts.append("state-\(state)") }
    if let data { parts.append("data-\(FilePath.stem(of: data.path))") }
    if !overlay.isEmpty { parts.append("overlay-" + overlay.names.joined(separator: "-")) }
    return parts.joined(separator: "-")
  }
}

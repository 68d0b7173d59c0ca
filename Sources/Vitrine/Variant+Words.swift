import VitrineGraphics
import VitrineImport
import VitrineLayout

/// A variant's word on one axis, such as `iphone-x` for `device`.
public struct AxisWord: Hashable, Sendable {
  public var axis: String
  public var word: String

  public init(axis: String, word: String) {
    self.axis = axis
    self.word = word
  }
}

extension Variant {
  /// Its word on every axis of a matrix, chosen or default, for pages that sort pictures by them.
  var words: [AxisWord] {
    let wallpaper =
      switch wallpaper {
      case .named(let name): name
      case .file(let path): FilePath.stem(of: path)
      }
    return [
      AxisWord(axis: "device", word: device.name),
      AxisWord(axis: "orientation", word: orientation.rawValue),
      AxisWord(axis: "mode", word: mode.rawValue),
      AxisWord(axis: "system", word: system.rawValue),
      AxisWord(axis: "host", word: host.rawValue),
      AxisWord(axis: "textSize", word: textSize.rawValue),
      AxisWord(axis: "locale", word: locale),
      AxisWord(axis: "direction", word: layoutDirection.rawValue),
      AxisWord(axis: "wallpaper", word: wallpaper),
      AxisWord(axis: "chrome", word: chrome.rawValue),
    ]
  }
}

extension Matrix {
  /// The picture's words: its input's name, then its variant's, then its state and its data where there
  /// are any.
  public func words(of picture: Picture) -> [AxisWord] {
    let input = AxisWord(axis: "input", word: config.inputs[picture.input].name)
    let state = picture.state.map { [AxisWord(axis: "state", word: $0)] } ?? []
    let data =
      picture.variant.data.map { [AxisWord(axis: "data", word: FilePath.stem(of: $0.path))] } ?? []
    return [input] + picture.variant.words + state + data
  }
}

import VitrineGraphics
import VitrineImport

/// One way in which the pictures of a matrix differ.
enum MatrixAxis: String, CaseIterable {
  case devices, orientations, modes, systems, hosts, textSizes, locales, directions, wallpapers,
    chrome
  case states, data

  /// Whether its words are those of a config and its inputs, not the platform's.
  var isOwn: Bool { self == .states || self == .data }

  /// Sets a variant's value by its word; false where there is none of this name.
  func apply(
    _ word: String, to variant: inout Variant,
    knowing vocabulary: MatrixVocabulary = MatrixVocabulary()
  ) -> Bool {
    func set<Value>(_ value: Value?, _ path: WritableKeyPath<Variant, Value>) -> Bool {
      guard let value else { return false }
      variant[keyPath: path] = value
      return true
    }
    switch self {
    case .devices: return set(vocabulary.device(named: word), \.device)
    case .orientations: return set(Device.Orientation(rawValue: word), \.orientation)
    case .modes: return set(DisplayMode(rawValue: word), \.mode)
    case .systems:
      if word == SystemGeneration.macos.rawValue { variant.move(to: .macos) }
      return set(SystemGeneration(rawValue: word), \.system)
    case .hosts:
      guard let host = Host(rawValue: word) else { return false }
      variant.move(to: host)
      return true
    case .textSizes: return set(ContentSizeCategory(rawValue: word), \.textSize)
    case .locales: return set(word.isEmpty ? nil : word, \.locale)
    case .directions: return set(Variant.Direction(rawValue: word), \.direction)
    case .wallpapers:
      let isFile = word.contains("/") || word.contains(".")
      return set(isFile ? .file(word) : .named(word), \.wallpaper)
    case .chrome: return set(Variant.Chrome(rawValue: word), \.chrome)
    // Which states there are, the inputs say.
    case .states: return true
    case .data:
      if word == MatrixVocabulary.plain { return true }
      guard let file = vocabulary.data(at: word) else { return false }
      variant.data = file
      return true
    }
  }

  /// The words that there are, where they can be counted.
  var known: [String] {
    switch self {
    case .devices: Device.all.map(\.name)
    case .orientations: Device.Orientation.allCases.map(\.rawValue)
    case .modes: DisplayMode.allCases.map(\.rawValue)
    case .systems: SystemGeneration.allCases.map(\.rawValue)
    case .hosts: Host.allCases.map(\.rawValue)
    case .textSizes: ContentSizeCategory.allCases.map(\.rawValue)
    case .directions: Variant.Direction.allCases.map(\.rawValue)
    case .chrome: Variant.Chrome.allCases.map(\.rawValue)
    case .locales, .wallpapers, .states, .data: []
    }
  }
}

import CSandbox
import Foundation
import Synchronization

/// The plurals of .stringsdict files, which Foundation on Linux doesn't support.
///
/// `NSLocalizedString` returns the format of an entry with an invisible mark, by which the entry is
/// found when the text is formatted.
enum RunningPlurals {
  private static let entries = Mutex<[PluralEntry]>([])
  /// The model of the device, such as `ipad`, for entries by device.
  private static let device = Mutex("iphone")

  /// Sets the device's model, such as `iPad`.
  static func start(device model: String) { device.withLock { $0 = model.lowercased() } }

  /// Returns the text for an entry of a file.
  ///
  /// An entry with texts by width or by device is its widest one, or that of the device.
  private static func text(_ entry: [String: Any], language: String) -> String {
    if let plural = PluralEntry(entry, language: language) {
      guard !plural.variables.isEmpty else { return plural.format }
      let index = entries.withLock { entries in
        entries.append(plural)
        return entries.count - 1
      }
      return PluralMark(index: index).added(to: plural.format)
    }
    if let widths = entry["NSStringVariableWidthRuleType"] as? [String: Any] {
      let widest = widths.keys.max { (Int($0) ?? 0) < (Int($1) ?? 0) }
      return widest.flatMap { widths[$0] as? String } ?? ""
    }
    let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: Any]
    let text = devices?[device.withLock(\.self)] ?? devices?["other"]
    if let nested = text as? [String: Any] { return self.text(nested, language: language) }
    return text as? String ?? ""
  }

  /// Returns the entry with a format that has a mark.
  private static func entry(_ format: String) -> PluralEntry? {
    guard let mark = PluralMark(in: format) else { return nil }
    return entries.withLock { $0.indices.contains(mark.index) ? $0[mark.index] : nil }
  }

  /// Returns the retained text of an entry of the file at a URL.
  static func text(
    _ entry: UnsafeRawPointer?, _ url: UnsafeRawPointer?
  ) -> UnsafeRawPointer? {
    guard let entry = unsafe entry else { return nil }
    let rules = unsafe Unmanaged<NSDictionary>.fromOpaque(entry).takeUnretainedValue()
    let folder = unsafe url.flatMap {
      unsafe Unmanaged<NSURL>.fromOpaque($0).takeUnretainedValue().deletingLastPathComponent
    }
    // The folder of a file without languages is the bundle.
    let isLanguage = folder?.pathExtension == "lproj"
    let name = isLanguage ? folder?.deletingPathExtension().lastPathComponent : nil
    let language = name == nil || name == "Base" ? Locale.current.identifier : name
    let text = text(rules as? [String: Any] ?? [:], language: language ?? "en")
    return unsafe UnsafeRawPointer(Unmanaged.passRetained(text as NSString).toOpaque())
  }

  /// Stores the kinds of a format's arguments, and returns their number or −1 if it has no plurals.
  static func kinds(
    _ format: UnsafeRawPointer?, _ kinds: UnsafeMutablePointer<CChar>?
  ) -> Int32 {
    guard let format = unsafe format, unsafe kinds != nil, entries.withLock({ !$0.isEmpty }),
      let entry = unsafe entry(Self.string(format))
    else { return -1 }
    let found = entry.kinds().filter { $0.key < Int(VITRINE_ARGUMENTS) }
    let count = (found.keys.max() ?? -1) + 1
    for index in 0..<count {
      let kind = found[index] ?? .integer
      unsafe kinds?[index] = CChar(kind.rawValue.asciiValue ?? 0)
    }
    return Int32(count)
  }

  private static func string(_ object: UnsafeRawPointer) -> String {
    unsafe Unmanaged<NSString>.fromOpaque(object).takeUnretainedValue() as String
  }

  /// Returns the retained text of a format with plurals.
  static func formatted(
    _ format: UnsafeRawPointer?, _ locale: UnsafeRawPointer?, _ words: UnsafePointer<UInt64>?
  ) -> UnsafeRawPointer? {
    guard let format = unsafe format, let words = unsafe words,
      let entry = unsafe entry(string(format))
    else {
      return nil
    }
    let arguments = (0..<Int(VITRINE_ARGUMENTS)).map { unsafe words[$0] }
    let pieces = entry.resolved { position, conversion in
      position < arguments.count ? number(arguments[position], conversion) : 0
    }
    // An argument that isn't used has no type, so it is left out.
    let used = Set(pieces.compactMap { $0.argument }).filter { $0 < arguments.count }.sorted()
    let text = pieces.map { $0.text(renumbering: used) }.joined() as NSString
    let kinds = entry.kinds()
    return unsafe withVaList(used.map { argument(arguments[$0], kinds[$0] ?? .integer) }) {
      unsafe vitrine_format(Unmanaged.passUnretained(text).toOpaque(), locale, $0)
    }
  }

  /// Returns the number in an argument.
  ///
  /// The conversion determines its width.
  private static func number(_ word: UInt64, _ conversion: FormatConversion) -> Double {
    switch conversion.kind {
    case .float: return Double(bitPattern: word)
    case .integer where conversion.isLong:
      return conversion.isUnsigned ? Double(word) : Double(Int64(bitPattern: word))
    case .integer:
      return conversion.isUnsigned
        ? Double(UInt32(truncatingIfNeeded: word)) : Double(Int32(truncatingIfNeeded: word))
    case .pointer:
      guard let object = unsafe UnsafeRawPointer(bitPattern: UInt(word)) else { return 0 }
      let value = unsafe Unmanaged<NSObject>.fromOpaque(object).takeUnretainedValue()
      return (value as? NSNumber)?.doubleValue ?? 0
    }
  }

  private static func argument(_ word: UInt64, _ kind: FormatConversion.Kind) -> any CVarArg {
    switch kind {
    case .float: Double(bitPattern: word)
    case .integer, .pointer: Int64(bitPattern: word)
    }
  }
}

extension FormatPiece {
  /// The position of the argument, if it is explicit.
  fileprivate var argument: Int? {
    guard case .conversion(_, let position) = self else { return nil }
    return position
  }

  /// Returns the text of a format's piece, with its position in the list of used arguments.
  fileprivate func text(renumbering used: [Int]) -> String {
    switch self {
    case .literal(let text): return text
    case .conversion(let conversion, let position):
      guard let position, let index = used.firstIndex(of: position) else { return "" }
      return "%\(index + 1)$\(conversion.text)"
    case .variable: return ""
    }
  }
}

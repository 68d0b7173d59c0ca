public import VitrineGraphics

/// A comparison of the system font's widths with those of real labels, for a command and a test.
///
/// The list is CSV with the columns text, size, weight, scale, width, kind, toolsVersion and tier,
/// measured from frames that Interface Builder saved. A frame is the width rounded up to the pixel,
/// a button's to the point. Rows of the tiers A and C are used, because their views can't have been
/// stretched. Two optional columns are the repository, and the width from tables that were fitted
/// without it. The error of the tables shows the quality of the fit. Only the error without the
/// repository shows the quality for unseen labels.
public struct WidthSurvey: Sendable {
  /// The errors of one weight at one size in points: our width minus that of iOS.
  public struct Group: Sendable {
    /// The weight of the labels.
    public let weight: FontDescription.Weight
    /// The font size of the labels in points.
    public let size: Double
    /// The error of each label in points.
    public fileprivate(set) var errors: [Double] = []
    /// The errors of widths from tables that were fitted without the label's repository.
    public fileprivate(set) var heldOutErrors: [Double] = []

    /// A Boolean value that indicates whether the size selects the Display variant of the font.
    public var isDisplay: Bool { size >= SystemMetrics.displaySize }
  }

  /// The groups by ascending weight and size.
  public private(set) var groups: [Group] = []
  /// The one-based numbers of malformed lines.
  public private(set) var unreadable: [Int] = []

  /// Compares the labels of a CSV list, a line each, with widths from `fonts`.
  public init(_ lines: [Substring], fonts: FontCatalog) {
    var typesetters: [(key: TextEnvironment, typesetter: Typesetter)] = []
    for (number, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("text,size") {
      guard let row = Row(line) else {
        unreadable.append(number + 1)
        continue
      }
      guard row.isFree else { continue }
      var environment = TextEnvironment(scale: row.scale, systemVersion: row.systemVersion)
      environment.fit = row.fit
      let typesetter =
        typesetters.first { $0.key == environment }?.typesetter
        ?? Typesetter(fonts: fonts, environment: environment)
      if !typesetters.contains(where: { $0.key == environment }) {
        typesetters.append((environment, typesetter))
      }
      let width = typesetter.layout(
        AttributedText(row.text, font: .system(row.size, row.weight)), numberOfLines: 1, width: nil
      ).size.width
      add(width, to: row)
    }
    groups.sort { ($0.weight.rawValue, $0.size) < ($1.weight.rawValue, $1.size) }
  }

  private mutating func add(_ width: Double, to row: Row) {
    let index = groups.firstIndex { $0.weight == row.weight && $0.size == row.size }
    if index == nil { groups.append(Group(weight: row.weight, size: row.size)) }
    groups[index ?? groups.count - 1].errors.append(row.error(of: width))
    if let width = row.heldOutWidth {
      groups[index ?? groups.count - 1].heldOutErrors.append(row.error(of: width))
    }
  }

  /// Returns the groups of one weight, below 20 points or from 20 points.
  public func groups(_ weight: FontDescription.Weight, isDisplay: Bool) -> [Group] {
    groups.filter { $0.weight == weight && $0.isDisplay == isDisplay }
  }

  /// Returns the share of errors of at most `limit` points.
  ///
  /// A limit of 0 counts exact pixels.
  public static func share(of errors: [Double], within limit: Double) -> Double {
    // Thirds of points are rounded in a list with three decimals.
    Double(errors.count { $0.magnitude <= limit + 0.002 }) / Double(max(1, errors.count))
  }

  /// One row of the list.
  private struct Row {
    var text: String
    var size: Double
    var weight: FontDescription.Weight
    var scale: Double
    var width: Double
    var isButton: Bool
    /// The fit of the row's system: a text in a picture is one of iOS 26.
    var fit: SystemFontFit
    /// The first iOS with the row's text layout: the models differ before 9 and from 11, 14 and 16.
    var systemVersion: Int
    var isFree: Bool
    /// The width from tables that were fitted without the row's repository.
    var heldOutWidth: Double?

    init?(_ line: Substring) {
      let fields = Self.fields(line)
      guard (8...10).contains(fields.count), let size = Double(fields[1]),
        let scale = Double(fields[3]), let width = Double(fields[4]), scale > 0,
        let weight = FontDescription.Weight.allCases.first(where: { "\($0)" == fields[2] })
      else { return nil }
      text = fields[0]
      self.size = size
      self.weight = weight
      self.scale = scale
      self.width = width
      isButton = fields[5] == "button"
      fit = fields[5] == "picture" ? .pictures : .labels
      systemVersion = Int(fields[6]).map(Self.systemVersion) ?? 10
      isFree = fields[7] == "A" || fields[7] == "C"
      heldOutWidth = fields.count == 10 ? Double(fields[9]) : nil
    }

    /// Returns the difference between the frame for a width and the row's frame.
    func error(of width: Double) -> Double {
      PixelGrid(scale: isButton ? 1 : scale).ceil(width) - self.width
    }

    /// Returns the system version that a version of Interface Builder's tools was released with.
    private static func systemVersion(of tools: Int) -> Int {
      switch tools {
      case ..<8_000: 8
      case ..<13_000: 10
      case ..<17_000: 11
      case ..<20_500: 14
      default: 16
      }
    }

    /// Returns comma-separated fields.
    ///
    /// A quoted field can contain commas, and doubled quotation marks.
    private static func fields(_ line: Substring) -> [String] {
      var fields = [""]
      var isQuoted = false
      var previous: Character = ","
      for character in line {
        if character == "\"" {
          if !isQuoted && previous == "\"" { fields[fields.count - 1].append("\"") }
          isQuoted.toggle()
        } else if character == ",", !isQuoted {
          fields.append("")
        } else {
          fields[fields.count - 1].append(character)
        }
        previous = character
      }
      return fields
    }
  }
}

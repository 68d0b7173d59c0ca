/// The details of one picture: its views with the reasons for their frames, and its findings.
///
/// Each is a script beside the page, because a page opened from disk can load no other files.
/// Positions are in points of the picture.
public struct ReportDetail: Sendable {
  public struct Box: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  public struct Cause: Hashable, Sendable {
    public var text: String
    public var constraint: String
    /// The line in the input.
    ///
    /// It is 0 if it is unknown.
    public var line: Int

    public init(text: String, constraint: String, line: Int) {
      self.text = text
      self.constraint = constraint
      self.line = line
    }
  }

  /// A coordinate of a frame and the constraints that determine it.
  public struct Edge: Sendable {
    public var name: String
    public var value: Double
    public var because: [Cause]

    public init(name: String, value: Double, because: [Cause]) {
      self.name = name
      self.value = value
      self.because = because
    }
  }

  public struct View: Sendable {
    public var id: String
    /// A readable name.
    public var label: String
    public var kind: String
    public var parent: Int?
    public var box: Box
    public var isHidden = false
    public var isAmbiguous = false
    public var isTarget = false
    public var text: String?
    public var line = 0
    public var baselines: [Double] = []
    /// The top, left, bottom and right margins.
    public var margins: [Double]?
    public var edges: [Edge] = []

    public init(id: String, label: String, kind: String, parent: Int?, box: Box) {
      self.id = id
      self.label = label
      self.kind = kind
      self.parent = parent
      self.box = box
    }
  }

  public struct Finding: Sendable {
    /// The index of its rule in the page's rules.
    public var rule: Int
    public var severity: String
    public var message: String
    public var remedy: String
    /// The location, for example `weather.json:12:3`.
    public var place: String
    public var box: Box?
    /// A Boolean value that indicates whether the earlier version lacks the finding.
    public var isNew = false

    public init(
      rule: Int, severity: String, message: String, remedy: String, place: String, box: Box?
    ) {
      self.rule = rule
      self.severity = severity
      self.message = message
      self.remedy = remedy
      self.place = place
      self.box = box
    }
  }

  /// A difference between the inputs of the earlier picture and this one, as a sentence.
  public struct Change: Hashable, Sendable {
    public var text: String
    /// The line in the newer input, or in the older one if the element was removed.
    ///
    /// It is 0 if it is unknown.
    public var line: Int

    public init(text: String, line: Int) {
      self.text = text
      self.line = line
    }
  }

  public var scale: Double
  public var problems: [String] = []
  public var views: [View] = []
  public var findings: [Finding] = []
  /// The views of the earlier picture.
  ///
  /// Empty if the picture didn't change or its layout is unknown.
  public var earlierViews: [View] = []
  /// The findings that only the earlier version has.
  public var goneFindings: [Finding] = []
  /// The changed views and constraints of the input.
  public var changes: [Change] = []

  public init(scale: Double) { self.scale = scale }

  /// Returns the script for `details/NAME.js`, which passes the details to the page.
  public func script(name: String) -> String {
    let views = views.map { $0.json }.joined(separator: ",\n")
    let findings = findings.map { $0.json }.joined(separator: ",\n")
    var earlier = ""
    for (key, values) in [
      ("earlierViews", earlierViews.map(\.json)), ("goneFindings", goneFindings.map(\.json)),
      ("changes", changes.map { ReportJSON.array([ReportJSON.string($0.text), "\($0.line)"]) }),
    ] where !values.isEmpty {
      earlier += ",\n\"\(key)\":\(ReportJSON.array(values))"
    }
    return "vitrine.detail(\(ReportJSON.string(name)),{\"scale\":\(ReportJSON.number(scale)),"
      + "\"problems\":\(ReportJSON.array(problems.map(ReportJSON.string))),\"views\":[\(views)],"
      + "\"findings\":[\(findings)]\(earlier)});\n"
  }
}

extension ReportDetail.Box {
  fileprivate var numbers: [String] { [x, y, width, height].map(ReportJSON.number) }
}

extension ReportDetail.View {
  fileprivate var json: String {
    let flags = (isHidden ? 1 : 0) + (isAmbiguous ? 2 : 0) + (isTarget ? 4 : 0)
    let why = edges.map { edge in
      let causes = edge.because.map { cause in
        ReportJSON.array([
          ReportJSON.string(cause.text), ReportJSON.string(cause.constraint), "\(cause.line)",
        ])
      }
      return ReportJSON.array([
        ReportJSON.string(edge.name), ReportJSON.number(edge.value), ReportJSON.array(causes),
      ])
    }
    return ReportJSON.array(
      [
        ReportJSON.string(id), ReportJSON.string(label), ReportJSON.string(kind),
        "\(parent ?? -1)",
      ] + box.numbers + [
        "\(flags)", text.map(ReportJSON.string) ?? "null", "\(line)",
        ReportJSON.array(baselines.map(ReportJSON.number)),
        margins.map { ReportJSON.array($0.map(ReportJSON.number)) } ?? "null",
        ReportJSON.array(why),
      ])
  }
}

extension ReportDetail.Finding {
  fileprivate var json: String {
    ReportJSON.array([
      "\(rule)", ReportJSON.string(severity), ReportJSON.string(message),
      ReportJSON.string(remedy), ReportJSON.string(place), isNew ? "1" : "0",
      box.map { ReportJSON.array($0.numbers) } ?? "null",
    ])
  }
}

/// The details of one picture: its views with the reasons for their frames, and its findings.
///
/// Each is a script beside the page, because a page opened from disk can load no other files.
/// Positions are in points of the picture.
public struct ReportDetail: Sendable {
  /// A rectangle in points of the picture.
  public struct Box: Hashable, Sendable {
    /// The left edge.
    public var x: Double
    /// The top edge.
    public var y: Double
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double

    /// Creates a rectangle.
    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// A constraint that determines a coordinate.
  public struct Cause: Hashable, Sendable {
    /// The description of the reason.
    public var text: String
    /// The text of the constraint.
    public var constraint: String
    /// The line in the input.
    ///
    /// It is 0 if it is unknown.
    public var line: Int

    /// Creates a cause.
    public init(text: String, constraint: String, line: Int) {
      self.text = text
      self.constraint = constraint
      self.line = line
    }
  }

  /// A coordinate of a frame and the constraints that determine it.
  public struct Edge: Sendable {
    /// The name of the coordinate.
    public var name: String
    /// The value in points.
    public var value: Double
    /// The constraints that determine the value.
    public var because: [Cause]

    /// Creates a coordinate.
    public init(name: String, value: Double, because: [Cause]) {
      self.name = name
      self.value = value
      self.because = because
    }
  }

  /// A view of the picture.
  public struct View: Sendable {
    /// The id of the view.
    public var id: String
    /// A readable name.
    public var label: String
    /// The kind of the view.
    public var kind: String
    /// The index of the superview.
    ///
    /// Nil for the root.
    public var parent: Int?
    /// The frame in points of the picture.
    public var box: Box
    /// A Boolean value that indicates whether the view is hidden.
    public var isHidden = false
    /// A Boolean value that indicates whether the layout of the view is ambiguous.
    public var isAmbiguous = false
    /// A Boolean value that indicates whether the view reacts to touches.
    public var isTarget = false
    /// The text that the view shows.
    public var text: String?
    /// The line of the view in the input.
    ///
    /// It is 0 if it is unknown.
    public var line = 0
    /// The file of the line, if the input has several files.
    public var file = ""
    /// The baselines of the view's lines of text.
    public var baselines: [Double] = []
    /// The top, left, bottom and right margins.
    public var margins: [Double]?
    /// The coordinates of the frame with their reasons.
    public var edges: [Edge] = []

    /// Creates a view.
    public init(id: String, label: String, kind: String, parent: Int?, box: Box) {
      self.id = id
      self.label = label
      self.kind = kind
      self.parent = parent
      self.box = box
    }
  }

  /// A violation of a guideline in the picture.
  public struct Finding: Sendable {
    /// The index of its rule in the page's rules.
    public var rule: Int
    /// The severity: `note`, `warning` or `error`.
    public var severity: String
    /// The problem, as a sentence.
    public var message: String
    /// The correction, as an instruction.
    public var remedy: String
    /// The location, for example `weather.json:12:3`.
    public var place: String
    /// The box of the finding.
    ///
    /// Nil if it is about the complete widget.
    public var box: Box?
    /// A Boolean value that indicates whether the earlier version lacks the finding.
    public var isNew = false

    /// Creates a finding.
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
    /// The description of the difference.
    public var text: String
    /// The line in the newer input, or in the older one if the element was removed.
    ///
    /// It is 0 if it is unknown.
    public var line: Int
    /// The file of the line, if the input has several files.
    public var file: String

    /// Creates a difference.
    public init(text: String, line: Int, file: String = "") {
      self.text = text
      self.line = line
      self.file = file
    }
  }

  /// The number of pixels per point.
  public var scale: Double
  /// The descriptions of conflicting, ambiguous and compressed views.
  public var problems: [String] = []
  /// The views in document order.
  public var views: [View] = []
  /// The findings in the picture.
  public var findings: [Finding] = []
  /// The views of the earlier picture.
  ///
  /// Empty if the picture didn't change or its layout is unknown.
  public var earlierViews: [View] = []
  /// The findings that only the earlier version has.
  public var goneFindings: [Finding] = []
  /// The changed views and constraints of the input.
  public var changes: [Change] = []

  /// Creates empty details.
  public init(scale: Double) { self.scale = scale }

  /// Returns the script for `details/NAME.js`, which passes the details to the page.
  public func script(name: String) -> String {
    let views = views.map { $0.json }.joined(separator: ",\n")
    let findings = findings.map { $0.json }.joined(separator: ",\n")
    var earlier = ""
    for (key, values) in [
      ("earlierViews", earlierViews.map(\.json)), ("goneFindings", goneFindings.map(\.json)),
      ("changes", changes.map(\.json)),
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
      ] + (file.isEmpty ? [] : [ReportJSON.string(file)]))
  }
}

extension ReportDetail.Change {
  fileprivate var json: String {
    ReportJSON.array(
      [ReportJSON.string(text), "\(line)"] + (file.isEmpty ? [] : [ReportJSON.string(file)]))
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

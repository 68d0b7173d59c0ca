import Vitrine
import VitrineBase
import VitrineCompare
import VitrineGraphics
import VitrineLayout
import VitrineLint
import VitrineMatrix
import VitrineReport

extension SourceLocation {
  /// The file, if it is source code, of which an input has several.
  var codeFile: String? { file.hasSuffix(".swift") ? file : nil }
}

extension ReportInspection {
  /// Creates the details that the page shows beside a picture.
  static func detail(
    _ entry: AnatomyStore.Entry, scale: Double, _ findings: FindingChange
  ) -> ReportDetail {
    var detail = ReportDetail(scale: scale)
    detail.problems = entry.anatomy.problems
    detail.views = entry.views
    detail.findings = findings.present.map { finding, isNew in
      var shown = Self.finding(finding, entry.anatomy.content)
      shown.isNew = isNew
      return shown
    }
    detail.goneFindings = findings.gone.map { Self.finding($0, nil) }
    return detail
  }

  /// Converts a finding to the form of the page, with its box if `content` isn't nil.
  ///
  /// Boxes of findings are in points of the content, and the page is in points of the picture.
  /// `content` is the content's corner in the picture. It is nil for findings of an earlier
  /// version, because its picture may have another layout.
  private static func finding(_ finding: Finding, _ content: Point?) -> ReportDetail.Finding {
    let place = finding.place.map { place in
      let file = place.file.hasPrefix("./") ? String(place.file.dropFirst(2)) : place.file
      return place.line > 0 ? "\(file):\(place.line):\(place.column)" : file
    }
    let frame = content.flatMap { origin in
      finding.occurrence.map { box($0.box.offset(by: origin)) }
    }
    return ReportDetail.Finding(
      // The page refers to rules by their index in its list of rules.
      rule: Rule.all.firstIndex { $0.id == finding.rule } ?? 0,
      severity: finding.severity.rawValue, message: finding.message, remedy: finding.remedy,
      place: place ?? "", box: frame)
  }

  private static func box(_ rect: Rect) -> ReportDetail.Box {
    ReportDetail.Box(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Converts a view of the layout to the form of the page.
  static func view(_ part: Anatomy.Part) -> ReportDetail.View {
    let view = part.view
    var shown = ReportDetail.View(
      id: view.name, label: view.userLabel ?? view.name, kind: view.kind.name,
      parent: view.parent?.index, box: box(part.frame))
    shown.isHidden = view.isHidden
    shown.isAmbiguous = part.isAmbiguous
    shown.isTarget = view.isTarget
    shown.text = part.text
    shown.line = view.location?.line ?? 0
    shown.file = view.location?.codeFile ?? ""
    shown.baselines = part.baselines
    shown.margins = part.margins.map { [$0.top, $0.left, $0.bottom, $0.right] }
    shown.edges = part.reasons.map { edge in
      ReportDetail.Edge(
        name: edge.name, value: edge.value,
        because: edge.because.map {
          ReportDetail.Cause(
            text: $0.text, constraint: $0.constraint ?? "", line: $0.location?.line ?? 0)
        })
    }
    return shown
  }
}

import Vitrine
import VitrineBase
import VitrineCompare
import VitrineGraphics
import VitrineLayout
import VitrineLint

/// The details that the page shows beside a picture: warnings, lint findings, and the reasons for
/// each view's frame.
struct PreviewDetails {
  private var warnings: [String]
  private var findings: [Finding]
  private let anatomy: Anatomy
  private let scale: Double
  private let states: [String]
  /// The words of the variant that menus start from, by the keys of their axes in a config.
  private let usual: [String: String]
  /// The widgets and previews of a WidgetKit extension; nil for other widgets.
  private let gallery: HomeGallery?
  private let device: Device

  /// Lays out the widget in one variant, explains each view, and runs the rules.
  ///
  /// An invalid lint config is a warning on the page, and the rest is shown without findings.
  init(
    of widget: Widget, as variant: Variant, from base: Variant, in workshop: Workshop
  ) throws(RenderError) {
    usual = PreviewSite.words(of: base)
    gallery = try? widget.codeRun?.program?.gallery?(workshop.files)
    device = variant.device
    let (scene, solved) = try layout(widget, as: variant, in: workshop)
    warnings = (scene.diagnostics + solved.diagnostics).map(\.description)
    anatomy = try VitrineCompare.anatomy(of: widget, as: variant, in: workshop)
    scale = variant.scale
    states = widget.stateNames
    findings = []
    do throws(CommandError) {
      let lint = LintRun(config: try LintOptions.config(nil, workshop.files))
      do throws(RenderError) {
        findings = try lint.findings(in: widget, as: [variant], in: workshop)
      } catch {
        throw CommandError(error)
      }
    } catch {
      warnings.append(error.message)
    }
  }

  /// The JSON that `page.js` reads.
  ///
  /// Hidden views are omitted, because the page has no place for them.
  var json: String {
    var json = JSONWriter()
    json.object { json in
      json.key("scale")
      json.number(scale)
      json.list("states", states)
      if let gallery { write(gallery, to: &json) }
      json.key("warnings")
      json.array { json in
        for warning in warnings + anatomy.problems { json.string(warning) }
      }
      json.key("findings")
      json.array { json in
        for finding in findings { write(finding, to: &json) }
      }
      json.key("views")
      json.array { json in
        for part in anatomy.parts where !part.view.isHidden { write(part, to: &json) }
      }
    }
    return json.text
  }

  /// Writes the widgets with the families that the device shows, the names of the previews, and the
  /// words that menus start from.
  private func write(_ gallery: HomeGallery, to json: inout JSONWriter) {
    json.key("usual")
    json.object { json in
      for (axis, word) in usual.sorted(by: { $0.key < $1.key }) {
        json.key(axis)
        json.string(word)
      }
    }
    json.key("gallery")
    json.object { json in
      json.key("kinds")
      json.array { json in
        for entry in gallery.widgets {
          json.object { json in
            json.key("kind")
            json.string(entry.kind)
            json.list(
              "families",
              entry.families.filter { $0.size(on: device) != nil }.map(\.rawValue))
          }
        }
      }
      json.list("previews", gallery.previews.map(\.name))
    }
  }

  private func write(_ finding: Finding, to json: inout JSONWriter) {
    let place = finding.place.map { "\($0): " } ?? ""
    json.object { json in
      json.key("severity")
      json.string(finding.severity.rawValue)
      json.key("text")
      // The text equals the output of `vitrine lint`, so that it can be searched for.
      json.string("\(place)\(finding.severity.rawValue): \(finding.message) [\(finding.rule)]")
      json.key("fix")
      json.string(finding.remedy)
    }
  }

  /// Writes a view: its box in points from the picture's corner, and the reasons for each edge.
  private func write(_ part: Anatomy.Part, to json: inout JSONWriter) {
    json.object { json in
      json.key("name")
      json.string("\(part.view.userLabel ?? part.view.name) (\(part.view.kind.name))")
      json.key("box")
      json.array { json in
        for number in [part.frame.minX, part.frame.minY, part.frame.width, part.frame.height] {
          json.number(number)
        }
      }
      json.key("reasons")
      json.array { json in
        for edge in part.reasons {
          let because = edge.because.map { cause in
            cause.text + (cause.location.map { " (\($0))" } ?? "")
          }
          json.object { json in
            json.key("edge")
            json.string(edge.name)
            json.key("value")
            json.number(edge.value)
            json.key("because")
            json.string(because.joined(separator: "; "))
          }
        }
      }
    }
  }
}

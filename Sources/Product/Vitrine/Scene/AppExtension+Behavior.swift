import VitrineBase
import VitrineGraphics
import VitrineImport
import VitrineProject

/// The effect of an extension's code on a scene, declared in `vitrine.json` or found in the
/// sources.
extension AppExtension {
  /// Returns the height that the widget requests in a mode, or nil if it isn't known.
  func height(in mode: DisplayMode, _ metrics: WidgetMetrics) -> Double? {
    if let declared = declared.heights[mode] { return declared }
    switch code?.height(in: mode, on: metrics.system.version) {
    case .points(let points): return points
    case .maximum: return metrics.expandedMaximum
    case .ofMaximum(let width, let height, let points):
      let maximum = metrics.maximumSize(for: mode)
      let sum = maximum.width * width + maximum.height * height + points
      return sum > 0 ? sum : nil
    case .computed, nil: return nil
    }
  }
}

extension InterfaceDocument {
  /// Returns the document with the views of a mode hidden.
  func showing(
    _ found: AppExtension, in mode: DisplayMode, on system: Int, _ path: String
  ) throws(RenderError) -> InterfaceDocument {
    var edits = InterfaceEdits()
    for (view, isHidden) in found.code?.visibility(in: mode, on: system) ?? [] {
      guard let id = object(named: view) else { continue }
      edits.set("hidden", of: id, to: isHidden ? "true" : "false")
    }
    // A view that one mode hides is visible in the others, so each mode sets all of them.
    let all = found.declared.hidden.values.flatMap { $0 }.sorted()
    let now = found.declared.hidden[mode] ?? []
    for view in all {
      guard let id = object(named: view) else {
        let nearest = nearestName(to: view, in: objectNames)
        throw .invalid(
          Diagnostic(
            .error, "unknown-view",
            "\(StandInContent.fileName) hides '\(view)', which is no view or outlet",
            at: SourceLocation(file: path), hint: nearest.map { "did you mean '\($0)'?" }))
      }
      edits.set("hidden", of: id, to: now.contains(view) ? "true" : "false")
    }
    return applying(edits)
  }

  /// Returns the document with the cells that code registers from xibs, the known number and height
  /// of rows, and without scrolling if code disables it.
  func listing(
    _ found: AppExtension, from files: Files
  ) throws(RenderError) -> InterfaceDocument {
    var document = self
    do throws(InputError) {
      for cell in found.declared.cells {
        document = document.addingCell(try found.cell(at: cell.path, from: files), cell.identifier)
      }
      let declared = Set(found.declared.cells.map(\.identifier))
      for cell in found.code?.cells ?? [] where cell.value.isNib {
        guard !declared.contains(cell.value.identifier),
          let xib = try found.xib(named: cell.value.name, from: files)
        else { continue }
        document = document.addingCell(xib, cell.value.identifier)
      }
      for rows in found.declared.rows {
        document = try document.repeatingRows(of: rows.list, rows.count, at: rows.location)
      }
    } catch {
      throw .invalid(error.diagnostic)
    }
    var edits = InterfaceEdits()
    for list in found.code?.fixedLists ?? [] {
      guard let id = document.object(named: list) else { continue }
      edits.set("scrollEnabled", of: id, to: "NO")
    }
    document = document.applying(edits)
    for rows in found.code?.rowHeights ?? [] {
      let list = rows.list.flatMap { document.object(named: $0) }
      let points: Double? = if case .points(let points) = rows.height { points } else { nil }
      document = document.settingRowHeight(points, of: list)
    }
    // A number in code doesn't name its list, so it is used only if there is one list.
    if found.declared.rows.isEmpty, let count = found.code?.rowCount, count > 1 {
      document = document.repeatingOnlyRows(count)
    }
    return document
  }
}

extension AppExtension {
  fileprivate func cell(
    at path: String, from files: Files
  ) throws(InputError) -> InterfaceDocument {
    do throws(RenderError) {
      return try InterfaceFile.read(path, from: files).document
    } catch {
      if case .invalid(let diagnostic) = error { throw InputError(diagnostic) }
      throw InputError(
        Diagnostic(
          .error, "unreadable", "the xib of a cell cannot be read", at: SourceLocation(file: path),
          hint: "correct its path under \"cells\" in the \(StandInContent.fileName)"))
    }
  }
}

import VitrineBase
import VitrineGraphics
import VitrineLayout

extension DocumentBuilder {
  func textView(_ object: JSONObject) throws(InputError) -> TextView {
    var view = TextView(try attributedText(object, "textView", font: .system(14)))
    view.color = try color(object, "color")
    view.text.breakLines(try object.choice("lineBreak", LineBreakMode.self) ?? .wordWrap)
    view.isScrollEnabled = try object.bool("scrolls") ?? false
    view.isEditable = try object.bool("editable") ?? false
    return view
  }

  /// Columns of rows, and the chosen row of each.
  func picker(_ object: JSONObject) throws(InputError) -> Picker {
    var picker = Picker(try object.choice("kind", Picker.Mode.self) ?? .rows)
    for column in try object.array("picker") ?? [] {
      guard case .array(let rows) = column.kind else {
        throw wrongType(column, "a column of the picker", "an array of strings")
      }
      var texts: [String] = []
      for row in rows {
        guard case .string(let source) = row.kind else {
          throw wrongType(row, "a row of the picker", "a string")
        }
        texts.append(try filled(source, row.location))
      }
      picker.columns.append(texts)
    }
    for (index, number) in (try object.numbers("selected") ?? []).enumerated() {
      guard picker.columns.indices.contains(index), let row = Int(exactly: number),
        picker.columns[index].indices.contains(row)
      else {
        throw InputError(
          Diagnostic(
            .error, "out-of-range", "selected names row \(number) of column \(index + 1)",
            at: object["selected"]?.location,
            hint: "count columns and rows that the picker has, rows from 0"))
      }
      picker.selected.append(row)
    }
    return picker
  }
}

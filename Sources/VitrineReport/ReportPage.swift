/// The review page: one HTML file that reads nothing but the pictures beside it.
public enum ReportPage {
  /// The page for these pictures, whose files are `now/NAME.png`, and `was/NAME.png` where there
  /// was one.
  public static func html(title: String, version: String, _ entries: [ReportEntry]) -> String {
    let data = entries.map { entry in
      "["
        + [
          quoted(entry.name), quoted(entry.status.rawValue), "\(entry.width)", "\(entry.height)",
          quoted(entry.group), "[" + entry.sentences.map(quoted).joined(separator: ",") + "]",
        ].joined(separator: ",") + "]"
    }.joined(separator: ",\n")
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file: data: blob:; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="generator" content="vitrine \(escaped(version))">
      <title>\(escaped(title))</title>
      <style>\(ReportStyle.css)</style>
      </head>
      <body>
      \(ReportStyle.body)
      <script type="application/json" id="data">[\(data)]</script>
      <script>\(ReportScript.text)</script>
      </body>
      </html>

      """
  }

  /// A JSON string that is safe inside a script element: `<` never appears.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\", "<", ">", "&", "\u{2028}", "\u{2029}", "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
    return result
  }
}

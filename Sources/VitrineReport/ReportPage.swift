import VitrineImages

/// The review page: one HTML file that reads nothing but what lies beside it.
///
/// Pictures are `now/NAME.png`, and `was/NAME.png` where there was another; `pixels/now/NAME.js` and
/// so on have the same for the inspector (`ReportPixels`), `details/NAME.js` the views and findings
/// (`ReportDetail`). All but the pictures may be missing.
public struct ReportPage: Sendable {
  public var title: String
  public var version: String
  /// Under which the browser keeps decisions: another for another plan.
  public var key: String
  /// Whether there was something to compare with.
  public var hasBase: Bool
  /// Whether there are scripts with pixels.
  public var hasPixels: Bool
  /// What a reader has to know, in sentences.
  public var notes: [String] = []
  public var rules: [ReportRule] = []
  public var entries: [ReportEntry] = []

  public init(title: String, version: String, key: String, hasBase: Bool, hasPixels: Bool) {
    self.title = title
    self.version = version
    self.key = key
    self.hasBase = hasBase
    self.hasPixels = hasPixels
  }

  /// The page.
  ///
  /// Its policy names its one style and its one script by their digests; what else runs is what that
  /// script fetches from beside the page.
  public var html: String {
    let style = PageStyle.css
    let script = PageScript.text
    let policy =
      "default-src 'none'; img-src 'self' file: data: blob:; "
      + "style-src 'sha256-\(Self.digest(style))'; "
      + "script-src 'sha256-\(Self.digest(script))' 'strict-dynamic'; "
      + "base-uri 'none'; form-action 'none'"
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="generator" content="vitrine \(Self.escaped(version))">
      <title>\(Self.escaped(title))</title>
      <link rel="icon" href="data:,">
      <style>\(style)</style>
      </head>
      <body>
      \(PageBody.html)
      <script type="application/json" id="data">\(ReportData.json(self))</script>
      <script>\(script)</script>
      </body>
      </html>

      """
  }

  private static func digest(_ text: String) -> String {
    let digits = Array(Digest.hex(of: Array(text.utf8)))
    let bytes = stride(from: 0, to: digits.count, by: 2).map { start in
      UInt8(String(digits[start...start + 1]), radix: 16) ?? 0
    }
    return Base64.text(bytes)
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

import VitrineImages

/// The review page: one HTML file that loads only files beside it.
///
/// Pictures are `now/NAME.png` and, for changed pictures, `was/NAME.png`. `pixels/now/NAME.js` and
/// `pixels/was/NAME.js` contain the same pixels for the inspector (`ReportPixels`).
/// `details/NAME.js` contains views and findings (`ReportDetail`), and `data/N.js` contains the
/// pictures after the first ones. Only the pictures and `data` are required.
public struct ReportPage: Sendable {
  /// The title of the page.
  public var title: String
  /// The version of the program.
  public var version: String
  /// The key of the decisions in the browser's storage.
  ///
  /// It differs for each pair of plans.
  public var key: String
  /// A Boolean value that indicates whether the report has an earlier batch for a comparison.
  public var hasBase: Bool
  /// A Boolean value that indicates whether the report has scripts with pixels.
  public var hasPixels: Bool
  /// A Boolean value that indicates whether the findings of the earlier version are known.
  ///
  /// If they are, the page lists new and resolved findings.
  public var hasEarlierFindings = false
  /// A Boolean value that indicates whether the pictures are versions of one golden, which need no
  /// decisions.
  public var isHistory = false
  /// The screens of the pictures' devices, for device frames.
  public var screens: [ReportScreen] = []
  /// Notices for the reader, as sentences.
  public var notes: [String] = []
  /// The rules with findings.
  public var rules: [ReportRule] = []
  /// The pictures.
  public var entries: [ReportEntry] = []
  /// The words of axes in the order in which the page lists them.
  ///
  /// Other words follow in the order of the entries.
  public var wordOrder: [ReportEntry.Word] = []
  /// The titles of axes by name.
  ///
  /// The title of an axis defaults to its name.
  public var axisTitles: [String: String] = [:]

  /// Creates a page without pictures.
  public init(title: String, version: String, key: String, hasBase: Bool, hasPixels: Bool) {
    self.title = title
    self.version = version
    self.key = key
    self.hasBase = hasBase
    self.hasPixels = hasPixels
  }

  /// The page as HTML.
  ///
  /// Its Content-Security-Policy allows one style and one script, by their digests, and the scripts
  /// beside the page that this script loads.
  public var html: String {
    let style = PageParts.style
    let script = PageParts.script
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
      \(Self.generator) \(Self.escaped(version))">
      <title>\(Self.escaped(title))</title>
      <link rel="icon" href="data:,">
      <style>\(style)</style>
      </head>
      <body>
      \(PageParts.body)
      <script type="application/json" id="data">\(ReportData(self).json)</script>
      <script>\(script)</script>
      </body>
      </html>

      """
  }

  /// The number of pictures in the page.
  ///
  /// The remaining pictures are in files.
  ///
  /// A browser shows the first pictures within a fraction of a second, independent of the total
  /// number.
  package static let pageLength = 2000

  /// The files beside the page with the pictures after its first `pageLength`.
  ///
  /// They are scripts that the page loads in sequence, because a page opened from disk can load no
  /// other files.
  public var dataFiles: [(name: String, script: String)] { ReportData(self).files }

  /// The beginning of the element that identifies this program's pages.
  public static let generator = "<meta name=\"generator\" content=\"vitrine"

  /// The placeholder for the page until all its files are written.
  public static let unfinished = """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    \(generator)">
    <title>Unfinished report</title>
    <p>This report is being made, or it was interrupted. Make it again.</p>
    </html>

    """

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

import VitrineImages

/// The review page: one HTML file that loads only files beside it.
///
/// Pictures are `now/NAME.png` and, for changed pictures, `was/NAME.png`. `pixels/now/NAME.js` and
/// `pixels/was/NAME.js` contain the same pixels for the inspector (`ReportPixels`), `details/NAME.js`
/// views and findings (`ReportDetail`), `data/N.js` the pictures after the first ones. Only the pictures
/// and `data` are required.
public struct ReportPage: Sendable {
  public var title: String
  public var version: String
  /// The key of the decisions in the browser's storage, different for each pair of plans.
  public var key: String
  /// Whether there is an earlier batch to compare with.
  public var hasBase: Bool
  /// Whether there are scripts with pixels.
  public var hasPixels: Bool
  /// Whether the findings of the earlier version are known, so that new and gone ones are listed.
  public var hasEarlierFindings = false
  /// Whether the pictures are versions of one golden, which nobody decides about.
  public var isHistory = false
  /// The screens of the devices that pictures are of, for device frames.
  public var screens: [ReportScreen] = []
  /// Notices for the reader, as sentences.
  public var notes: [String] = []
  public var rules: [ReportRule] = []
  public var entries: [ReportEntry] = []
  /// Words of axes in the order in which the page lists them; others follow in the order of the entries.
  public var wordOrder: [ReportEntry.Word] = []
  /// What people call the axes, by their names; an axis without a title is shown by its name.
  public var axisTitles: [String: String] = [:]

  public init(title: String, version: String, key: String, hasBase: Bool, hasPixels: Bool) {
    self.title = title
    self.version = version
    self.key = key
    self.hasBase = hasBase
    self.hasPixels = hasPixels
  }

  /// The page.
  ///
  /// Its Content-Security-Policy allows one style and one script, by their digests, and the scripts that
  /// this script loads from beside the page.
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

  /// How many pictures the page itself has; the others follow in files.
  ///
  /// A browser shows the first ones of so many within a fraction of a second, however many follow.
  package static let pageLength = 2000

  /// The files beside the page with the pictures after its first `pageLength`, as scripts that the page
  /// loads one after the other: a page opened from disk can load nothing else.
  public var dataFiles: [(name: String, script: String)] { ReportData(self).files }

  /// The start of the element that tells this program's pages from others.
  public static let generator = "<meta name=\"generator\" content=\"vitrine"

  /// What stands in the place of the page until all its files are written.
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

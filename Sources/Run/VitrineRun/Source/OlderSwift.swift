import VitrineProject

/// The recognition of code in Swift 1 to 3, which Swift's compiler no longer reads.
///
/// Later versions renamed Apple's frameworks, so a few of the older names in code that doesn't
/// compile are enough.
package enum OlderSwift {
  /// Functions of Swift 1 and 2.
  private static let functions: Set<String> = [
    "CGPointMake", "CGRectMake", "CGSizeMake", "animateWithDuration", "blackColor", "blueColor",
    "boldSystemFontOfSize", "boolForKey", "clearColor", "componentsSeparatedByString",
    "containerURLForSecurityApplicationGroupIdentifier", "currentCalendar", "currentLocale",
    "darkGrayColor", "dataTaskWithRequest", "dataTaskWithURL", "dateFromString", "defaultCenter",
    "defaultManager", "dequeueReusableCellWithIdentifier",
    "dequeueReusableCellWithReuseIdentifier", "dispatch_after", "dispatch_async",
    "dispatch_get_global_queue", "dispatch_get_main_queue", "dispatch_time", "doubleForKey",
    "grayColor", "greenColor", "instantiateViewControllerWithIdentifier", "integerForKey",
    "lightGrayColor", "mainBundle", "mainQueue", "mainScreen", "objectForKey", "orangeColor",
    "println", "redColor", "registerNib", "scheduledTimerWithTimeInterval", "sharedApplication",
    "sharedSession", "standardUserDefaults", "stringByAppendingPathComponent",
    "stringByReplacingOccurrencesOfString", "stringForKey", "stringFromDate", "stringFromNumber",
    "systemFontOfSize", "whiteColor", "yellowColor",
  ]

  /// Argument labels of Swift 1 and 2.
  private static let labels: Set<String> = [
    "cellForItemAtIndexPath", "cellForRowAtIndexPath", "didSelectRowAtIndexPath",
    "forControlEvents", "forIndexPath", "forState", "heightForRowAtIndexPath",
  ]

  /// Names that only Swift 1 and 2 have, each of which is a proof.
  private static let proofs: Set<String> = [
    "widgetMarginInsetsForProposedMarginInsets", "widgetPerformUpdateWithCompletionHandler",
  ]

  /// Names of Swift 3 that Swift 4 replaced.
  private static let third: Set<String> = [
    "NSFontAttributeName", "NSForegroundColorAttributeName", "NSKernAttributeName",
    "NSParagraphStyleAttributeName", "UIFontWeightBold", "UIFontWeightLight",
    "UIFontWeightMedium", "UIFontWeightRegular", "UIFontWeightSemibold", "UIFontWeightThin",
  ]

  /// The number of different names that are a proof together.
  private static let proof = 2

  /// Returns a sentence about files in Swift 1 or 2, or nil.
  package static func reason(_ files: [SourceFile]) -> String? {
    var names: Set<String> = []
    for file in files {
      let declared = declaredFunctions(file.tokens)
      for index in file.tokens.indices.dropLast() {
        guard let name = older(file.tokens[index], file.tokens[index + 1]) else { continue }
        if proofs.contains(name) { return sentence("Swift 1 or 2") }
        if !declared.contains(name) { names.insert(name) }
      }
    }
    return names.count >= proof ? sentence("Swift 1 or 2") : nil
  }

  /// Returns a sentence about files in Swift 3 whose code doesn't compile, or nil.
  package static func laterReason(_ files: [SourceFile]) -> String? {
    let isThird = files.flatMap(\.tokens).contains { $0.kind == .word && third.contains($0.text) }
    return isThird ? sentence("Swift 3") : nil
  }

  /// Returns the name of Swift 1 and 2 that a token and the next one show, or nil.
  private static func older(_ token: SwiftToken, _ next: SwiftToken) -> String? {
    guard token.kind == .word else { return nil }
    let isCall = next.isSymbol("(")
    if isCall, proofs.contains(token.text) || functions.contains(token.text) { return token.text }
    let isLabel = next.isSymbol(":") || next.kind == .word
    return isLabel && labels.contains(token.text) ? token.text : nil
  }

  /// Returns the names of a file's own functions, which may be like older ones.
  private static func declaredFunctions(_ tokens: [SwiftToken]) -> Set<String> {
    Set(tokens.indices.dropLast().filter { tokens[$0].isWord("func") }.map { tokens[$0 + 1].text })
  }

  private static func sentence(_ version: String) -> String {
    "the code is written in \(version), and the compiler reads only Swift 4 and later "
      + "(Edit > Convert in Xcode 10 converts it)"
  }
}

import Testing
import VitrineRun

/// Tests of the recognition of older versions of Swift.
@Suite struct OlderSwiftTests {
  private func reason(_ text: String) -> String? {
    OlderSwift.reason([SourceFile("A.swift", Array(text.utf8))])
  }

  @Test func `Xcode's template of Swift 2 is recognized by its method`() {
    let text = """
      class TodayViewController: UIViewController, NCWidgetProviding {
        func widgetPerformUpdateWithCompletionHandler(completionHandler: ((NCUpdateResult) -> Void)) {
          completionHandler(NCUpdateResult.NewData)
        }
      }
      """
    #expect(reason(text)?.contains("Swift 1 or 2") == true)
  }

  @Test func `two older names are a proof, and one is not`() {
    let color = "label.textColor = UIColor.whiteColor()\n"
    #expect(reason(color) == nil)
    #expect(reason(color + color) == nil)
    #expect(reason(color + "dispatch_async(dispatch_get_main_queue()) {}") != nil)
    #expect(
      reason("table.cell(\"a\", forIndexPath: path)\nb.setTitle(t, forState: .Normal)") != nil)
  }

  @Test func `the file's own functions, comments and texts are no proof`() {
    let text = """
      func CGRectMake(_ x: Int) -> CGRect { .zero }
      func println(_ text: String) {}
      // UIColor.blackColor() and mainBundle()
      let text = "standardUserDefaults() currentCalendar()"
      println("a"); _ = CGRectMake(1)
      """
    #expect(reason(text) == nil)
  }

  @Test func `later code isn't taken for an older one`() {
    let text = """
      class TodayViewController: UIViewController, NCWidgetProviding {
        func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
          DispatchQueue.main.async { completionHandler(.newData) }
          UserDefaults.standard.object(forKey: "a")
          label.textColor = .white; label.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
        }
      }
      """
    #expect(reason(text) == nil)
    #expect(OlderSwift.laterReason([SourceFile("A.swift", Array(text.utf8))]) == nil)
  }

  @Test func `names of Swift 3 explain code that doesn't compile`() {
    let text =
      "let a = [NSFontAttributeName: UIFont.systemFont(ofSize: 12, weight: UIFontWeightBold)]"
    let file = SourceFile("A.swift", Array(text.utf8))
    #expect(OlderSwift.laterReason([file])?.contains("Swift 3") == true)
    #expect(OlderSwift.reason([file]) == nil)
  }
}

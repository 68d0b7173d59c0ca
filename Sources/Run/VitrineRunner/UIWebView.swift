public import Foundation
public import FoundationNetworking
public import UIKit

/// A web page, which is drawn as a box with its name.
@preconcurrency @MainActor
open class UIWebView: LabeledBoxView {
  /// The kind of a followed link.
  public enum NavigationType: Int, Sendable {
    case linkClicked, formSubmitted, backForward, reload, formResubmitted, other
  }

  /// The delegate, which is never called.
  open weak var delegate: (any UIWebViewDelegate)?
  /// The scroll view of the page.
  public let scrollView = UIScrollView()
  /// A Boolean value that indicates whether the page fits the width.
  open var scalesPageToFit = false
  /// The request of the page.
  open private(set) var request: URLRequest?
  /// A Boolean value that indicates whether the page is loaded.
  open var isLoading: Bool { false }
  /// A Boolean value that indicates whether the page can go back.
  open var canGoBack: Bool { false }
  /// A Boolean value that indicates whether the page can go forward.
  open var canGoForward: Bool { false }
  /// The data that becomes links.
  open var dataDetectorTypes: UIDataDetectorTypes = []

  /// Stores a request, which isn't loaded.
  open func loadRequest(_ request: URLRequest) { self.request = request }
  /// Shows a page's text, which isn't drawn.
  open func loadHTMLString(_ string: String, baseURL: URL?) {}
  /// Shows a page's data, which isn't drawn.
  open func load(
    _ data: Data, mimeType: String, textEncodingName: String, baseURL: URL
  ) {}
  /// Loads the page again.
  open func reload() {}
  /// Ends loading.
  open func stopLoading() {}
  /// Does nothing, because the view has no pages.
  open func goBack() {}
  /// Does nothing, because the view has no pages.
  open func goForward() {}
  /// Runs a script, which has no result.
  @discardableResult
  open func stringByEvaluatingJavaScript(from script: String) -> String? { nil }
}

/// A delegate of a web page, which is never called because no page is loaded.
@preconcurrency @MainActor
public protocol UIWebViewDelegate: AnyObject {
  /// Handles the start of loading.
  func webViewDidStartLoad(_ webView: UIWebView)
  /// Handles the end of loading.
  func webViewDidFinishLoad(_ webView: UIWebView)
  /// Handles a failure.
  func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
  /// Returns whether a request is loaded.
  func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest,
    navigationType: UIWebView.NavigationType
  ) -> Bool
}

extension UIWebViewDelegate {
  /// Ignores the start.
  public func webViewDidStartLoad(_ webView: UIWebView) {}
  /// Ignores the end.
  public func webViewDidFinishLoad(_ webView: UIWebView) {}
  /// Ignores the failure.
  public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
  /// Returns true.
  public func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest,
    navigationType: UIWebView.NavigationType
  ) -> Bool { true }
}

// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation
public import FoundationNetworking
public import UIKit

/// The settings of a web page.
open class WKWebViewConfiguration: NSObject {
  /// A Boolean value that indicates whether media plays in the page.
  open var allowsInlineMediaPlayback = false
}

/// The delegate of a web page, which is never called because no page is loaded.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: AnyObject {}

/// The delegate of a web page's windows, which is never called.
@preconcurrency @MainActor
public protocol WKUIDelegate: AnyObject {}

/// The loading of a web page.
open class WKNavigation: NSObject {}

/// A web page, which is drawn as a box with its name.
@preconcurrency @MainActor
open class WKWebView: LabeledBoxView {
  /// The settings.
  public private(set) var configuration = WKWebViewConfiguration()
  /// The delegate, which is never called.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// The delegate of windows, which is never called.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The scroll view of the page.
  public let scrollView = UIScrollView()
  /// The URL of the page.
  open private(set) var url: URL?
  /// The title of the page.
  open var title: String? { nil }
  /// A Boolean value that indicates whether the page is loaded.
  open var isLoading: Bool { false }
  /// The loaded share of the page.
  open var estimatedProgress: Double { 0 }

  /// Creates a page.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }

  /// Creates a page with the standard settings.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a page of a storyboard.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Stores a request, which isn't loaded.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    url = request.url
    return nil
  }
  /// Shows a page's text, which isn't drawn.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }
  /// Has no effect, because scripts don't run.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, nil) }
  /// Loads the page again.
  @discardableResult
  open func reload() -> WKNavigation? { nil }
  /// Ends loading.
  open func stopLoading() {}
}

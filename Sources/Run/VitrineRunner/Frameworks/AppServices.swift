// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import UIKit

// Inert parts of BackgroundTasks, LocalAuthentication, SafariServices and MessageUI. Code that an app
// shares with its widget names them.

// MARK: BackgroundTasks

/// A request of time in the background.
open class BGTaskRequest: NSObject {
  /// The identifier.
  public let identifier: String
  /// The earliest date.
  open var earliestBeginDate: Date?

  /// Creates a request.
  public init(identifier: String) { self.identifier = identifier }
}

/// A request of a short time in the background.
open class BGAppRefreshTaskRequest: BGTaskRequest {}

/// A request of a long time in the background.
open class BGProcessingTaskRequest: BGTaskRequest {
  /// A Boolean value that indicates whether the task needs the network.
  open var requiresNetworkConnectivity = false
  /// A Boolean value that indicates whether the task needs power.
  open var requiresExternalPower = false
}

/// A task in the background, which never begins.
open class BGTask: NSObject {
  /// The identifier.
  open var identifier: String { "" }
  /// The closure that is called at the end of the time.
  open var expirationHandler: (() -> Void)?
  /// Ends the task.
  open func setTaskCompleted(success: Bool) {}
}

/// A short task.
open class BGAppRefreshTask: BGTask {}
/// A long task.
open class BGProcessingTask: BGTask {}

/// The scheduler of tasks, which begins none.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  /// The scheduler.
  public static let shared = BGTaskScheduler()
  /// Registers a closure, which is never called.
  @discardableResult
  open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { true }
  /// Accepts a request.
  open func submit(_ taskRequest: BGTaskRequest) throws {}
  /// Forgets a request.
  open func cancel(taskRequestWithIdentifier identifier: String) {}
  /// Forgets all requests.
  open func cancelAllTaskRequests() {}
}

// MARK: LocalAuthentication

/// A way of recognizing the user.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication
}

/// A kind of sensor.
public enum LABiometryType: Int, Sendable {
  case none, touchID, faceID, opticID
}

/// A recognition of the user, which isn't available.
open class LAContext: NSObject {
  /// Creates a context.
  override public init() { super.init() }
  /// The title of another way.
  open var localizedFallbackTitle: String?
  /// The title of the cancel button.
  open var localizedCancelTitle: String?
  /// The reason that is shown to the user.
  open var localizedReason = ""
  /// The sensor, of which there is none.
  open var biometryType: LABiometryType { .none }
  /// Returns false.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutableRawPointer?) -> Bool { false }
  /// Calls a closure with false.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
  ) { reply(false, nil) }
  /// Returns false.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    false
  }
  /// Ends the recognition.
  open func invalidate() {}
}

// MARK: SafariServices and MessageUI

/// A web page over an app, which isn't presented.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
  /// Settings of the page.
  public final class Configuration: NSObject {
    /// A Boolean value that indicates whether the page may be shown as text.
    public var entersReaderIfAvailable = false
    /// A Boolean value that indicates whether the bar becomes smaller.
    public var barCollapsingEnabled = true
    /// Creates settings.
    override public init() { super.init() }
  }

  /// The delegate, which is never called.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The tint of the bar.
  open var preferredBarTintColor: UIColor?
  /// The tint of the buttons.
  open var preferredControlTintColor: UIColor?

  /// Creates a page.
  public init(url: URL) { super.init(nibName: nil, bundle: nil) }
  /// Creates a page.
  public init(url: URL, configuration: Configuration) { super.init(nibName: nil, bundle: nil) }
  /// Returns nil.
  public required init?(coder: NSCoder) { nil }
}

/// The delegate of a web page, which is never called.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: AnyObject {}

/// The result of writing a mail.
public enum MFMailComposeResult: Int, Sendable {
  case cancelled, saved, sent, failed
}

/// A mail over an app, which isn't presented.
@preconcurrency @MainActor
open class MFMailComposeViewController: UIViewController {
  /// The delegate, which is never called.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  /// Returns false.
  open class func canSendMail() -> Bool { false }
  /// Sets the receivers.
  open func setToRecipients(_ toRecipients: [String]?) {}
  /// Sets the subject.
  open func setSubject(_ subject: String) {}
  /// Sets the text.
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  /// Adds a file.
  open func addAttachmentData(
    _ attachment: Data, mimeType: String, fileName filename: String
  ) {}
}

/// The delegate of a mail, which is never called.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: AnyObject {}

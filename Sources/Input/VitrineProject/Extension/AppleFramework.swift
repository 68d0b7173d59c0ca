/// The frameworks of the SDKs of iOS, watchOS and macOS, by Apple's list of technologies.
///
/// An import of such a name means the framework, even if a folder of the repository has the same
/// name.
package enum AppleFramework {
  /// Returns whether a module is one of Apple's.
  package static func isNamed(_ module: String) -> Bool { names.contains(module) }

  private static let names = Set(
    """
    ARKit AVFAudio AVFoundation AVKit AVRouting Accelerate Accessibility Accounts ActivityKit
    AdAttributionKit AdServices AdSupport AddressBook AddressBookUI AlarmKit AppClip AppIntents
    AppKit AppTrackingTransparency AssetsLibrary AudioToolbox AudioUnit AuthenticationServices
    AutomaticAssessmentConfiguration BackgroundAssets BackgroundTasks BrowserEngineKit BusinessChat
    CFNetwork CallKit CarKey CarPlay Charts Cinematic ClassKit ClockKit CloudKit Cocoa ColorSync
    Combine CommonCrypto Compression Contacts ContactsUI CoreAudio CoreAudioKit CoreAudioTypes
    CoreBluetooth CoreData CoreFoundation CoreGraphics CoreHaptics CoreImage CoreLocation
    CoreLocationUI CoreMIDI CoreML CoreMedia CoreMotion CoreNFC CoreServices CoreSpotlight
    CoreTelephony CoreText CoreTransferable CoreVideo CreateML CryptoKit CryptoTokenKit Darwin
    DataDetection DeveloperToolsSupport DeviceActivity DeviceCheck DockKit EventKit EventKitUI
    ExposureNotification ExtensionFoundation ExtensionKit ExternalAccessory FamilyControls
    FileProvider FileProviderUI FinanceKit Foundation FoundationModels GLKit GSS GameController
    GameKit GameplayKit GroupActivities HealthKit HealthKitUI HomeKit IOKit IOSurface
    IdentityLookup IdentityLookupUI ImageIO ImagePlayground Intents IntentsUI JavaScriptCore
    JournalingSuggestions LinkPresentation LocalAuthentication LockedCameraCapture MLCompute
    ManagedSettings ManagedSettingsUI MapKit Matter MatterSupport MediaAccessibility MediaLibrary
    MediaPlayer MediaSetup MediaToolbox MessageUI Messages Metal MetalFX MetalKit
    MetalPerformanceShaders MetalPerformanceShadersGraph MetricKit MobileCoreServices ModelIO
    MultipeerConnectivity MusicKit NaturalLanguage NearbyInteraction Network NetworkExtension
    NewsstandKit NotificationCenter OSLog ObjectiveC Observation OpenAL OpenGLES PDFKit PHASE
    PaperKit PassKit PencilKit Photos PhotosUI ProximityReader PushKit PushToTalk QuartzCore
    QuickLook QuickLookThumbnailing RealityKit RegexBuilder RelevanceKit ReplayKit RoomPlan
    SafariServices SafetyKit SceneKit ScreenTime Security SensitiveContentAnalysis SensorKit
    ServiceManagement SharedWithYou ShazamKit Social SoundAnalysis Speech SpriteKit StoreKit
    StoreKitTest SwiftData SwiftUI SwiftUICore Symbols System SystemConfiguration TVUIKit Testing
    ThreadNetwork TipKit Translation UIKit UniformTypeIdentifiers UserNotifications
    UserNotificationsUI VideoSubscriberAccount VideoToolbox Vision VisionKit VisualIntelligence
    WatchConnectivity WatchKit WeatherKit WebKit WidgetKit WorkoutKit XCTest iAd os simd
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}

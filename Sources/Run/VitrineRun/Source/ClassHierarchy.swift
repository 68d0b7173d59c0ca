/// The hierarchy of an extension's classes: views, controllers and other responders.
struct ClassHierarchy {
  private var bases: [String: String] = [:]
  /// The classes by name.
  private(set) var classes: [String: SwiftClass] = [:]
  /// The members that extensions add to classes, by class name.
  private(set) var extended: [String: [(file: String, part: SwiftClass)]] = [:]

  private var aliases: [String: String] = [:]

  init(_ files: [SourceFile]) {
    for file in files {
      aliases.merge(file.aliases) { known, _ in known }
      for known in file.classes {
        if known.end != nil {
          if let base = known.base { bases[known.name] = base }
          classes[known.name] = known
        } else {
          extended[known.name, default: []].append((file.path, known))
        }
      }
    }
  }

  /// The maximum length of a chain of base classes, because a class in broken code may derive from
  /// itself.
  private static let depthLimit = 16

  /// Returns the base classes of a class, nearest first.
  ///
  /// The last one is the platform's.
  func bases(of name: String) -> [String] {
    var chain: [String] = []
    var name = name
    while let written = bases[name], chain.count < Self.depthLimit {
      let base = bases[written] == nil ? aliases[written] ?? written : written
      chain.append(base)
      name = base
    }
    return chain
  }

  /// Returns whether a class is one of UIKit's responders.
  func isResponder(_ name: String) -> Bool { Self.isPlatform(bases(of: name).last ?? name) }

  /// Classes of views in other frameworks.
  private static let boxes: Set<String> = [
    "MKMapView", "MKAnnotationView", "MKPinAnnotationView", "WKWebView", "MPVolumeView",
    "AVRoutePickerView", "INUIAddVoiceShortcutButton", "LPLinkView", "LabeledBoxView",
  ]

  /// Returns whether a class derives from one of Core Animation's layers.
  func isLayer(_ name: String) -> Bool {
    let base = bases(of: name).last ?? ""
    return base.hasPrefix("CA") && base.hasSuffix("Layer")
  }

  private static func isPlatform(_ name: String) -> Bool {
    let others: Set<String> = [
      "UIGestureRecognizer", "UIColor", "UIFont", "UIImage", "UIBezierPath", "UIScreen", "UITouch",
      "UIEvent", "UIPress", "UIPresentationController", "UIPopoverPresentationController",
      "UIStoryboardSegue", "UIActivity", "UIBarItem", "UIBarButtonItem", "UITabBarItem",
      "UINavigationItem", "UIAlertAction", "UILayoutGuide", "UINib", "UIStoryboard", "UIDevice",
      "UIVisualEffect", "UIBlurEffect", "UIVibrancyEffect", "UIMotionEffect",
      "UIInterpolatingMotionEffect", "UICollectionViewLayoutAttributes",
      "UISwipeActionsConfiguration",
      "UIContextualAction", "UITableViewRowAction", "UIPasteboard", "UIFeedbackGenerator",
      "UIImpactFeedbackGenerator", "UIViewPropertyAnimator", "UIFontDescriptor",
    ]
    if boxes.contains(name) { return true }
    return name.hasPrefix("UI") && !others.contains(name) && !name.hasSuffix("Layout")
      && !name.hasSuffix("Recognizer")
  }
}

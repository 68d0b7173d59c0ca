import VitrineImport

/// The rules of Interface Builder's canvas.
///
/// Counts are of the files of Interface Builder in public repositories. docs/PLATFORM.md, "Interface
/// Builder", has the numbers that follow from the rules.
extension EditorRule {
  // MARK: Bars and insets

  static let noStatusBar = EditorRule(
    "no-status-bar", .from(.xcode11, before: .xcode14Point3),
    text: "no status bar over devices without a notch",
    confirmed: "31 roots, 11 repositories; 7 roots with one from 14.3 on, 4 repositories")

  static let noStatusBarOnRoundedPads = EditorRule(
    "no-status-bar-on-rounded-pads", .from(.xcode11, before: .xcode13),
    text: "no status bar over iPads with round corners",
    confirmed: "10 roots of 3 files, 2 repositories; 1 file with one in Xcode 13")

  static let hiddenStatusBar = EditorRule(
    "hidden-status-bar", .before(.xcode9),
    text: "a file can hide its status bar",
    confirmed: "the files of status-bar-at-any-height-before-9")

  static let statusBarAtAnyHeightBefore9 = EditorRule(
    "status-bar-at-any-height-before-9", .before(.xcode9),
    text: "freeform scenes of any height have a status bar",
    confirmed:
      "the files of status-bar-at-any-height-before-9; later 40 files of up to 400 points "
      + "without, 2 of 510 and more with one")

  static let statusBarAtAnyHeight = EditorRule(
    "status-bar-at-any-height", .from(.xcode14Point3),
    text: "freeform scenes and the views of xibs have a status bar at any height",
    confirmed: "9 freeform files, 3 repositories; 8 xibs, 2 repositories")

  static let xibBelowStatusBar = EditorRule(
    "xib-below-status-bar", .from(.xcode9, before: .xcode11),
    text: "a xib's view of at least 480 points has a status bar",
    confirmed: "11 files, 2 repositories; over 50 files of lower ones have none")

  static let noStatusBarInContainers = EditorRule(
    "no-status-bar-in-containers", .before(.xcode9),
    text: "no status bar over widgets and scenes inside a container view",
    confirmed: "24 files, 6 repositories; 2 widgets")

  static let statusBarInContainers = EditorRule(
    "status-bar-in-containers", .from(.xcode9, before: .xcode11),
    text:
      "scenes inside a container view that are lower than the device have a status bar from 480 "
      + "points on",
    confirmed:
      "8 constraints, 3 repositories; 10 lower files, 1 repository; 2 later constraints without")

  static let tallWidgets = EditorRule(
    "tall-widgets", .from(.xcode9),
    text: "widgets of at least 480 points have a status bar",
    confirmed: "2 files, and 2 without before")

  static let higherNotches = EditorRule(
    "higher-notches", .from(.xcode14),
    text:
      "the notch takes 47 points on an iPhone X and 12, and 48 on an iPhone 11; before it took "
      + "44",
    confirmed: "9 roots of the iPhone 12, 4 before, 2 repositories; all files of the iPhone 11")

  static let notchOf50 = EditorRule(
    "notch-of-50", .from(.xcode14Point3),
    text: "the notch takes 50 points on an iPhone X",
    confirmed: "6 roots, 3 repositories")

  static let insetsTwice = EditorRule(
    "insets-twice", .from(.xcode16Point3),
    text: "the insets of notch devices count twice in upright scenes that fill the screen",
    confirmed: "12 roots, 4 repositories")

  static let iPhone16Pro = EditorRule(
    "iphone-16-pro",
    text: "the iPhone 16 Pro has a screen of 402 × 874 points and 62 points over it",
    confirmed: "2 views, 1 file")

  static let freeformNotch = EditorRule(
    "freeform-notch",
    text: "a notch counts over freeform widgets",
    confirmed: "2 files")

  static let widgetWithoutHomeIndicator = EditorRule(
    "widget-without-home-indicator", .from(.xcode11),
    text: "a widget's scene has no home indicator",
    confirmed: "19 files, and 2 with one before")

  static let xibAboveHomeIndicator = EditorRule(
    "xib-above-home-indicator", .before(.xcode14),
    text: "no home indicator under a xib's view that is lower than the screen and no wider",
    confirmed:
      "8 constraints of 4 files, 3 repositories; 5 constraints of wider ones, 2 repositories")

  static let freeformAboveHomeIndicator = EditorRule(
    "freeform-above-home-indicator", .before(.xcode15Beta),
    text: "no home indicator under a freeform scene that is lower than the screen and no wider",
    confirmed: "7 files, 2 repositories")

  static let shortenedScene = EditorRule(
    "shortened-scene",
    text: "a scene that is lower than its device has no insets where the rest was",
    confirmed: "over 100 roots, 30 repositories",
    against: "2 views")

  static let barsOfAnyScreen = EditorRule(
    "bars-of-any-screen", .before(.xcode8),
    text:
      "without a device, no bars above where a screen's height lacks 64, 108 or 113; below, as "
      + "much of the bar as the root reaches under",
    confirmed: "135 constraints, 9 repositories; 81 constraints, 4 repositories",
    against: "0; 0")

  static let bottomBarBelowRoot = EditorRule(
    "bottom-bar-below-root", .before(.xcode9),
    text: "a bottom bar takes nothing from a root view that ends above it",
    confirmed: "11 constraints of Xcode 8")

  static let largeTitles = EditorRule(
    "large-titles", .before(.xcode11),
    text: "navigation bars show large titles",
    confirmed: "5 scenes without later")

  static let hiddenNavigationBars = EditorRule(
    "hidden-navigation-bars",
    text: "hidden navigation bars take no space",
    confirmed: "4 roots, 76 views")

  static let xibInsets = EditorRule(
    "xib-insets", .from(.xcode9),
    text: "a xib's view has the insets of a notch, and those of a scene if it fills its screen",
    confirmed: "8 files, 3 repositories")

  static let xibOfController = EditorRule(
    "xib-of-controller",
    text: "a xib of a controller is laid out as its scene",
    confirmed: "30 views, 8 files, 5 repositories")

  static let barViews = EditorRule(
    "bar-views",
    text: "the views of bar buttons have their stored frames",
    confirmed: "39 views, 28 files, 5 repositories")

  static let refreshControl = EditorRule(
    "refresh-control",
    text: "refresh controls keep their stored frames",
    confirmed: "47 of 48, 20 files, 7 repositories",
    against: "1")

  // MARK: Margins of root views

  static let xibMargins = EditorRule(
    "xib-margins", .from(.xcode9),
    text:
      "a xib's view has the system's margins: 0 above and below, 16 or 20 at the sides, also "
      + "where smaller ones are stored",
    confirmed:
      "151 side constraints of 75 files, 5 repositories; 78 of 31 files that store some, 1 "
      + "repository",
    against: "0; 2 (one file)")

  static let narrowSideMargins = EditorRule(
    "narrow-side-margins", .before(.xcode7),
    text: "16 points at the sides of canvases of any width",
    confirmed: "16 constraints, 4 repositories")

  static let wideSideMargins = EditorRule(
    "wide-side-margins", .before(.xcode11),
    text:
      "20 points at the sides of canvases wider than 375 points; later 16 on those of 390 and "
      + "393",
    confirmed: "30 constraints, 15 files, 3 repositories; 58 constraints")

  // MARK: Margins of cells

  static let cellMarginsOf8 = EditorRule(
    "cell-margins-of-8", .before(.xcode9Point1),
    text: "8 points in cells",
    confirmed: "69 constraints of Xcode 9.0 and its betas, 6 repositories")

  static let cellMarginsPreserved = EditorRule(
    "cell-margins-preserved", .from(.xcode7, before: .xcode9Point1),
    text:
      "content that preserves its cell's margins has 11 points above and below, and 15 at the "
      + "sides if the cell preserves its table's",
    confirmed: "29 constraints, 2 repositories; 103 constraints at the sides",
    against: "0; 9")

  static let cellMarginsOf10 = EditorRule(
    "cell-margins-of-10", .from(.xcode7, before: .xcode8),
    text: "the same content has 10 points above and below",
    confirmed: "14 constraints")

  static let marginBesideAccessory = EditorRule(
    "margin-beside-accessory", .from(.xcode9Point1),
    text: "8 points beside an accessory",
    confirmed: "27 constraints, 8 repositories")

  static let separatorInsetOf15 = EditorRule(
    "separator-inset-of-15", .before(.xcode12),
    text: "15 points in cells of nested tables and of xibs; 16 later",
    confirmed: "28 constraints, 5 repositories; 87 constraints, 8 repositories",
    against: "1; 1")

  static let xibCellMarginsOnNotch = EditorRule(
    "xib-cell-margins-on-notch", .from(.xcode11),
    text: "on notch devices 16 points in a xib's cell of 320 points, 20 in wider ones",
    confirmed: "107 constraints, 6 repositories; 108 constraints, 5 repositories",
    against: "0; 4")

  static let xibCellMarginsByWidth = EditorRule(
    "xib-cell-margins-by-width", .before(.xcode11),
    text: "20 points at the sides of a xib's cell by its width, not its device's",
    confirmed: "10 constraints, 1 repository; 128 others agree")

  static let nestedTableMargins = EditorRule(
    "nested-table-margins",
    text: "20 points in cells of nested tables by the device's width, not the canvas's",
    confirmed: "18 constraints, 2 repositories",
    against: "8")

  static let cellMarginsOfIOS26 = EditorRule(
    "cell-margins-of-ios-26", .from(.xcode26Beta),
    text: "16 and 11 points in cells on devices with a home button below 414 points",
    confirmed: "8 constraints")

  static let storedCellMargins = EditorRule(
    "stored-cell-margins",
    text: "stored margins of contents that preserve their cell's are no smaller",
    confirmed: "24 constraints, 3 files, 1 repository")

  static let separatorInCellMargin = EditorRule(
    "separator-in-cell-margin", .before(.xcode11),
    text: "11 points less the stored separator below the content of a cell: 11, 10.67 or 10.5",
    confirmed: "8, 5 and 113 constraints",
    against: "2, 0 and 10")

  static let cellsInheritNoMargins = EditorRule(
    "cells-inherit-no-margins",
    text: "cells inherit no margins of their table",
    confirmed: "188 constraints, 5 repositories",
    against: "2 (one file)")

  // MARK: Rows and cells

  static let prototypeRowHeight = EditorRule(
    "prototype-row-height", .before(.xcode7),
    text:
      "a prototype whose content stores no frame has its row's height, and its content ends "
      + "above the separator",
    confirmed:
      "114 views of 14 files, 3 repositories; 8 constraints of 6 files with other stored "
      + "contents, 2 repositories")

  static let collectionCellSize = EditorRule(
    "collection-cell-size", .before(.xcode7),
    text: "a collection's cell is as large as its content view",
    confirmed: "23 cells, 5 repositories",
    against: "1")

  // MARK: Stacks

  static let proportionalStack = EditorRule(
    "proportional-stack",
    text: "a proportional stack counts a stack by its content",
    confirmed: "187 views, 13 files")

  static let leafAcrossStack = EditorRule(
    "leaf-across-stack",
    text: "leaves of stacks keep their stored size across the stack",
    confirmed: "18 views, 10 files, 8 repositories")

  static let leafAlongStack = EditorRule(
    "leaf-along-stack",
    text: "and along it, with their own priorities",
    confirmed: "37 views, 3 files, 2 repositories")

  static let leafBetweenEqualSpaces = EditorRule(
    "leaf-between-equal-spaces",
    text: "leaves between equal spaces keep their stored length",
    confirmed: "29 leaves, 7 files, 1 repository")

  static let leafInProportionalStack = EditorRule(
    "leaf-in-proportional-stack",
    text: "leaves count by their stored length in a proportional stack, also inside its stacks",
    confirmed: "25 views, 7 files, 2 repositories")

  static let stackWithoutMargins = EditorRule(
    "stack-without-margins",
    text: "a stack that stores no margins has none",
    confirmed: "16 constraints, 10 files, 3 repositories")

  static let restingIndicator = EditorRule(
    "resting-indicator",
    text: "an activity indicator that hides while it rests keeps its space in a stack",
    confirmed: "16 views of 4 files, 2 repositories")

  // MARK: Constraints and pixels

  static let endsYield = EditorRule(
    "ends-yield", .before(.xcode13Point3),
    text: "the last required constraint between two ends or centers gives way in a conflict",
    confirmed: "30 views, 10 repositories",
    against: "3")

  static let cellSizesYield = EditorRule(
    "cell-sizes-yield", .from(.xcode13Point3),
    text: "in cells the last required width or height gives way in a conflict",
    confirmed: "104 views, 4 repositories",
    against: "4")

  static let symbolicGuideDistance = EditorRule(
    "symbolic-guide-distance",
    text: "a symbolic distance to a controller's top or bottom guide is 8 points",
    confirmed: "10 constraints, 5 repositories")

  static let symbolicSafeAreaDistance = EditorRule(
    "symbolic-safe-area-distance",
    text: "a symbolic distance to a safe area is 0, though 8 or 20 are stored",
    confirmed: "20 constraints, 6 repositories")

  static let doubleScale = EditorRule(
    "double-scale", .from(.xcode8),
    text: "files without a device are at 2×; before only with a view at half a point",
    confirmed: "9 files, 4 repositories")

  static let halvesMoveRight = EditorRule(
    "halves-move-right",
    text: "at 1×, views at half a point move down and right",
    confirmed: "324 views, 38 repositories",
    against: "12")

  static let halvesMoveLeft = EditorRule(
    "halves-move-left", .from(.xcode7, before: .xcode8),
    text: "at 1×, views of whole pixels at half a point move left in roots of odd width",
    confirmed: "46 views, 7 repositories",
    against: "4, and 9 that are held to siblings' centers")

  // MARK: Texts and controls

  static let textStylesAtMedium = EditorRule(
    "text-styles-at-medium", .before(.xcode8),
    text: "text styles are at the size M",
    confirmed: "5 files")

  static let textStylesAtSmallest = EditorRule(
    "text-styles-at-smallest", .from(.xcode12Point5, before: .xcode14Beta),
    text:
      "text styles are at the smallest size, so also the titles of configured buttons, which "
      + "are in the style body",
    confirmed: "22 files, 8 repositories; 6 buttons, 2 repositories",
    against: "0; 0")

  static let wholePointLabels = EditorRule(
    "whole-point-labels",
    text: "labels are measured in whole points on displays without Retina",
    confirmed: "some 50 views",
    against: "7")

  static let emptyTextField = EditorRule(
    "empty-text-field",
    text: "a text field without text has the baseline of a line",
    confirmed: "15 constraints, 5 repositories",
    against: "3 (one file's versions)")

  static let lowerSymbols = EditorRule(
    "lower-symbols",
    text: "symbols are lower than their box",
    confirmed: "22 views of 9 symbols, 8 repositories",
    against: "2 (of the size that the file stores)")

  static let controlsOfIOS26 = EditorRule(
    "controls-of-ios-26", .from(.xcode26Beta),
    text: "switches of 63 × 28 and sliders of 34 have no alignment insets",
    confirmed: "9 and 12 controls, 2 repositories")

  // MARK: AppKit

  static let boxBorder = EditorRule(
    "box-border", .before(.xcode7),
    text: "constraints of a titled AppKit box whose content view has no id refer to its border",
    confirmed:
      "12 constraints of 3 boxes, 1 file; 75 and 784 of other boxes refer to the alignment "
      + "rectangle, 2 repositories")

  // MARK: Files

  static let plugInVersion = EditorRule(
    "plug-in-version",
    text: "files that say 32,700 are of the version of their plug-in",
    confirmed: "35 files, 6 repositories")

  /// All rules, in the order of the table in docs/research/canvas-rules.md.
  package static let all: [EditorRule] = [
    .noStatusBar, .noStatusBarOnRoundedPads, .hiddenStatusBar, .statusBarAtAnyHeightBefore9,
    .statusBarAtAnyHeight, .xibBelowStatusBar, .noStatusBarInContainers, .statusBarInContainers,
    .tallWidgets, .higherNotches, .notchOf50, .insetsTwice, .iPhone16Pro, .freeformNotch,
    .widgetWithoutHomeIndicator, .xibAboveHomeIndicator, .freeformAboveHomeIndicator,
    .shortenedScene, .barsOfAnyScreen, .bottomBarBelowRoot, .largeTitles, .hiddenNavigationBars,
    .xibInsets, .xibOfController, .barViews, .refreshControl, .xibMargins, .narrowSideMargins,
    .wideSideMargins, .cellMarginsOf8, .cellMarginsPreserved, .cellMarginsOf10,
    .marginBesideAccessory, .separatorInsetOf15, .xibCellMarginsOnNotch, .xibCellMarginsByWidth,
    .nestedTableMargins, .cellMarginsOfIOS26, .storedCellMargins, .separatorInCellMargin,
    .cellsInheritNoMargins, .prototypeRowHeight, .collectionCellSize, .proportionalStack,
    .leafAcrossStack, .leafAlongStack, .leafBetweenEqualSpaces, .leafInProportionalStack,
    .stackWithoutMargins, .restingIndicator, .endsYield, .cellSizesYield, .symbolicGuideDistance,
    .symbolicSafeAreaDistance, .doubleScale, .halvesMoveRight, .halvesMoveLeft,
    .textStylesAtMedium, .textStylesAtSmallest, .wholePointLabels, .emptyTextField, .lowerSymbols,
    .controlsOfIOS26, .boxBorder, .plugInVersion,
  ]
}

extension Rule {
  /// The rules in the order of the documentation: rules about the file, then about the picture.
  public static let all: [Rule] = [
    crowdedGrid, gridPadding, contentAtEdge, headerAlignment, scrolling, textInput,
    customBackground, customFont, textColor, deprecatedVibrancy, openAppButton, foreignLink,
    titleName, longTitle, tooTall, expandedAddsNothing, compactNeedsExpanding, emptyCompact,
    quickActionWidget, fixedWidth, openHeight, fixedFont, missingLocalization, smallTarget,
    silentSignIn,
    truncatedText, clippedText, overlappingText, touchingText, outsideParent, outsideCard,
    compactOverflow,
    ambiguousLayout, conflictingLayout, lowContrast, largeText, rightToLeft, longerText,
    upscaledImage, missingImage, missingGlyph, heightDiffers, containerBackground, smallText,
    opaqueAccented, doubledMargins, unscaledFont, linkInSmall, nestedTarget, accentedImage,
    emptyLarge,
  ]

  /// Returns the rule with an id, or nil if it doesn't exist.
  public static func named(_ id: String) -> Rule? { all.first { $0.id == id } }
}

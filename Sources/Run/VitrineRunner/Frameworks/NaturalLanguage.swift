public import Foundation

// Natural Language without models, so results are empty.

/// A language.
public struct NLLanguage: RawRepresentable, Hashable, Sendable {
  /// The code.
  public let rawValue: String

  /// Creates a language from its code.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a language from its code.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// English.
  public static let english = NLLanguage("en")
  /// German.
  public static let german = NLLanguage("de")
  /// French.
  public static let french = NLLanguage("fr")
  /// Spanish.
  public static let spanish = NLLanguage("es")
  /// Italian.
  public static let italian = NLLanguage("it")
  /// Japanese.
  public static let japanese = NLLanguage("ja")
  /// Korean.
  public static let korean = NLLanguage("ko")
  /// Simplified Chinese.
  public static let simplifiedChinese = NLLanguage("zh-Hans")
  /// Traditional Chinese.
  public static let traditionalChinese = NLLanguage("zh-Hant")
  /// An unknown language.
  public static let undetermined = NLLanguage("und")
}

/// A recognition of languages, which recognizes none.
open class NLLanguageRecognizer: NSObject {
  /// The languages that are expected.
  open var languageConstraints: [NLLanguage] = []
  /// The language, or nil.
  open var dominantLanguage: NLLanguage? { nil }
  /// Reads a text.
  open func processString(_ string: String) {}
  /// Forgets all texts.
  open func reset() {}
  /// Returns no languages.
  open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] { [:] }
  /// Returns nil.
  open class func dominantLanguage(for string: String) -> NLLanguage? { nil }
}

/// A unit of a text.
public enum NLTokenUnit: Int, Sendable {
  case word, sentence, paragraph, document
}

/// A property of a unit.
public struct NLTag: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a property from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A noun.
  public static let noun = NLTag(rawValue: "Noun")
  /// A verb.
  public static let verb = NLTag(rawValue: "Verb")
  /// A person's name.
  public static let personalName = NLTag(rawValue: "PersonalName")
  /// A place's name.
  public static let placeName = NLTag(rawValue: "PlaceName")
  /// An organization's name.
  public static let organizationName = NLTag(rawValue: "OrganizationName")
}

/// A kind of properties.
public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The kind of a word.
  public static let lexicalClass = NLTagScheme(rawValue: "LexicalClass")
  /// The kind of a name.
  public static let nameType = NLTagScheme(rawValue: "NameType")
  /// The stem of a word.
  public static let lemma = NLTagScheme(rawValue: "Lemma")
  /// The language.
  public static let language = NLTagScheme(rawValue: "Language")
  /// The mood.
  public static let sentimentScore = NLTagScheme(rawValue: "SentimentScore")
}

/// A search for properties, which finds none.
open class NLTagger: NSObject {
  /// The options of a search.
  public struct Options: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Without words.
    public static let omitWords = Options(rawValue: 1)
    /// Without punctuation.
    public static let omitPunctuation = Options(rawValue: 2)
    /// Without spaces.
    public static let omitWhitespace = Options(rawValue: 4)
    /// With names as one word.
    public static let joinNames = Options(rawValue: 16)
  }

  /// The text.
  open var string: String?
  /// The language, or nil.
  open var dominantLanguage: NLLanguage? { nil }

  /// Creates a search.
  public init(tagSchemes: [NLTagScheme]) {}

  /// Calls a closure for no unit.
  open func enumerateTags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
    using block: (NLTag?, Range<String.Index>) -> Bool
  ) {}
  /// Returns no property.
  open func tag(
    at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme
  ) -> (NLTag?, Range<String.Index>) { (nil, index..<index) }
}

/// A division of texts, which finds no units.
open class NLTokenizer: NSObject {
  /// The text.
  open var string: String?

  /// Creates a division.
  public init(unit: NLTokenUnit) {}
  /// Sets the language.
  open func setLanguage(_ language: NLLanguage) {}
  /// Returns no units.
  open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] { [] }
}

/// A comparison of words, of which there is none.
open class NLEmbedding: NSObject {
  /// Returns nil.
  open class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
  /// Returns nil.
  open class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
  /// Returns 2, the distance of words without a relation.
  open func distance(between firstString: String, and secondString: String) -> Double { 2 }
}

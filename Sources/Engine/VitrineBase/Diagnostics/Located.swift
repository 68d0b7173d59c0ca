/// A word of an input file, with its location.
package struct Located: Hashable, Sendable {
  package var word: String
  package var location: SourceLocation

  package init(word: String, location: SourceLocation) {
    self.word = word
    self.location = location
  }
}

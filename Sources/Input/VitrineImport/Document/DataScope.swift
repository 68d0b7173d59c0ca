import VitrineBase

/// The names that a part of a document adds: the members of a list's entry, or of `with`.
struct DataScope {
  /// The place of an entry in a list of the data.
  struct Entry {
    let list: String
    /// The number of the entry, from 1.
    let number: Int
  }

  let value: JSONValue
  /// The entry of the list that is repeated, or nil for the values of `with`.
  let entry: Entry?
}

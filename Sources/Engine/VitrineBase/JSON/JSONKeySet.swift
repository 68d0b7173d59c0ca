/// The keys of an object, which are searched for repeated ones.
///
/// A set of strings would need more memory than the text, so the set contains the keys' indexes.
struct JSONKeySet {
  /// The number of keys from which a look at all of them is slower than a table.
  static let smallest = 12

  private struct Slot {
    /// The index of a key, or 0 if the slot is empty.
    ///
    /// No key has index 0, because a brace precedes it.
    var key: UInt32 = 0
    /// A part of the key's hash, so that few keys are compared.
    var hash: UInt32 = 0
  }

  private var slots = Array(repeating: Slot(), count: 32)
  private var count = 0

  /// Creates a set of different keys.
  init(_ keys: some Sequence<UInt32>, of text: JSONBytes) {
    for key in keys { _ = insert(key, of: text) }
  }

  /// Inserts a key.
  ///
  /// Returns false if the set contains it.
  mutating func insert(_ key: UInt32, of text: JSONBytes) -> Bool {
    if count * 8 >= slots.count * 7 { grow() }
    let hash = UInt32(truncatingIfNeeded: text.keyHash(Int(key)))
    var index = Int(hash) & (slots.count - 1)
    while slots[index].key != 0 {
      if slots[index].hash == hash, text.isSameKey(Int(slots[index].key), Int(key)) { return false }
      index = (index + 1) & (slots.count - 1)
    }
    slots[index] = Slot(key: key, hash: hash)
    count += 1
    return true
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: Slot(), count: old.count * 2)
    for slot in old where slot.key != 0 {
      var index = Int(slot.hash) & (slots.count - 1)
      while slots[index].key != 0 { index = (index + 1) & (slots.count - 1) }
      slots[index] = slot
    }
  }
}

import CShims

/// What becomes of memory that pictures no longer need.
public enum FreedMemory {
  /// Lets it stay with the process.
  ///
  /// For programs that make one picture after the other: handing eleven megabytes back to the system
  /// and faulting them in again takes as long as painting them. A setting of the whole process, so
  /// the library never makes it by itself.
  public static func keep() { vitrine_keep_freed_memory() }
}

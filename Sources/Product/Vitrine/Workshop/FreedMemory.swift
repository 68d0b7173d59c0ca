import CGlibc

/// The handling of freed memory.
public enum FreedMemory {
  /// Retains freed memory in the process.
  ///
  /// It is intended for programs that draw many pictures: returning eleven megabytes to the system
  /// and faulting them in again takes as long as painting them. It is a setting of the process, so
  /// the library never changes it.
  public static func keep() { vitrine_keep_freed_memory() }
}

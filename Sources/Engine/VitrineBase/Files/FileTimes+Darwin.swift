#if canImport(Darwin)
  import Darwin

  extension stat {
    /// The time of the last change of the contents, by Linux's name.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    var st_mtim: timespec { st_mtimespec }

    /// The time of the last change of the file, by Linux's name.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    var st_ctim: timespec { st_ctimespec }
  }
#endif

import Glibc
import VitrineBase
import VitrineGraphics

/// The conditions under which pixels must not change, as far as this machine can create them.
struct Conditions {
  struct Condition {
    var name: String
    var process: ChildProcess
    /// The words that choose the pictures.
    ///
    /// Only equal choices can be compared.
    var choice: [String]
    /// The plain run with the same choice.
    var reference: Condition {
      var plain = self
      plain.process = ChildProcess(path: program, arguments: choice + ["--jobs", "1"])
      return plain
    }
    fileprivate var program: String
  }

  private(set) var all: [Condition] = []
  private(set) var skipped: [(name: String, reason: String)] = []

  /// The number of sample pictures in a quick run and on an emulated processor.
  static let quickCount = 24

  private let program: String
  private let request: [String]

  /// Lists the conditions by ascending cost.
  ///
  /// Each aims at one dependency that pixels could have: the order of threads, the formats of a
  /// locale, hash seeds, uninitialized memory, another routine of the C library, the folder, the
  /// user, another build.
  init(program: String, others: [String], request: [String], isQuick: Bool) {
    self.program = program
    self.request = isQuick ? request + ["--sample", "\(Self.quickCount)"] : request
    add("one thread", ["--jobs", "1"])
    add("two threads", ["--jobs", "2"])
    add("eight threads", ["--jobs", "8"])
    add(
      "eight threads on one picture", ["--jobs", "8"], choice: request + ["--sample", "1"])
    add("last picture first", ["--jobs", "2", "--reverse"])
    // Turkish has another lowercase I, and Arabic has other digits. The time zones are half an hour
    // and fourteen hours off.
    for (locale, zone) in [
      ("C", "UTC"), ("de_DE.UTF-8", "Europe/Berlin"), ("tr_TR.UTF-8", "Pacific/Kiritimati"),
      ("ar_EG.UTF-8", "America/St_Johns"),
    ] {
      add(
        "\(locale), \(zone)", environment: ["LC_ALL": locale, "LANG": locale, "TZ": zone])
    }
    // Otherwise each process has other seeds, so every other condition tests that already.
    add("hashes seeded alike", environment: ["SWIFT_DETERMINISTIC_HASHING": "1"])
    // The C library fills freed memory with 0x5A, which is 90, and new memory with its complement
    // (mallopt(3)).
    add("memory filled with 0xA5", environment: ["MALLOC_PERTURB_": "90"])
    #if arch(x86_64)
      addProcessorFeatures()
    #endif
    addFolderAndUser()
    for other in others {
      add("another build: \(FilePath.name(of: FilePath.folder(of: other)))", path: other)
    }
    #if arch(x86_64)
      addEmulators(isQuick: isQuick, request)
    #endif
  }

  /// Adds a condition: a child process with another environment, wrapper or words than the plain
  /// run.
  ///
  /// `before` is a program that starts this one, such as `setarch -R`.
  private mutating func add(
    _ name: String, _ words: [String] = [], path: String? = nil, before: [String] = [],
    choice: [String]? = nil, environment: [String: String] = [:]
  ) {
    let chosen = choice ?? request
    let whole = before + (path.map { [$0] } ?? [program]) + chosen + words
    let process = ChildProcess(
      path: whole[0], arguments: Array(whole.dropFirst()), environment: environment)
    all.append(Condition(name: name, process: process, choice: chosen, program: program))
  }

  /// Adds processors with fewer features, for which the C library selects other routines with other
  /// roundings.
  private mutating func addProcessorFeatures() {
    add(
      "without FMA",
      environment: ["GLIBC_TUNABLES": "glibc.cpu.hwcaps=-FMA,-FMA4"])
    add(
      "without AVX, FMA",
      environment: [
        "GLIBC_TUNABLES":
          "glibc.cpu.hwcaps=-AVX,-AVX2,-AVX512F,-AVX512VL,-FMA,-FMA4,-ERMS,-SSE4_2,-SSSE3"
      ])
  }

  /// Adds the conditions that need other programs.
  ///
  /// Missing programs are listed as skipped.
  private mutating func addFolderAndUser() {
    if let env = Self.installed("env") { add("another folder", before: [env, "-C", "/"]) }
    if let setarch = Self.installed("setarch") {
      add("memory at fixed addresses", before: [setarch, "-R"])
    } else {
      skipped.append(("memory at fixed addresses", "setarch is not installed"))
    }
    if getuid() != 0 {
      skipped.append(("another user", "only root may become another user"))
    } else if let setpriv = Self.installed("setpriv") {
      add(
        "another user",
        before: [setpriv, "--reuid", "65534", "--regid", "65534", "--clear-groups"],
        environment: ["HOME": "/nonexistent", "USER": "nobody"])
    } else {
      skipped.append(("another user", "setpriv is not installed"))
    }
  }

  /// Adds processors of five generations, which QEMU emulates in user mode.
  ///
  /// Emulation is many times slower, so only a sample is drawn.
  private mutating func addEmulators(isQuick: Bool, _ request: [String]) {
    guard !isQuick else { return skipped.append(("other processors", "--quick leaves them out")) }
    guard let emulator = Self.installed("qemu-x86_64") else {
      return skipped.append(("other processors", "qemu-x86_64 is not installed"))
    }
    for model in ["Nehalem", "SandyBridge", "Haswell", "EPYC", "max"] {
      add(
        "processor \(model), emulated", before: [emulator, "-cpu", model],
        choice: request + ["--sample", "\(Self.quickCount)"])
    }
  }

  /// Returns the path of a program in the folders of `PATH`.
  ///
  /// Returns nil if it isn't installed.
  private static func installed(_ name: String) -> String? {
    let folders = (Environment.process["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    return folders.map { FilePath.join(String($0), name) }.first { Files.disk.exists($0) }
  }
}

import Foundation
import Glibc

/// Asks the kernel itself, past the library that answers for the world.
@_silgen_name("syscall")
func systemCall(_ number: Int, _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int) -> Int

func kernel(_ number: Int, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0, _ d: Int = 0, _ e: Int = 0)
  -> Int
{
  systemCall(number, a, b, c, d, e, 0x7669_7472_696e_6521)
}

/// What an attack finds outside: a folder with a file, a process and a secret.
struct Target {
  let folder: String
  let process: Int
  var file: String { folder + "/canary" }
}

private func address(_ text: String) -> Int { Int(bitPattern: strdup(text)) }

private func result(_ code: Int) -> String { code < 0 ? "refused" : "succeeded with \(code)" }

/// An attack that a call of the kernel is.
private func call(
  _ name: String, _ number: Int, _ arguments: @escaping (Target) -> [Int]
) -> (String, (Target) -> String) {
  (
    name,
    { target in
      let a = arguments(target) + [0, 0, 0, 0, 0]
      return result(kernel(number, a[0], a[1], a[2], a[3], a[4]))
    }
  )
}

private func opened(_ path: String, _ flags: Int32) -> Int {
  kernel(257, -100, address(path), Int(flags), 0o644)
}

private let here = -100
private let times = Int(bitPattern: calloc(4, 16))
private let buffer = Int(bitPattern: calloc(1, 65536))

/// The attacks that one call makes.
///
/// Those that change attributes may pretend to succeed.
let callAttacks: [(String, (Target) -> String)] = [
  call("kill", 62) { [$0.process, 9] },
  call("kill-group", 62) { _ in [-1, 9] },
  call("tkill", 200) { [$0.process, 9] },
  call("tgkill", 234) { [$0.process, $0.process, 9] },
  call("sigqueue", 129) { [$0.process, 9, buffer] },
  call("pidfd-open", 434) { [$0.process, 0] },
  call("ptrace", 101) { [16, $0.process] },
  call("read-memory-of", 310) { [$0.process, buffer, 1, buffer, 1] },
  call("write-memory-of", 311) { [$0.process, buffer, 1, buffer, 1] },
  call("fork", 57) { _ in [] },
  call("vfork", 58) { _ in [] },
  call("clone", 56) { _ in [17] },
  call("clone3", 435) { _ in [buffer, 64] },
  call("execve", 59) { _ in [address("/bin/sh"), 0, 0] },
  call("execveat", 322) { _ in [here, address("/bin/sh"), 0, 0, 0] },
  call("socket", 41) { _ in [2, 1, 0] },
  call("socket-local", 41) { _ in [1, 1, 0] },
  call("socket-pair", 53) { _ in [1, 1, 0, buffer] },
  call("unshare", 272) { _ in [0x1000_0000] },
  call("setns", 308) { _ in [0, 0] },
  call("mount", 165) { [address("x"), address($0.folder), address("tmpfs")] },
  call("unmount", 166) { _ in [address(NSHomeDirectory()), 2] },
  call("pivot-root", 155) { _ in [address("/"), address("/")] },
  call("chroot", 161) { _ in [address("/")] },
  call("open-tree", 428) { _ in [here, address("/"), 1] },
  call("mount-attributes", 442) { _ in [here, address("/"), 0x8000, buffer, 32] },
  call("bpf", 321) { _ in [0, buffer, 64] },
  call("perf", 298) { _ in [buffer, 0, -1, -1, 0] },
  call("io-uring", 425) { _ in [8, buffer] },
  call("userfaultfd", 323) { _ in [1] },
  call("key", 248) { _ in [address("user"), address("vitrine"), buffer, 4, -3] },
  call("keyctl", 250) { _ in [0, -3, 1] },
  call("shared-segment", 29) { _ in [0x7617, 4096, 0o1666] },
  call("semaphores", 64) { _ in [0x7617, 1, 0o1666] },
  call("messages", 68) { _ in [0x7617, 0o1666] },
  call("message-queue", 240) { _ in [address("vitrine"), 0o102, 0o666, 0] },
  call("memory-file", 319) { _ in [address("x"), 0] },
  call("shared-memory", 9) { _ in [0, 1 << 32, 3, 0x21, -1] },
  call("priority", 141) { [0, $0.process, 19] },
  call("own-priority", 141) { _ in [0, 0, 19] },
  call("affinity", 203) { [$0.process, 8, buffer] },
  call("scheduler", 144) { [$0.process, 3, buffer] },
  call("io-priority", 251) { [1, $0.process, 0x6000] },
  call("limits-of", 302) { [$0.process, 7, buffer, 0] },
  call("own-limits", 302) { _ in [0, 9, buffer, 0] },
  call("death-signal", 157) { _ in [1, 0] },
  call("dumpable", 157) { _ in [4, 1] },
  call("process-group", 109) { _ in [0, 0] },
  call("session", 112) { _ in [] },
  call("host-name", 170) { _ in [address("x"), 1] },
  call("set-time", 227) { _ in [0, buffer] },
  call("link", 86) { [address($0.file), address(NSHomeDirectory() + "/linked")] },
  call("symbolic-link", 88) { [address($0.file), address(NSHomeDirectory() + "/linked")] },
  call("node", 133) { _ in [address("node"), 0o10666, 0] },
  call("write-outside", 257) { [here, address($0.file), Int(O_WRONLY)] },
  call("read-outside", 257) { [here, address($0.folder + "/secret"), Int(O_RDONLY)] },
  call("create-outside", 257) {
    [here, address($0.folder + "/new"), Int(O_WRONLY | O_CREAT), 0o644]
  },
  call("create-shared", 257) { _ in
    [here, address("/dev/shm/vitrine-was-here"), Int(O_WRONLY | O_CREAT), 0o644]
  },
  call("create-temporary", 257) { _ in
    [here, address("/tmp/vitrine-was-here"), Int(O_WRONLY | O_CREAT), 0o644]
  },
  call("open-safely", 437) { [here, address($0.file), buffer, 24] },
  call("truncate", 76) { [address($0.file), 0] },
  call("remove", 87) { [address($0.file)] },
  call("rename", 82) { [address($0.file), address($0.folder + "/renamed")] },
  call("folder", 83) { [address($0.folder + "/made"), 0o755] },
  call("remove-folder", 84) { [address($0.folder)] },
  call("attribute", 188) { [address($0.file), address("user.vitrine"), buffer, 1] },
  call("handle", 304) { _ in [here, buffer, 0] },
  call("watch", 253) { _ in [] },
  call("personality", 135) { _ in [0] },
  call("user", 105) { _ in [0] },
  call("capabilities", 126) { _ in [buffer, buffer] },
  call("module", 175) { _ in [buffer, 1, buffer] },
  call("restart", 169) { _ in [0, 0, 0] },
  call("own-filter", 157) { _ in [22, 1] },
  call("mode", 90) { [address($0.file), 0] },
  call("mode-at", 268) { [here, address($0.file), 0] },
  call("owner", 92) { [address($0.file), 1, 1] },
  call("owner-of-link", 94) { [address($0.file), 1, 1] },
  call("owner-at", 260) { [here, address($0.file), 1, 1, 0] },
  call("dates", 235) { [address($0.file), times] },
  call("dates-at", 280) { [here, address($0.file), times, 0] },
]

/// The attacks by several calls.
let otherAttacks: [(String, (Target) -> String)] = [
  (
    "mode-of-descriptor",
    { target in
      let file = opened(target.file, O_RDONLY)
      return file < 0 ? "refused" : result(kernel(91, file, 0))
    }
  ),
  (
    "flags-of-file",
    { target in
      let file = opened(target.file, O_RDONLY)
      return file < 0 ? "refused" : result(kernel(16, file, 0x4008_6602, buffer))
    }
  ),
  ("mode-of-program", { _ in result(kernel(90, address(CommandLine.arguments.first ?? ""), 0)) }),
  (
    "mode-of-own-descriptors",
    { _ in
      for file in 0..<64 { _ = kernel(91, file, 0) }
      return "harmless"
    }
  ),
  (
    "signal-owner",
    { target in
      var ends: [Int32] = [0, 0]
      pipe(&ends)
      let owner = kernel(72, Int(ends[0]), 8, target.process)
      let signal = kernel(72, Int(ends[0]), 10, 9)
      let asynchronous = kernel(72, Int(ends[0]), 4, 0o20000)
      _ = write(ends[1], "x", 1)
      return owner < 0 && signal < 0 && asynchronous < 0 ? "refused" : "succeeded"
    }
  ),
  (
    "larger-pipe",
    { _ in
      var ends: [Int32] = [0, 0]
      pipe(&ends)
      return result(kernel(72, Int(ends[0]), 1031, 1 << 20))
    }
  ),
  (
    "lease",
    { target in result(kernel(72, max(0, opened(NSHomeDirectory() + "/x", O_RDONLY)), 1024, 1)) }
  ),
  ("memory-of-process", { target in result(opened("/proc/\(target.process)/mem", O_RDWR)) }),
  ("own-memory", { _ in result(opened("/proc/self/mem", O_RDWR)) }),
  ("terminal", { _ in result(opened("/dev/tty", O_RDWR)) }),
  ("disk", { _ in result(opened("/dev/vda", O_RDONLY)) }),
  (
    "without-answers",
    { _ in
      signal(SIGSYS, SIG_IGN)
      signal(SIGSYS, SIG_DFL)
      return result(kernel(62, 1, 9))
    }
  ),
  (
    "guessed-execution",
    { _ in
      for secret in 0..<100_000
      where systemCall(322, -100, address("/bin/sh"), 0, 0, 0, secret &* 0x9e37_79b9) >= 0 {
        return "succeeded"
      }
      return "refused"
    }
  ),
  (
    "library-of-others",
    { _ in dlopen(NSHomeDirectory() + "/none.so", RTLD_NOW) == nil ? "refused" : "succeeded" }
  ),
  (
    "parent-folders",
    { target in
      let names =
        (try? FileManager.default.contentsOfDirectory(
          atPath: NSHomeDirectory() + "/../../../../../../..")) ?? []
      return names.isEmpty ? "refused" : "succeeded"
    }
  ),
  (
    "secret",
    { target in
      (try? String(contentsOfFile: target.folder + "/secret", encoding: .utf8)) == nil
        ? "refused" : "succeeded"
    }
  ),
  (
    "questions-to-observer",
    { _ in
      for _ in 0..<5 { _ = write(5, [UInt8(255)], 1) }
      return "harmless"
    }
  ),
  (
    "without-observer",
    { _ in
      close(5)
      usleep(1000)
      return "harmless"
    }
  ),
]

/// The attacks that use resources up, which end with an error of the process or of the call.
let resourceAttacks: [(String, (Target) -> String)] = [
  (
    "hang",
    { _ in
      for file in 0..<256 { close(Int32(file)) }
      sleep(1_000_000)
      return "harmless"
    }
  ),
  (
    "hang-in-kernel",
    { _ in
      for file in 0..<256 { close(Int32(file)) }
      while true { _ = kernel(34) }
    }
  ),
  (
    "loop",
    { _ in
      var number = 1
      while true { number = number &* 3 &+ 1 }
    }
  ),
  (
    "recursion",
    { _ in
      func deeper(_ depth: Int) -> Int { depth &+ deeper(depth &+ 1) }
      return "\(deeper(0))"
    }
  ),
  (
    "memory",
    { _ in
      for _ in 0..<200 { memset(malloc(64 << 20), 1, 64 << 20) }
      return "succeeded"
    }
  ),
  (
    "large-files",
    { _ in
      let block = Data(count: 32 << 20)
      for index in 0..<64 {
        guard
          FileManager.default.createFile(atPath: NSHomeDirectory() + "/\(index)", contents: block)
        else {
          return index < 8 ? "refused" : "wrote \(index) files"
        }
      }
      return "succeeded"
    }
  ),
  (
    "many-files",
    { _ in
      for index in 0..<200_000 {
        let file = open(NSHomeDirectory() + "/\(index)", O_WRONLY | O_CREAT, 0o644)
        guard file >= 0 else { return index < 8192 ? "refused" : "wrote \(index) files" }
        close(file)
      }
      return "succeeded"
    }
  ),
  (
    "threads",
    { _ in
      for _ in 0..<10_000 { Thread.detachNewThread { sleep(1000) } }
      return "harmless"
    }
  ),
  (
    "output",
    { _ in
      let block = [UInt8](repeating: 65, count: 1 << 20)
      while write(1, block, block.count) > 0 {}
      return "refused"
    }
  ),
  (
    "garbage",
    { _ in
      _ = write(3, "garbage", 7)
      _exit(0)
    }
  ),
]

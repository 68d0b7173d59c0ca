import Foundation
import Glibc
import UIKit

private func bytes(of path: String) -> [UInt8] {
  guard let file = fopen(path, "r") else { return [] }
  defer { fclose(file) }
  var bytes = [UInt8](repeating: 0, count: 8)
  fread(&bytes, 1, 8, file)
  return bytes
}

private func opened(_ path: String) -> [UInt8] {
  let file = open(path, O_RDONLY)
  guard file >= 0 else { return [] }
  defer { close(file) }
  var bytes = [UInt8](repeating: 0, count: 8)
  read(file, &bytes, 8)
  return bytes
}

@_silgen_name("getrandom")
private func libraryRandom(_ buffer: UnsafeMutableRawPointer, _ count: Int, _ flags: UInt32) -> Int

private typealias Call = @convention(c) (Int, UnsafeMutableRawPointer, Int, UInt32) -> Int

/// Asks the kernel without the C library's function.
private func kernelRandom() -> UInt64 {
  let call = unsafeBitCast(dlsym(nil, "syscall"), to: Call.self)
  var number: UInt64 = 0
  _ = call(318, &number, 8, 0)
  return number
}

private func generated() -> [UInt64] {
  var generator = SystemRandomNumberGenerator()
  return [generator.next(), generator.next()]
}

enum Fruit: CaseIterable { case apple, pear, plum, cherry, fig }

let randomProbes = [
  Probe("random.Int", { Int.random(in: 0..<1_000_000) }),
  Probe("random.Int again", { Int.random(in: 0..<1_000_000) }),
  Probe("random.UInt8", { UInt8.random(in: 0...255) }),
  Probe("random.UInt64", { UInt64.random(in: .min ... .max) }),
  Probe("random.Double", { Double.random(in: 0..<1) }),
  Probe("random.Float", { Float.random(in: 0..<1) }),
  Probe("random.CGFloat", { CGFloat.random(in: 0..<1) }),
  Probe("random.Bool", { (0..<16).map { _ in Bool.random() ? 1 : 0 } }),
  Probe("random.shuffled", { Array(0..<20).shuffled() }),
  Probe(
    "random.shuffle",
    { () -> Any in
      var list = Array("abcdefgh")
      list.shuffle()
      return String(list)
    }),
  Probe("random.randomElement", { (0..<9).map { _ in "abcdefgh".randomElement()! } }),
  Probe("random.set element", { Set(1...50).randomElement()! }),
  Probe("random.case", { Fruit.allCases.randomElement()! }),
  Probe("random.generator", generated),
  Probe("random.UUID", { UUID() }),
  Probe("random.NSUUID", { NSUUID().uuidString }),
  Probe("random.globally unique", { ProcessInfo.processInfo.globallyUniqueString }),
  Probe("random.arc4random", { arc4random() }),
  Probe("random.arc4random_uniform", { arc4random_uniform(1000) }),
  Probe(
    "random.arc4random_buf",
    { () -> Any in
      var n: UInt64 = 0
      arc4random_buf(&n, 8)
      return n
    }),
  Probe("random.random", { random() }),
  Probe("random.rand", { rand() }),
  Probe("random.drand48", { drand48() }),
  Probe("random.lrand48", { lrand48() }),
  Probe(
    "random.srand",
    { () -> Any in
      srand(UInt32(time(nil)))
      return rand()
    }),
  Probe(
    "random.getrandom",
    { () -> Any in
      var n: UInt64 = 0
      _ = libraryRandom(&n, 8, 0)
      return n
    }),
  Probe(
    "random.getentropy",
    { () -> Any in
      var n: UInt64 = 0
      getentropy(&n, 8)
      return n
    }),
  Probe("random.system call", kernelRandom),
  Probe("random./dev/urandom", { bytes(of: "/dev/urandom") }),
  Probe("random./dev/random", { bytes(of: "/dev/random") }),
  Probe("random.open /dev/urandom", { opened("/dev/urandom") }),
  Probe(
    "random.FileHandle",
    { Array(FileHandle(forReadingAtPath: "/dev/urandom")!.readData(ofLength: 8)) }),
  Probe("random.hash of a string", { "widget".hashValue }),
  Probe("random.hash of a number", { 17.hashValue }),
  Probe(
    "random.hasher",
    { () -> Any in
      var hasher = Hasher()
      hasher.combine(1)
      return hasher.finalize()
    }),
]

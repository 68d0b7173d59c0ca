import Foundation
import Glibc
import UIKit

func place(_ file: String = #file) -> String { file }
func fullPlace(_ file: String = #filePath) -> String { file }

let environmentProbes = [
  Probe("environment.file", { place() }),
  Probe("environment.filePath", { fullPlace() }),
  Probe("environment.fileID", { #fileID }),
  Probe("environment.arguments", { CommandLine.arguments }),
  Probe("environment.process arguments", { ProcessInfo.processInfo.arguments }),
  Probe("environment.names", { ProcessInfo.processInfo.environment.keys.sorted() }),
  Probe(
    "environment.values",
    {
      ProcessInfo.processInfo.environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    }),
  Probe("environment.PATH", { getenv("PATH").map { String(cString: $0) } ?? "none" }),
  Probe("environment.USER", { getenv("USER").map { String(cString: $0) } ?? "none" }),
  Probe("environment.LD_PRELOAD", { getenv("LD_PRELOAD").map { String(cString: $0) } ?? "none" }),
  Probe("environment.TERM", { getenv("TERM").map { String(cString: $0) } ?? "none" }),
  Probe("environment.defaults", { UserDefaults.standard.string(forKey: "team") ?? "none" }),
  Probe("environment.number", { UserDefaults.standard.integer(forKey: "home") }),
  Probe("environment.screen", { UIScreen.main.bounds }),
  Probe("environment.scale", { UIScreen.main.scale }),
]

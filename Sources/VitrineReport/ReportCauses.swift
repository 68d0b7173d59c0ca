/// Names for the causes of changes: pictures share a cause when every sentence is the same.
///
/// A long list is called by its first sentence. Where two different lists would be called alike the
/// later one is numbered, so that one decision never covers a change that nobody looked at.
public struct ReportCauses: Sendable {
  private var names: [[String]: String] = [:]
  private var uses: [String: Int] = [:]

  public init() {}

  /// The name of the cause with these sentences; empty when there are none.
  public mutating func name(of sentences: [String]) -> String {
    guard let first = sentences.first else { return "" }
    if let known = names[sentences] { return known }
    let short = sentences.count == 1 ? first : "\(first) (and \(sentences.count - 1) more)"
    let use = uses[short, default: 0] + 1
    uses[short] = use
    let name = use == 1 ? short : "\(short), kind \(use)"
    names[sentences] = name
    return name
  }
}

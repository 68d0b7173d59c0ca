typealias Level = Int

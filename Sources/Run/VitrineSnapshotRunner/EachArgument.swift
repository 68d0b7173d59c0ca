/// Calls a test for each argument.
@MainActor
public func eachArgument<Arguments: Collection>(
  _ arguments: Arguments, _ test: @MainActor (Arguments.Element) throws -> Void
) throws {
  for argument in arguments { try test(argument) }
}

/// Calls a test for each pair of arguments, as `zip` makes them.
@MainActor
public func eachArgument<Pairs: Sequence, First, Second>(
  _ pairs: Pairs, _ test: @MainActor (First, Second) throws -> Void
) throws where Pairs.Element == (First, Second) {
  for (first, second) in pairs { try test(first, second) }
}

/// Calls a test for each key of a dictionary with its value.
@MainActor
public func eachArgument<Key: Hashable, Value>(
  _ values: [Key: Value], _ test: @MainActor (Key, Value) throws -> Void
) throws {
  for (key, value) in values { try test(key, value) }
}

/// Calls a test for each combination of the arguments of two collections.
@MainActor
public func eachArgument<Firsts: Collection, Seconds: Collection>(
  _ firsts: Firsts, _ seconds: Seconds,
  _ test: @MainActor (Firsts.Element, Seconds.Element) throws -> Void
) throws {
  for first in firsts {
    for second in seconds { try test(first, second) }
  }
}

/// Calls an asynchronous test for each argument.
@MainActor
public func eachArgument<Arguments: Collection>(
  _ arguments: Arguments, _ test: @MainActor (Arguments.Element) async throws -> Void
) async throws {
  for argument in arguments { try await test(argument) }
}

/// Calls an asynchronous test for each pair of arguments, as `zip` makes them.
@MainActor
public func eachArgument<Pairs: Sequence, First, Second>(
  _ pairs: Pairs, _ test: @MainActor (First, Second) async throws -> Void
) async throws where Pairs.Element == (First, Second) {
  for (first, second) in pairs { try await test(first, second) }
}

/// Calls an asynchronous test for each key of a dictionary with its value.
@MainActor
public func eachArgument<Key: Hashable, Value>(
  _ values: [Key: Value], _ test: @MainActor (Key, Value) async throws -> Void
) async throws {
  for (key, value) in values { try await test(key, value) }
}

/// Calls an asynchronous test for each combination of the arguments of two collections.
@MainActor
public func eachArgument<Firsts: Collection, Seconds: Collection>(
  _ firsts: Firsts, _ seconds: Seconds,
  _ test: @MainActor (Firsts.Element, Seconds.Element) async throws -> Void
) async throws {
  for first in firsts {
    for second in seconds { try await test(first, second) }
  }
}

// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// SQLite without databases: none can be opened.

/// The result of success.
public let SQLITE_OK: Int32 = 0
/// The result of a failure.
public let SQLITE_ERROR: Int32 = 1
/// The result of a file that can't be opened.
public let SQLITE_CANTOPEN: Int32 = 14
/// The result of a row.
public let SQLITE_ROW: Int32 = 100
/// The result of the last row.
public let SQLITE_DONE: Int32 = 101
/// The option to read only.
public let SQLITE_OPEN_READONLY: Int32 = 1
/// The option to read and write.
public let SQLITE_OPEN_READWRITE: Int32 = 2
/// The option to create a file.
public let SQLITE_OPEN_CREATE: Int32 = 4
/// The option of a lock of all uses.
public let SQLITE_OPEN_FULLMUTEX: Int32 = 0x10000
/// The option of a cache.
public let SQLITE_OPEN_PRIVATECACHE: Int32 = 0x40000
/// The option of an unprotected file.
public let SQLITE_OPEN_FILEPROTECTION_NONE: Int32 = 0x400000

/// Returns that the file can't be opened.
public func sqlite3_open(
  _ filename: UnsafePointer<CChar>?, _ database: UnsafeMutablePointer<OpaquePointer?>?
) -> Int32 { SQLITE_CANTOPEN }
/// Returns that the file can't be opened.
public func sqlite3_open_v2(
  _ filename: UnsafePointer<CChar>?, _ database: UnsafeMutablePointer<OpaquePointer?>?,
  _ flags: Int32, _ module: UnsafePointer<CChar>?
) -> Int32 { SQLITE_CANTOPEN }
/// Returns success.
@discardableResult
public func sqlite3_close(_ database: OpaquePointer?) -> Int32 { SQLITE_OK }
/// Returns a failure.
public func sqlite3_prepare_v2(
  _ database: OpaquePointer?, _ text: UnsafePointer<CChar>?, _ count: Int32,
  _ statement: UnsafeMutablePointer<OpaquePointer?>?,
  _ rest: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) -> Int32 { SQLITE_ERROR }
/// Returns a failure.
public func sqlite3_step(_ statement: OpaquePointer?) -> Int32 { SQLITE_ERROR }
/// Returns success.
@discardableResult
public func sqlite3_finalize(_ statement: OpaquePointer?) -> Int32 { SQLITE_OK }
/// Returns a failure.
public func sqlite3_exec(
  _ database: OpaquePointer?, _ text: UnsafePointer<CChar>?, _ callback: OpaquePointer?,
  _ context: UnsafeMutableRawPointer?,
  _ message: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> Int32 { SQLITE_ERROR }
/// Returns nil.
public func sqlite3_column_text(
  _ statement: OpaquePointer?, _ column: Int32
) -> UnsafePointer<UInt8>? { nil }
/// Returns zero.
public func sqlite3_column_int(_ statement: OpaquePointer?, _ column: Int32) -> Int32 { 0 }
/// Returns zero.
public func sqlite3_column_int64(_ statement: OpaquePointer?, _ column: Int32) -> Int64 { 0 }
/// Returns zero.
public func sqlite3_column_double(_ statement: OpaquePointer?, _ column: Int32) -> Double { 0 }
/// Returns nil.
public func sqlite3_errmsg(_ database: OpaquePointer?) -> UnsafePointer<CChar>? { nil }

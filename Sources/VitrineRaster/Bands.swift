/// Rows of a picture, first to last, half open.
package typealias Rows = Range<Int>

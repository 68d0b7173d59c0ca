import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImages
import VitrineMatrix

/// The contact sheets of a batch: one file, or numbered files if the pictures need several pages.
///
/// Each picture is reduced as soon as it is read, so that a sheet of full screens takes no more
/// memory than a sheet of cards.
struct SheetFiles {
  /// The largest number of pictures on a page, in fifty rows.
  ///
  /// Browsers and image editors open such a page quickly.
  private static let pageSize = 300
  private static let sheet = ContactSheet(columns: 6, tileWidth: 300)

  let resources: Resources

  /// Writes the sheets of a batch's pictures, and returns their files.
  ///
  /// A picture that failed isn't on a sheet.
  func write(_ names: [String], of folder: String, to path: String) throws(CommandError) -> [String]
  {
    let names = names.filter { resources.files.exists(FilePath.join(folder, $0 + ".png")) }
    let pageCount = max(1, (names.count + Self.pageSize - 1) / Self.pageSize)
    var files: [String] = []
    for page in 0..<pageCount {
      let range = page * Self.pageSize..<min(names.count, (page + 1) * Self.pageSize)
      let file = Self.file(page, of: pageCount, path)
      try write(entries(names[range], folder), to: file)
      files.append(file)
    }
    return files
  }

  private func entries(
    _ names: ArraySlice<String>, _ folder: String
  ) throws(CommandError) -> [ContactSheet.Entry] {
    var entries: [ContactSheet.Entry] = []
    let workshop = Workshop(resources)
    for name in names {
      do throws(RenderError) {
        let picture = try resources.files.image(at: FilePath.join(folder, name + ".png"))
        entries.append(ContactSheet.Entry(name, Self.sheet.tile(of: picture, in: workshop)))
      } catch {
        throw CommandError(error)
      }
    }
    return entries
  }

  private func write(_ entries: [ContactSheet.Entry], to file: String) throws(CommandError) {
    guard let picture = Self.sheet.picture(entries, in: Workshop(resources)) else {
      throw .usage("--sheet: \(entries.count) pictures as tall as these do not fit on one page")
    }
    let bytes: [UInt8]
    do throws(ImageError) {
      bytes = try PNG.encode(picture)
    } catch {
      throw CommandError(code: .cannotWrite, message: "\(file): error: \(error)")
    }
    do throws(Disk.Failure) {
      try Disk.deliver(bytes, to: file)
    } catch {
      throw CommandError(writing: error)
    }
  }

  /// Returns `sheet.png`, or `sheet-01.png` if there are several pages.
  private static func file(_ page: Int, of count: Int, _ path: String) -> String {
    guard count > 1 else { return path }
    let number = String(page + 1)
    let zeros = String(repeating: "0", count: String(count).count - number.count)
    let ending = path.hasSuffix(".png") ? ".png" : ""
    return "\(path.dropLast(ending.count))-\(zeros)\(number)\(ending)"
  }
}

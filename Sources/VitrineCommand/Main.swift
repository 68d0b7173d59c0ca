import Vitrine

@main
enum Main {
  static func main() {
    print(Version.current)
  }
}

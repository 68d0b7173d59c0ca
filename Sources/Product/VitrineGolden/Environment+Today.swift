import Glibc
package import VitrineBase

extension Environment {
  /// The day that the expiry dates of tolerances are compared with.
  ///
  /// `VITRINE_TODAY` overrides the current day in UTC. The day never affects a picture.
  package var today: CivilDate {
    self["VITRINE_TODAY"].flatMap { CivilDate($0) } ?? CivilDate(secondsSince1970: time(nil))
  }
}

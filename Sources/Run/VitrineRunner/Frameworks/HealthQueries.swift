// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// More kinds and queries of health data, which isn't available.

/// The name of a category.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Sleep.
  public static let sleepAnalysis = HKCategoryTypeIdentifier(rawValue: "sleepAnalysis")
  /// An hour of standing.
  public static let appleStandHour = HKCategoryTypeIdentifier(rawValue: "appleStandHour")
  /// Mindfulness.
  public static let mindfulSession = HKCategoryTypeIdentifier(rawValue: "mindfulSession")
  /// Menstruation.
  public static let menstrualFlow = HKCategoryTypeIdentifier(rawValue: "menstrualFlow")
}

/// A kind of categories.
open class HKCategoryType: HKSampleType {
  /// Creates a kind.
  public convenience init(_ identifier: HKCategoryTypeIdentifier) {
    self.init()
    name = identifier.rawValue
  }
}

/// A kind of workouts.
open class HKWorkoutType: HKSampleType {}

/// A personal property that doesn't change.
open class HKCharacteristicType: HKObjectType {}

extension HKObjectType {
  /// Returns a kind of categories.
  public class func categoryType(forIdentifier id: HKCategoryTypeIdentifier) -> HKCategoryType? {
    HKCategoryType(id)
  }
}

extension HKQuantityType {
  /// Creates a kind of quantities.
  public convenience init(_ identifier: HKQuantityTypeIdentifier) {
    self.init()
    name = identifier.rawValue
  }
}

extension HKQuantityTypeIdentifier {
  /// Returns a name.
  private static func named(_ name: String) -> HKQuantityTypeIdentifier {
    HKQuantityTypeIdentifier(rawValue: name)
  }

  /// Energy at rest.
  public static let basalEnergyBurned = named("basalEnergyBurned")
  /// The distance of cycling.
  public static let distanceCycling = named("distanceCycling")
  /// The distance of swimming.
  public static let distanceSwimming = named("distanceSwimming")
  /// The heart's rate at rest.
  public static let restingHeartRate = named("restingHeartRate")
  /// The average of the heart's rate while walking.
  public static let walkingHeartRateAverage = named("walkingHeartRateAverage")
  /// The variation of the heart's rate.
  public static let heartRateVariabilitySDNN = named("heartRateVariabilitySDNN")
  /// The oxygen in the blood.
  public static let oxygenSaturation = named("oxygenSaturation")
  /// The number of breaths.
  public static let respiratoryRate = named("respiratoryRate")
  /// The temperature.
  public static let bodyTemperature = named("bodyTemperature")
  /// The higher pressure of the blood.
  public static let bloodPressureSystolic = named("bloodPressureSystolic")
  /// The lower pressure of the blood.
  public static let bloodPressureDiastolic = named("bloodPressureDiastolic")
  /// The height.
  public static let height = named("height")
  /// The index of weight and height.
  public static let bodyMassIndex = named("bodyMassIndex")
  /// The part of fat.
  public static let bodyFatPercentage = named("bodyFatPercentage")
  /// The weight without fat.
  public static let leanBodyMass = named("leanBodyMass")
  /// The largest uptake of oxygen.
  public static let vo2Max = named("vo2Max")
  /// Minutes of standing.
  public static let appleStandTime = named("appleStandTime")
  /// Minutes of movement.
  public static let appleMoveTime = named("appleMoveTime")
  /// Eaten energy.
  public static let dietaryEnergyConsumed = named("dietaryEnergyConsumed")
  /// Eaten carbohydrates.
  public static let dietaryCarbohydrates = named("dietaryCarbohydrates")
  /// Eaten protein.
  public static let dietaryProtein = named("dietaryProtein")
  /// Eaten fat.
  public static let dietaryFatTotal = named("dietaryFatTotal")
  /// Caffeine.
  public static let dietaryCaffeine = named("dietaryCaffeine")
  /// Delivered insulin.
  public static let insulinDelivery = named("insulinDelivery")
  /// The speed of walking.
  public static let walkingSpeed = named("walkingSpeed")
}

/// A value of sleep.
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
  case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM

  /// Sleep.
  public static var asleep: HKCategoryValueSleepAnalysis { .asleepUnspecified }
  /// All kinds of sleep.
  public static var allAsleepValues: Set<HKCategoryValueSleepAnalysis> {
    [.asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM]
  }
}

/// A sample of a category.
open class HKCategorySample: HKSample {
  /// The kind.
  public let categoryType: HKCategoryType
  /// The value.
  public let value: Int

  /// Creates a sample.
  public init(type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date) {
    categoryType = type
    self.value = value
    super.init(start: startDate, end: endDate)
  }
}

/// The kind of a workout.
public enum HKWorkoutActivityType: UInt, Sendable {
  case cycling = 13
  case running = 37
  case swimming = 46
  case traditionalStrengthTraining = 50
  case walking = 52
  case yoga = 57
  case highIntensityIntervalTraining = 63
  case hiking = 24
  case rowing = 35
  case other = 3000
}

/// A workout.
open class HKWorkout: HKSample {
  /// The kind.
  public let workoutActivityType: HKWorkoutActivityType
  /// The duration.
  open var duration: TimeInterval { endDate.timeIntervalSince(startDate) }
  /// The burned energy, or nil.
  open var totalEnergyBurned: HKQuantity? { nil }
  /// The distance, or nil.
  open var totalDistance: HKQuantity? { nil }

  /// Creates a workout.
  public init(activityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date) {
    workoutActivityType = activityType
    super.init(start: startDate, end: endDate)
  }
}

/// The activity of a day.
open class HKActivitySummary: NSObject {
  /// The burned energy.
  open var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
  /// The goal of burned energy.
  open var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
  /// The minutes of exercise.
  open var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
  /// The goal of minutes of exercise.
  open var appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
  /// The hours of standing.
  open var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
  /// The goal of hours of standing.
  open var appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 0)

  /// Returns the parts of the day's date.
  open func dateComponents(for calendar: Calendar) -> DateComponents { DateComponents() }
}

/// A query of activities.
open class HKActivitySummaryQuery: HKQuery {
  /// Creates a query.
  public init(
    predicate: NSPredicate?,
    resultsHandler handler:
      @escaping (
        HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?
      ) -> Void
  ) {
    super.init()
    finish = { [unowned self] in handler(self, [], nil) }
  }
}

/// A query of changes, which never come.
open class HKObserverQuery: HKQuery {
  /// Creates a query.
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?,
    updateHandler: @escaping (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
  ) { super.init() }
}

/// The end of a query's results.
open class HKQueryAnchor: NSObject {}

/// A sample that was deleted.
open class HKDeletedObject: NSObject {}

/// A query of samples since an earlier one.
open class HKAnchoredObjectQuery: HKQuery {
  /// The handler of changes, which never come.
  open var updateHandler:
    (
      (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void
    )?

  /// Creates a query.
  public init(
    type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
    resultsHandler handler:
      @escaping (
        HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
      ) -> Void
  ) {
    super.init()
    finish = { [unowned self] in handler(self, [], [], nil, nil) }
  }
}

/// Statistics of several intervals, which are empty.
open class HKStatisticsCollection: NSObject {
  /// Calls no closure, because there are no statistics.
  open func enumerateStatistics(
    from startDate: Date, to endDate: Date,
    with block: (HKStatistics, UnsafeMutablePointer<Bool>) -> Void
  ) {}
  /// Returns no statistics.
  open func statistics() -> [HKStatistics] { [] }
  /// Returns nil.
  open func statistics(for date: Date) -> HKStatistics? { nil }
}

/// A query of statistics of several intervals.
open class HKStatisticsCollectionQuery: HKQuery {
  /// The handler of the first results.
  open var initialResultsHandler:
    ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
  /// The handler of changes, which never come.
  open var statisticsUpdateHandler:
    ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?

  /// Creates a query.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [], anchorDate: Date, intervalComponents: DateComponents
  ) {
    super.init()
    finish = { [unowned self] in
      initialResultsHandler?(self, HKStatisticsCollection(), nil)
    }
  }
}

/// A condition of samples.
public struct HKSamplePredicate<Sample: HKSample> {
  /// Returns a condition of quantities.
  public static func quantitySample(
    type: HKQuantityType, predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKQuantitySample> where Sample == HKQuantitySample {
    HKSamplePredicate<HKQuantitySample>()
  }
  /// Returns a condition of categories.
  public static func categorySample(
    type: HKCategoryType, predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKCategorySample> where Sample == HKCategorySample {
    HKSamplePredicate<HKCategorySample>()
  }
  /// Returns a condition of workouts.
  public static func workout(
    _ predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKWorkout> where Sample == HKWorkout { HKSamplePredicate<HKWorkout>() }
}

/// A query of samples, which has no results.
public struct HKSampleQueryDescriptor<Sample: HKSample> {
  /// Creates a query.
  public init(
    predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>],
    limit: Int? = nil
  ) {}

  /// Returns no samples.
  public func result(for healthStore: HKHealthStore) async throws -> [Sample] { [] }
}

/// A query of statistics, which has no results.
public struct HKStatisticsQueryDescriptor {
  /// Creates a query.
  public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {}

  /// Returns nil.
  public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? { nil }
}

/// A query of statistics of several intervals, which has no results.
public struct HKStatisticsCollectionQueryDescriptor {
  /// Creates a query.
  public init(
    predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions,
    anchorDate: Date, intervalComponents: DateComponents
  ) {}

  /// Returns empty statistics.
  public func result(
    for healthStore: HKHealthStore
  ) async throws -> HKStatisticsCollection { HKStatisticsCollection() }
}

/// The permission to write data.
public enum HKAuthorizationStatus: Int, Sendable {
  case notDetermined, sharingDenied, sharingAuthorized
}

/// The frequency of changes in the background.
public enum HKUpdateFrequency: Int, Sendable {
  case immediate = 1
  case hourly, daily, weekly
}

/// The sex of a person.
public enum HKBiologicalSex: Int, Sendable {
  case notSet, female, male, other
}

extension HKHealthStore {
  /// Returns that the person denies access.
  public func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus {
    .sharingDenied
  }
  /// Answers that there are no changes in the background.
  public func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency,
    withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, nil) }
  /// Throws an error, because there are no changes in the background.
  public func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency
  ) async throws { throw HKError(.errorHealthDataUnavailable) }
  /// Reports a failure, because the store is read-only here.
  public func save(
    _ object: HKSample, withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, nil) }
  /// Throws an error, because the store is read-only here.
  public func save(_ object: HKSample) async throws {
    throw HKError(.errorHealthDataUnavailable)
  }
  /// Throws an error, because the person denies access.
  public func dateOfBirthComponents() throws -> DateComponents {
    throw HKError(.errorHealthDataUnavailable)
  }
}

/// An error of health data.
public struct HKError: Error, Hashable, Sendable {
  /// The reason for an error.
  public enum Code: Int, Sendable {
    case errorHealthDataUnavailable = 1
    case errorHealthDataRestricted, errorInvalidArgument, errorAuthorizationDenied
    case errorAuthorizationNotDetermined, errorDatabaseInaccessible, errorUserCanceled
    case errorNoData = 11
  }

  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}

/// The app that wrote a sample.
open class HKSource: NSObject {
  /// The name.
  open var name: String { "" }
  /// The identifier of the app.
  open var bundleIdentifier: String { "" }
}

/// The version of an app that wrote a sample.
open class HKSourceRevision: NSObject {
  /// The app.
  open var source: HKSource { HKSource() }
  /// The version, or nil.
  open var version: String? { nil }
}

extension HKSample {
  /// The app that wrote the sample.
  public var sourceRevision: HKSourceRevision { HKSourceRevision() }
  /// The identifier.
  public var uuid: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}

extension HKStatistics {
  /// Returns nil.
  public func minimumQuantity() -> HKQuantity? { nil }
  /// Returns nil.
  public func maximumQuantity() -> HKQuantity? { nil }
  /// Returns nil.
  public func mostRecentQuantity() -> HKQuantity? { nil }
  /// The start.
  public var startDate: Date { .distantPast }
  /// The end.
  public var endDate: Date { .distantPast }
}

extension HKStatisticsOptions {
  /// The least value.
  public static let discreteMin = HKStatisticsOptions(rawValue: 4)
  /// The largest value.
  public static let discreteMax = HKStatisticsOptions(rawValue: 8)
  /// The last value.
  public static let mostRecent = HKStatisticsOptions(rawValue: 32)
  /// One result for each app.
  public static let separateBySource = HKStatisticsOptions(rawValue: 1)
}

/// A Boolean value in a sample that indicates whether a person entered it.
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
/// The time zone of a sample.
public let HKMetadataKeyTimeZone = "HKTimeZone"

// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// The data of HealthKit, which isn't available.

/// The name of a quantity.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Steps.
  public static let stepCount = HKQuantityTypeIdentifier(rawValue: "stepCount")
  /// The distance of walking and running.
  public static let distanceWalkingRunning = HKQuantityTypeIdentifier(
    rawValue: "distanceWalkingRunning")
  /// Burned energy.
  public static let activeEnergyBurned = HKQuantityTypeIdentifier(rawValue: "activeEnergyBurned")
  /// The heart's rate.
  public static let heartRate = HKQuantityTypeIdentifier(rawValue: "heartRate")
  /// The weight.
  public static let bodyMass = HKQuantityTypeIdentifier(rawValue: "bodyMass")
  /// Climbed floors.
  public static let flightsClimbed = HKQuantityTypeIdentifier(rawValue: "flightsClimbed")
  /// Drunk water.
  public static let dietaryWater = HKQuantityTypeIdentifier(rawValue: "dietaryWater")
  /// Minutes of exercise.
  public static let appleExerciseTime = HKQuantityTypeIdentifier(rawValue: "appleExerciseTime")
  /// Blood sugar.
  public static let bloodGlucose = HKQuantityTypeIdentifier(rawValue: "bloodGlucose")
}

/// A kind of data.
open class HKObjectType: NSObject {
  var name = ""

  /// The name of the kind.
  open var identifier: String { name }

  /// Returns a kind of quantities.
  open class func quantityType(forIdentifier id: HKQuantityTypeIdentifier) -> HKQuantityType? {
    HKQuantityType(id)
  }

  /// Returns the kind of activity summaries.
  open class func activitySummaryType() -> HKObjectType { HKObjectType() }
  /// Returns the kind of workouts.
  open class func workoutType() -> HKSampleType { HKSampleType() }
}

/// A kind of samples.
open class HKSampleType: HKObjectType {}

/// A kind of quantities.
open class HKQuantityType: HKSampleType {}

/// A sample.
open class HKSample: NSObject {
  /// The start.
  public let startDate: Date
  /// The end.
  public let endDate: Date

  init(start: Date, end: Date) {
    startDate = start
    endDate = end
  }
}

/// A sample of a quantity.
open class HKQuantitySample: HKSample {
  /// The kind.
  public let quantityType: HKQuantityType
  /// The quantity.
  public let quantity: HKQuantity
  /// Further values by their names.
  public let metadata: [String: Any]?

  /// Creates a sample.
  public init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date,
    end endDate: Date, metadata: [String: Any]? = nil
  ) {
    self.quantityType = quantityType
    self.quantity = quantity
    self.metadata = metadata
    super.init(start: startDate, end: endDate)
  }
}

/// A query, which has no results.
open class HKQuery: NSObject {
  var finish: () -> Void = {}

  /// Returns a predicate that no sample fulfills.
  open class func predicateForSamples(
    withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
  ) -> NSPredicate { NSPredicate(value: false) }
}

/// The options of a query.
public struct HKQueryOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The start lies in the interval.
  public static let strictStartDate = HKQueryOptions(rawValue: 1)
  /// The end lies in the interval.
  public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

/// No limit of results.
public let HKObjectQueryNoLimit = 0
/// The key of the start.
public let HKSampleSortIdentifierStartDate = "startDate"
/// The key of the end.
public let HKSampleSortIdentifierEndDate = "endDate"

/// A query of samples.
open class HKSampleQuery: HKQuery {
  /// Creates a query.
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int,
    sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    super.init()
    finish = { [unowned self] in resultsHandler(self, [], nil) }
  }
}

/// The options of statistics.
public struct HKStatisticsOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The sum.
  public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
  /// The average.
  public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
}

/// Statistics of samples, which are empty.
open class HKStatistics: NSObject {
  /// Returns nil.
  open func sumQuantity() -> HKQuantity? { nil }
  /// Returns nil.
  open func averageQuantity() -> HKQuantity? { nil }
}

/// A query of statistics.
open class HKStatisticsQuery: HKQuery {
  /// Creates a query.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [],
    completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) {
    super.init()
    finish = { [unowned self] in handler(self, nil, nil) }
  }
}

/// The store of health data, which isn't available.
open class HKHealthStore: NSObject {
  /// Returns false.
  open class func isHealthDataAvailable() -> Bool { false }

  /// Answers that the person denies access.
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, nil) }

  /// Returns after the person denied access.
  public func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws {}

  /// Answers a query with no results.
  open func execute(_ query: HKQuery) { query.finish() }
  /// Ends a query.
  open func stop(_ query: HKQuery) {}
}

extension NamesOutsideTheSubset {
  /// What Foundation declares at its top level and is not here; macros with their `#`.
  static let foundation: Set<String> = [
    "AffineTransform", "AttributedString", "Bundle", "ByteCountFormatter", "CGAffineTransform", "CGPoint", "CGRect",
    "CGSize", "CGVector", "Calendar", "CocoaError", "Data", "DateComponents", "DateComponentsFormatter",
    "DateFormatter", "DateInterval", "DateIntervalFormatter", "Decimal", "Dimension", "DispatchGroup",
    "DispatchSemaphore", "DispatchSource", "DispatchWorkItem", "EnergyFormatter", "FileHandle", "FileManager",
    "FileWrapper", "Formatter", "HTTPCookie", "HTTPURLResponse", "Host", "ISO8601DateFormatter", "IndexPath",
    "InputStream", "JSONDecoder", "JSONEncoder", "JSONSerialization", "LengthFormatter", "MassFormatter",
    "Measurement", "MeasurementFormatter", "NSArray", "NSAttributedString", "NSCache", "NSCoder", "NSCoding",
    "NSCondition", "NSConditionLock", "NSCopying", "NSCountedSet", "NSData", "NSDate", "NSDecimalNumber",
    "NSDictionary", "NSError", "NSLock", "NSLocking", "NSLog", "NSMutableArray", "NSMutableAttributedString",
    "NSMutableData", "NSMutableDictionary", "NSMutableOrderedSet", "NSMutableSet", "NSMutableString",
    "NSNotification", "NSNull", "NSNumber", "NSObject", "NSObjectProtocol", "NSOrderedSet", "NSPredicate",
    "NSRange", "NSRecursiveLock", "NSRegularExpression", "NSSet", "NSSortDescriptor", "NSString",
    "NSTemporaryDirectory", "NSURL", "NSUUID", "NSUserName", "NSValue", "Notification", "NotificationCenter",
    "NumberFormatter", "Operation", "OperationQueue", "OutputStream", "PersonNameComponents",
    "PersonNameComponentsFormatter", "Pipe", "Process", "ProcessInfo", "Progress", "PropertyListDecoder",
    "PropertyListEncoder", "PropertyListSerialization", "RelativeDateTimeFormatter", "Scanner", "SortDescriptor",
    "Stream", "Thread", "TimeZone", "Timer", "Unit", "UnitAngle", "UnitArea", "UnitDuration", "UnitLength",
    "UnitMass", "UnitSpeed", "UnitTemperature", "UnitVolume", "URL", "URLComponents", "URLQueryItem", "URLRequest",
    "URLResponse", "URLSession", "UndoManager", "UserDefaults", "XMLParser", "autoreleasepool", "dispatchMain",
    "#Predicate", "#Expression",
  ]
}

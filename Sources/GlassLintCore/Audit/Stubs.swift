enum AuditMarkdown { static func render(_ audit: Audit) -> [UInt8] { [] } }
enum AuditText { static func render(_ audit: Audit, color: Bool, width: Int) -> [UInt8] { [] } }
enum AuditPage { static func render(_ audit: Audit) -> [UInt8] { [] } }
enum AuditBadge { static func render(_ audit: Audit) -> [UInt8] { [] } }

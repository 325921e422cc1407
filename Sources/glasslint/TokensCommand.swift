import GlassLintCore

/// `glasslint tokens`: the design tokens in force, and where each came from.
enum TokensCommand {
  @Sendable static func run(_ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitStatus {
    console.setColor(arguments.value(.color))
    let store = ConfigurationStore(
      configurationFile: arguments.value(.config), usesCache: !arguments.has(.noCache))
    let inventory: TokenInventory?
    do throws(SourceError) {
      inventory = try TokenInventory.read(
        holding: arguments.operands.first ?? ".", store: store,
        jobs: arguments.value(.jobs).flatMap { Int($0) }, usesCache: !arguments.has(.noCache))
    } catch {
      throw UsageError("\(error.path): \(error.reason)")
    }
    for error in store.errors { console.report(error) }
    guard let inventory else { return .failure }
    for error in inventory.errors { console.report(error) }
    let isComplete = store.errors.isEmpty && inventory.errors.isEmpty
    return max(try write(inventory, arguments, console), isComplete ? .clean : .failure)
  }

  private static func write(
    _ inventory: TokenInventory, _ arguments: Arguments, _ console: Console
  ) throws(UsageError) -> ExitStatus {
    let format = arguments.value(.tokenFormat).flatMap { TokenReportFormat(rawValue: $0) } ?? .text
    let file = arguments.value(.outputFile).flatMap { $0 == "-" ? nil : $0 }
    let color = file == nil ? console.usesColor : arguments.value(.color) == "always"
    return console.write(format.render(inventory, color: color), to: file)
  }
}

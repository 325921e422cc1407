/// `glasslint manual`: the manual page.
enum ManualCommand {
  @Sendable static func run(_ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitStatus {
    console.write(ManualPage.text)
    return .clean
  }
}

struct TicketPrinter {
  func print(_ ticket: Ticket) {}
}

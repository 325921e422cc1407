import SwiftUI

struct Ticket {
  let route: String
  let fare: String
  let isReturn: Bool
}

struct TicketCard: View {
  let ticket: Ticket
  let printer: TicketPrinter
  var edge: CGFloat = 14  // expect: radius-scale
  private var inset: CGFloat { ticket.isReturn ? 22 : 16 }  // expect: spacing-scale, prefer-token

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {  // expect: spacing-scale
      Text(ticket.route)
        .font(
          .system(size: 17, weight: .semibold)  // expect: fixed-font-size
        )
        .foregroundColor(.secondary)  // expect: deprecated-modifier
      Rectangle()
        .fill(Color(.sRGB, red: 0.05, green: 0.2, blue: 0.35))  // expect: hardcoded-color
        .frame(height: 1)
      Text(ticket.fare).font(.system(.body, design: .rounded))
      HStack {
        Button("Print") { printer.print(ticket) }  // expect: preferred-component
        Button {  // expect: preferred-component
          print("refund", ticket.route)  // expect: no-print
        } label: {
          Text("Refund")
        }
      }
    }
    .padding(inset)
    .background(.regularMaterial)
    .clipShape(RoundedRectangle(cornerRadius: edge, style: .continuous))
    .shadow(color: .black.opacity(0.3), radius: 16, y: 8)  // expect: hand-made-shadow
  }
}

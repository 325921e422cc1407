import SwiftUI

struct DepartureList: View {
  let departures: [Ticket]
  let printer: TicketPrinter

  // The old list called print(departures) here.
  var body: some View {
    NavigationView {  // expect: preferred-component, deprecated-modifier
      ScrollView {
        LazyVStack(spacing: Spacing.medium) {
          Text("write .padding(12) and you will hear of it")
          ForEach(departures, id: \.route) { ticket in
            TicketCard(ticket: ticket, printer: printer)
              .frame(width: UIScreen.main.bounds.width - 32)  // expect: no-screen, deprecated-modifier
          }
        }
        .padding(.horizontal, 18)  // expect: spacing-scale
      }
      .background(RadialGradient(colors: [.deepWater, .clear], center: .top, startRadius: 0, endRadius: 300))
    }
  }
}

#Preview {
  DepartureList(departures: [], printer: TicketPrinter())
    .onAppear { print("shown") }
}

import SwiftUI

// What the document recommends, marked ✅ there: nothing here is found.

/// Pattern 1: a form card.
struct FormCardModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .background(.regularMaterial)
      .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
      .shadow(color: .black.opacity(0.05), radius: 6, x: 0, y: 3)
  }
}

extension View {
  func formCard() -> some View { modifier(FormCardModifier()) }
}

/// One row of a form, with the line below it.
struct FormRow<Content: View>: View {
  var showSeparator = true
  @ViewBuilder let content: () -> Content

  private var separatorColor: Color { Color(uiColor: .separator) }

  var body: some View {
    VStack(spacing: 0) {
      content()
        .padding(12)
      if showSeparator {
        Rectangle()
          .fill(separatorColor)
          .frame(height: 0.5)
      }
    }
  }
}

/// The sections of the sheet, on the screen's own background.
struct EventDetailsForm: View {
  @State private var eventTitle = ""
  @State private var location = ""
  @State private var notes = ""

  private var secondaryLabelColor: Color { Color(uiColor: .secondaryLabel) }

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        FormRow(showSeparator: true) {
          TextField("Titre", text: $eventTitle)
            .font(.body)
            .accessibilityLabel("Titre de l'événement")
        }

        FormRow(showSeparator: true) {
          HStack(spacing: 12) {
            Image(systemName: "location.fill")
              .foregroundStyle(secondaryLabelColor)
              .accessibilityHidden(true)

            TextField("Lieu", text: $location)
              .font(.body)
              .accessibilityLabel("Lieu de l'événement")
          }
        }

        FormRow(showSeparator: false) {
          TextField("Notes", text: $notes, axis: .vertical)
            .font(.body)
            .lineLimit(1...4)
            .accessibilityLabel("Notes sur l'événement")
        }
      }
      .formCard()
    }
    .background(Color(uiColor: .systemGroupedBackground).ignoresSafeArea())
  }
}

/// Pattern 2: a button that shows its state.
struct DateTimeButtons: View {
  @Binding var date: Date
  @Binding var showDatePicker: Bool
  let isAllDay: Bool

  var body: some View {
    HStack(spacing: 8) {
      Button {
        withAnimation(.easeInOut(duration: 0.2)) {
          showDatePicker.toggle()
        }
      } label: {
        Text(date, format: .dateTime.day().month().year())
          .font(.body)
          .padding(.horizontal, 12)
          .padding(.vertical, 6)
          .background(
            showDatePicker
              ? AnyShapeStyle(.blue.opacity(0.15))  // Selected
              : AnyShapeStyle(.ultraThinMaterial)  // Normal
          )
          .overlay(
            RoundedRectangle(cornerRadius: 6, style: .continuous)
              .stroke(Color.blue.opacity(showDatePicker ? 0.5 : 0), lineWidth: 1)
          )
          .clipShape(RoundedRectangle(cornerRadius: 6, style: .continuous))
          .foregroundStyle(Color.blue)
          .shadow(
            color: .black.opacity(showDatePicker ? 0.08 : 0.03),
            radius: showDatePicker ? 4 : 2,
            x: 0,
            y: 2
          )
      }
    }
  }
}

/// Pattern 3: a card that carries its shadow in its background.
struct QuickEventInput: View {
  @Binding var eventTitle: String

  var body: some View {
    TextField("Nom de l'événement", text: $eventTitle)
      .font(.title3)
      .multilineTextAlignment(.center)
      .padding()
      .background(
        RoundedRectangle(cornerRadius: 12, style: .continuous)
          .fill(.regularMaterial)
          .shadow(color: .black.opacity(0.05), radius: 6, x: 0, y: 3)
      )
      .padding(.horizontal, 32)
      .accessibilityLabel("Nom de l'événement")
  }
}

/// "Shadow Opacity Scale": each level of the table.
struct ElevationSamples: View {
  var body: some View {
    VStack(spacing: 24) {
      Text("Very light").shadow(color: .black.opacity(0.02), radius: 2, x: 0, y: 1)
      Text("Light").shadow(color: .black.opacity(0.03), radius: 2, x: 0, y: 2)
      Text("Medium").shadow(color: .black.opacity(0.05), radius: 6, x: 0, y: 3)
      Text("Heavy").shadow(color: .black.opacity(0.08), radius: 4, x: 0, y: 2)
      Text("Prominent").shadow(color: .black.opacity(0.12), radius: 12, x: 0, y: 6)
    }
  }
}

/// "System Colors vs Custom Colors".
struct SystemColorRow: View {
  var body: some View {
    VStack(spacing: 8) {
      Text("Réunion")
        .foregroundStyle(.primary)
      Text("10:00")
        .foregroundStyle(Color(uiColor: .secondaryLabel))
      Divider()
        .overlay(Color(uiColor: .separator))
      Text("Primary action")
        .foregroundStyle(.iOSSystemBlue)
    }
  }
}

/// "Use `.ultraThinMaterial` for secondary elements".
struct GuestChip: View {
  let name: String

  var body: some View {
    Text(name)
      .padding(.horizontal, 12)
      .padding(.vertical, 6)
      .background(.ultraThinMaterial)
      .clipShape(.rect(cornerRadius: 6, style: .continuous))
  }
}

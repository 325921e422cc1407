import SwiftUI

// "Animate state changes smoothly" and "Don't forget accessibility labels".

struct PickerToggle: View {
  @State private var showDatePicker = false

  var body: some View {
    VStack(spacing: 8) {
      Button("Smooth") {
        withAnimation(.easeInOut(duration: 0.2)) {
          showDatePicker.toggle()
        }
      }
      Button("Sudden") {
        showDatePicker.toggle()  // expect: unanimated-toggle
      }
      if showDatePicker {
        Text("Calendar")
      }
    }
  }
}

/// The same, as others write it.
struct ChoiceToggle: View {
  @State private var isExpanded = false

  var body: some View {
    VStack(spacing: 8) {
      Text("Details")
        .onTapGesture {  // expect: tap-gesture-trait
          isExpanded = !isExpanded  // expect: unanimated-toggle
        }
      Text("More")
        .opacity(isExpanded ? 1 : 0)
    }
  }
}

/// Animated where the value is used: the change itself needs nothing.
struct AnimatedByValue: View {
  @State private var isExpanded = false

  var body: some View {
    VStack(spacing: 8) {
      Button("Details") { isExpanded.toggle() }
      Text("More")
        .opacity(isExpanded ? 1 : 0)
        .animation(.easeInOut(duration: 0.2), value: isExpanded)
    }
  }
}

struct AnimatedByEverything: View {
  let isExpanded: Bool

  var body: some View {
    Text("More")
      .opacity(isExpanded ? 1 : 0)
      .animation(.easeInOut(duration: 0.2))  // expect: animation-value
  }
}

struct LoginFields: View {
  @State private var email = ""

  var body: some View {
    VStack(spacing: 8) {
      TextField("Email")  // expect: text-field-label
      TextField("Email").accessibilityLabel("Email address field")
      TextField("Email", text: $email)  // expect: text-field-label
        .font(.body)
      TextField("", text: $email)  // expect: text-field-label
      TextField("Email", text: $email)
        .font(.body)
        .accessibilityLabel("Email address field")
    }
  }
}

struct UnlabeledControls: View {
  var body: some View {
    HStack(spacing: 8) {
      Button {  // expect: control-label
        close()
      } label: {
        Image(systemName: "xmark")
      }
      Button {
        close()
      } label: {
        Image(systemName: "xmark")
      }
      .accessibilityLabel("Fermer")
      Image("cover")  // expect: image-label
      Image(decorative: "cover")
    }
  }

  private func close() {}
}

import SwiftUI

/// Controls that VoiceOver cannot name, and their better halves.
struct TrailToolbar: View {
  @Binding var query: String
  @Binding var notes: String
  @State private var isOpen = false

  var body: some View {
    VStack(spacing: 16) {
      HStack(spacing: 12) {
        Button {  // expect: control-label
          query = ""
        } label: {
          Image(systemName: "xmark.circle.fill")
        }

        Button("Share", systemImage: "square.and.arrow.up") { isOpen.toggle() }

        Menu {  // expect: control-label
          Button("Rename") {}
        } label: {
          Image(systemName: "ellipsis")
        }
      }

      Image("mountain-panorama")  // expect: image-label
        .resizable()
        .scaledToFit()

      Image(decorative: "contour-lines")

      TextField("", text: $query)  // expect: text-field-label

      TextField("Notes", text: $notes)

      TextField("Search", text: $query)
        .accessibilityLabel("Search trails")

      Text("Show the map")
        .onTapGesture { isOpen = true }  // expect: tap-gesture-trait

      Text("Hide the map")
        .onTapGesture { isOpen = false }
        .accessibilityAddTraits(.isButton)
    }
  }
}

import SwiftUI

// "iOS 18+ Requirement": the container for navigation came with iOS 18.

struct EarlyNavigation<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View {
    ZStack {
      SolidBackground()
      NavigationStack {
        content()
          .containerBackground(for: .navigation) {  // expect: glass-availability
            Color.clear
          }
      }
    }
  }
}

struct EarlyNavigationInShort<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View {
    NavigationStack {
      content()
        .containerBackground(.clear, for: .navigation)  // expect: glass-availability
    }
  }
}

struct CheckedNavigation<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View {
    NavigationStack {
      if #available(iOS 18.0, *) {
        content().containerBackground(for: .navigation) { Color.clear }
      } else {
        content()
      }
    }
  }
}

@available(iOS 18.0, *)
struct DeclaredNavigation<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View {
    NavigationStack {
      content().containerBackground(for: .navigation) { Color.clear }
    }
  }
}

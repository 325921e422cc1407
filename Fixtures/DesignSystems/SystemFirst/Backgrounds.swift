import SwiftUI

// "Phase 1: Remove Custom Background System".

/// The problem: a picture, dimmed by hand, behind every screen.
public struct BackgroundView: View {  // expect: custom-background
  let style: BackgroundStyle
  @Environment(\.accessibilityReduceTransparency) private var reduceTransparency
  @Environment(\.colorScheme) private var colorScheme

  init(_ style: BackgroundStyle) { self.style = style }

  public var body: some View {
    ZStack {
      Image(decorative: style.imageName)
        .resizable()
        .aspectRatio(contentMode: .fill)
        .ignoresSafeArea()

      (colorScheme == .dark ? Color.black : Color.white)
        .opacity(reduceTransparency ? 0.85 : style.dimmingOpacity)
        .ignoresSafeArea()
    }
  }
}

struct OldDashboardView: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        Text("Welcome")
      }
      .background(BackgroundView(.dashboard))  // expect: custom-background, deprecated-modifier
      .navigationTitle("Dashboard")
    }
  }
}

struct OldGoalsListView: View {
  var body: some View {
    List {
      Text("Run 120 km")
    }
    .listStyle(.insetGrouped)
    .background(BackgroundView(.goals))  // expect: custom-background
  }
}

/// The same, as others write it.
struct OldTermsView: View {
  var body: some View {
    ScrollView {
      Text("Term 1")
    }
    .background {
      BackgroundView(.terms)  // expect: custom-background
    }
  }
}

struct OldValuesView: View {
  var body: some View {
    ZStack {
      BackgroundView(.values)  // expect: custom-background
        .ignoresSafeArea()
      Text("Honesty")
    }
  }
}

/// "Complete Updated Code".
@available(iOS 26.0, macOS 26.0, *)
public struct DashboardView: View {
  public init() {}

  public var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 20) {
          welcomeSection
          NavigationLink {
            ValueAlignmentInsightsView()
          } label: {
            ValueAlignmentSummaryCard()
          }
          .buttonStyle(.plain)
        }
        .padding()
      }
      .background(.regularMaterial)
      .navigationTitle("Dashboard")
      #if os(iOS)
        .navigationBarTitleDisplayMode(.large)
      #endif
    }
  }

  private var welcomeSection: some View {
    Text("Welcome")
      .padding()
      .background(.thinMaterial, in: .rect(cornerRadius: 12, style: .continuous))
  }
}

/// "Choose Replacement Strategy": lists, content areas, cards, bars.
struct MaterialStrategy: View {
  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        Text("Content area")
      }
      .background(Color(.systemGroupedBackground))

      Text("Card")
        .padding()
        .background(.thinMaterial)
      Text("Heavy overlay")
        .padding()
        .background(.thickMaterial)
      Text("Minimal barrier")
        .padding()
        .background(.ultraThinMaterial)
      Text("Toolbar")
        .padding()
        .background(.bar)
    }
  }
}

struct PaintedCard: View {
  var body: some View {
    Text("Card")
      .padding()
      .background(Color(uiColor: .secondarySystemGroupedBackground))  // expect: material-background
      .clipShape(.rect(cornerRadius: 12, style: .continuous))
  }
}

/// "Any custom backgrounds and appearances you use in these elements might overlay or interfere with Liquid Glass."
struct PaintedBars: View {
  @State private var isPresented = false

  var body: some View {
    NavigationStack {
      Text("Goals")
        .toolbarBackground(Color.indigo, for: .navigationBar)  // expect: bar-background
        .toolbarBackground(.visible, for: .navigationBar)
    }
    .sheet(isPresented: $isPresented) {
      Text("New goal")
        .presentationBackground(Color.indigo)  // expect: bar-background
    }
  }
}

struct PaintedTabs: View {
  init() {
    UINavigationBar.appearance().backgroundColor = .systemIndigo  // expect: bar-background
    UITabBar.appearance().barTintColor = .systemIndigo  // expect: bar-background
  }

  var body: some View {
    TabView {
      Text("Goals")
        .toolbarBackground(.indigo, for: .tabBar)  // expect: bar-background
    }
  }
}

struct PlainBars: View {
  var body: some View {
    NavigationStack {
      Text("Goals")
        .navigationTitle("Goals")
        .toolbarBackground(.visible, for: .navigationBar)
        .toolbar {
          ToolbarItem(placement: .primaryAction) {
            Button("Add") {}
          }
        }
    }
  }
}

/// Glass lies on content, not on glass.
struct NestedGlass: View {
  var body: some View {
    VStack(spacing: 8) {
      Text("Progress")
        .padding(8)
        .background(.thinMaterial, in: .capsule)  // expect: glass-on-glass
    }
    .padding()
    .background(.regularMaterial)
  }
}

/// UIKit's blur, wrapped, does what `.regularMaterial` does by itself.
struct BlurView: UIViewRepresentable {
  func makeUIView(context: Context) -> UIVisualEffectView {
    UIVisualEffectView(effect: UIBlurEffect(style: .regular))  // expect: visual-effect-view
  }

  func updateUIView(_ view: UIVisualEffectView, context: Context) {}
}

/// "Enable Reduce Transparency": what the system does for materials, hand-made translucency has to do itself.
struct HandMadeVeil: View {
  var body: some View {
    ZStack {
      Image(decorative: "photo")
      Text("Paused")
        .padding()
        .background(Color.black.opacity(0.4).blur(radius: 10))  // expect: reduce-transparency
    }
  }
}

struct ConsiderateVeil: View {
  @Environment(\.accessibilityReduceTransparency) private var reduceTransparency

  var body: some View {
    Text("Paused")
      .padding()
      .background(Color.black.opacity(reduceTransparency ? 1 : 0.4).blur(radius: 10))
  }
}

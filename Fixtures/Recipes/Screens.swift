import SwiftUI

struct TideScreen: View {
  @State var isExpanded = false  // expect: private-state
  @State fileprivate var note = ""  // expect: private-state
  @State private var day = Date()  // expect: date-now
  @EnvironmentObject private var station: TideStation  // expect: environment-object
  @EnvironmentObject var log: TideLog  // expect: environment-object
  @Environment(TideClock.self) private var clock
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    VStack(alignment: .leading, spacing: Gap.wide) {
      Text("High water")  // expect: text-from-catalog
      Text(verbatim: "2.4 m")
      Text(station.name)
      // AnyView(Text("said in a comment")) and print("said there too") are not said in code.
      Text(verbatim: "AnyView(EmptyView()), GeometryReader { } and NSLog(height)")
      Text(  // expect: text-from-catalog
        """
        Two tides
        a day
        """)
      actions
      symbols
    }
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)  // expect: full-dynamic-type
    .padding(typeSize.isAccessibilitySize ? Gap.narrow : Gap.wide)
  }

  private var actions: some View {
    HStack(spacing: Gap.narrow) {
      Button("Forecast") { station.load() }  // expect: button-identifier
      Button("Alarm", action: station.load)
        .buttonStyle(.bordered)
        .accessibilityIdentifier("alarm")  // expect: typed-identifier
      Button {
        TideStore.shared.clear()  // expect: no-shared-in-views
        UserDefaults.standard.set(true, forKey: "cleared")  // expect: defaults-in-views
      } label: {
        Text(.clear)
      }
      .accessibilityIdentifier(AccessibilityID.clear)
    }
    .onAppear { Task { await station.refresh() } }  // expect: task-on-appear
    .onAppear {
      note = ""
      Task { await station.refresh() }
    }
  }

  private var symbols: some View {
    HStack(spacing: Gap.narrow) {
      Image(systemName: "water.waves")  // expect: typed-symbol
        .accessibilityHidden(true)
      Image(systemName: station.symbol)
        .accessibilityHidden(true)
      Image("harbour")  // expect: image-resource
        .resizable()
        .aspectRatio(contentMode: .fit)  // expect: scaled-to-fit
        .accessibilityHidden(true)
      Image(.harbour)
        .resizable()
        .aspectRatio(2, contentMode: .fit)
        .accessibilityHidden(true)
      Image(decorative: "harbour")
    }
  }
}

struct TideChart: View {
  let heights: [Double]

  var body: some View {
    VStack(spacing: Gap.narrow) {
      GeometryReader { room in  // expect: no-geometry-reader
        Rectangle()
          .fill(Color.teal.opacity(0.4))  // expect: color-with-opacity
          .frame(width: room.size.width)
      }
      ForEach(heights, id: \.self) { height in
        Rectangle()
          .fill(Color.sea.opacity(0.4))
          .opacity(0.4)
      }
    }
    .background {
      GeometryReader { room in Color.sea.opacity(room.size.height > 400 ? 1 : 0) }
    }
  }

  func legend(_ isShort: Bool) -> AnyView {
    isShort ? AnyView(EmptyView()) : AnyView(Text(.legend))  // expect: no-any-view, no-any-view
  }

  @ViewBuilder func marks(_ isShort: Bool) -> some View {
    if !isShort { Text(.legend) }
  }
}

struct TideScreenPreviews: PreviewProvider {  // expect: preview-macro
  static var previews: some View { TideChart(heights: [0.2, 0.8]) }
}

#Preview {
  Text("In a preview, text is for nobody")
    .onAppear { print("shown") }
}

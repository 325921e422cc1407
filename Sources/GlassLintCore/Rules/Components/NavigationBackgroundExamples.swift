let navigationBackgroundExamples: [Rule.Example] = [
  .right(
    """
    // What the stack shows has a ground of its own.
    struct Root: View {
      var body: some View {
        NavigationStack { Text("Hello").padding().background(Color.orange) }.background(Color.indigo)
      }
    }
    """),
  .wrong(
    """
    // Either way a list is in it, which paints the same once more: the message says to delete it.
    struct Details: View {
      let isEditing: Bool

      var body: some View {
        NavigationStack {
          Group {
            if isEditing { Form { Text("Name") } } else { List { Text("Name") } }
          }
        }
        .↓background(Color(.systemGroupedBackground))
      }
    }
    """),
  .wrong(
    """
    struct Root: View {
      var body: some View {
        NavigationStack {
          List(items) { Text($0.name) }
        }
        .↓background(LinearGradient(colors: palette.colors, startPoint: .top, endPoint: .bottom))
      }
    }
    """),
  .wrong(
    """
    struct Root: View {
      var body: some View {
        ZStack {
          LinearGradient(colors: palette.colors, startPoint: .top, endPoint: .bottom).ignoresSafeArea()
          navigation
        }
      }
      private var navigation: some View {
        ↓NavigationStack { Text("Hello") }
      }
    }
    """),
  .wrong(
    """
    struct Root: View {
      var body: some View {
        ZStack {
          PersistentBackground(palette: palette, configuration: configuration)
          ↓NavigationStack {
            content
          }
        }
      }
      private var content: some View {
        ScrollView { Text("Hello") }.navigationTitle("Home")
      }
    }
    """),
  .wrong(
    """
    struct Root: View {
      var body: some View {
        NavigationView { Text("Hello") }
          .navigationViewStyle(.stack)
          .↓background { Color.indigo.ignoresSafeArea() }
      }
    }
    """),
  .wrong(
    """
    struct Root: View {
      var body: some View {
        NavigationStack { List { Text("Hello") } }
          .overlay(↓LinearGradient(colors: [accent.opacity(0.2), .clear], startPoint: .top, endPoint: .bottom))
      }
    }
    """),
  .wrong(
    """
    struct Root: View {
      var body: some View {
        ZStack {
          LinearGradient(colors: palette.colors, startPoint: .top, endPoint: .bottom)
          ↓RadialGradient(colors: [.clear, .black], center: .center, startRadius: 0, endRadius: 500)
          NavigationStack {
            List { Text("Hello") }
              .containerBackground(for: .navigation) { Color.clear }
          }
        }
      }
    }
    """),
  .right(
    """
    #if os(tvOS)
    // A stack on a television has no ground of its own.
    struct Root: View {
      var body: some View {
        NavigationStack { Text("Hello") }.background(Color.red)
      }
    }
    #endif
    struct Shared: View {
      var body: some View {
        NavigationStack { Text("Hello") }
          #if os(tvOS)
            .background(Color.red)
          #endif
      }
    }
    """),
  .right(
    """
    struct Root: View {
      var body: some View {
        ZStack {
          PersistentBackground(palette: palette, configuration: configuration)
          NavigationStack {
            content
              .containerBackground(for: .navigation) {
                Color.clear
              }
          }
        }
      }
      private var content: some View { ScrollView { Text("Hello") } }
    }
    """),
  .right(
    """
    struct Root: View {
      var body: some View {
        ZStack {
          Color.indigo.ignoresSafeArea()
          NavigationStack { content.containerBackground(.clear, for: .navigation) }
        }
      }
    }
    """),
  .right(
    """
    struct Root: View {
      var body: some View {
        ZStack {
          Theme.background.ignoresSafeArea()
          NavigationStack { HomeScreen() }
        }
      }
    }
    """),
  .right(
    """
    struct Root: View {
      @State private var window: UIWindow?
      var body: some View {
        NavigationStack {
          ScrollView { Text("Hello") }.background(.regularMaterial)
        }
        .background(Color.clear)
        .background(WindowAccessor(window: $window))
        .background(GeometryReader { proxy in Color.clear.preference(key: SizeKey.self, value: proxy.size) })
        .overlay { if isLoading { ProgressView() } }
      }
    }
    """),
  .right(
    """
    struct Root: View {
      var body: some View {
        ZStack {
          NavigationStack { List { Text("Hello") } }
          Color.black.opacity(0.4).ignoresSafeArea()
          Toast()
        }
      }
    }
    """),
]
